import type { Webhooks } from '#api/features/webhooks/webhooks.ts';
import { useFormats } from '#app/dashboard/formats.ts';
import { Mark } from '#app/dashboard/ui/data-table.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { answerText } from './answer-text.ts';

type Listed = Awaited<ReturnType<Webhooks['list']>>[number];

const KIND = { new: undefined, well: 'ok', failing: 'error', paused: undefined } as const;

/** How a receiver does: whether it takes what it is told, what waits and when it is tried next, and what it said last. */
export function WebhookState({ webhook: { state, failingSince, waiting, dead, last } }: { webhook: Listed }) {
  const t = useTexts();
  const { when } = useFormats();
  const isBad = state === 'failing' && last !== null;
  const facts = [
    state === 'failing' && failingSince && t('webhooks.failing-since', { at: when(failingSince) }),
    waiting > 0 && t('webhooks.waiting', { count: waiting }),
    isBad && last.attempts > 0 && t('webhooks.tries', { count: last.attempts }),
    isBad && last.nextAt && t('webhooks.next', { at: when(last.nextAt) }),
    dead > 0 && t('webhooks.dead', { count: dead }),
  ].filter((fact): fact is string => Boolean(fact));
  return (
    <>
      <Mark kind={KIND[state]}>{t(`webhooks.state.${state}`)}</Mark>
      {facts.map((fact) => (
        <div key={fact}>{fact}</div>
      ))}
      {isBad && <div dir="auto">{answerText(last, t)}</div>}
    </>
  );
}
