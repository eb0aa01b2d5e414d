import type { FormOutcome } from '#app/site/sending/form-outcome.ts';
import { Foreign } from '#app/ui/foreign/foreign.tsx';
import styles from './sent-reference.module.css';

/** The number under which the message can be asked for; it stays when the thanks are gone. */
export function SentReference({ answer, label }: { answer: FormOutcome | undefined; label: string }) {
  if (answer?.outcome !== 'sent' || !answer.reference) return null;
  return (
    <p className={styles['reference']}>
      {label} <Foreign>{answer.reference}</Foreign>
    </p>
  );
}
