import { useId, useState } from 'react';
import { Action } from '#app/dashboard/ui/action.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { REASONS, type Shelf } from './shelves.ts';
import type { Target } from './use-moderation.ts';
import styles from './moderation.module.css';

/** What can be done from where the words stand. */
export function targetsFrom(state: Shelf): readonly Target[] {
  const targets: readonly Target[] = ['shown', 'hidden', 'spam', 'deleted'];
  return targets.filter((target) => target !== state);
}

type BulkBarProps = { count: number; state: Shelf; onDecide: (to: Target, reason: string) => void };

export function BulkBar({ count, state, onDecide }: BulkBarProps) {
  const t = useTexts();
  const id = useId();
  const [reason, setReason] = useState('');
  return (
    <div role="group" aria-label={t('moderation.selected', { count })} className={styles['bulk']}>
      <strong>{t('moderation.selected', { count })}</strong>
      {targetsFrom(state).map((target) => (
        <Action
          key={target}
          look={target === 'deleted' ? 'danger' : 'quiet'}
          onClick={() => onDecide(target, target === 'shown' ? '' : reason)}
        >
          {t(`moderation.to.${target}`)}
        </Action>
      ))}
      <label htmlFor={id}>{t('moderation.reason')}</label>
      <select id={id} value={reason} onChange={(event) => setReason(event.target.value)}>
        <option value="">{t('moderation.reason.none')}</option>
        {REASONS.map((one) => (
          <option key={one} value={one}>
            {t(`moderation.why.${one}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
