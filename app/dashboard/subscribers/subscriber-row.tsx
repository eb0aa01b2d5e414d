import { Foreign } from '#app/ui/foreign/foreign.tsx';
import { useFormats } from '#app/dashboard/formats.ts';
import { Action } from '#app/dashboard/ui/action.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import type { SubscriberView } from './subscriber-view.ts';
import styles from './subscribers.module.css';

export function SubscriberRow({ subscriber, onRemove }: { subscriber: SubscriberView; onRemove: () => void }) {
  const t = useTexts();
  const { when } = useFormats();
  const { email, state, asked_at, confirmed_at, left_at } = subscriber;
  return (
    <li className={styles['row']}>
      <strong>
        <Foreign>{email}</Foreign>
      </strong>
      <span className={styles['mark']} data-state={state}>
        {t(`subscribers.state.${state}`)}
      </span>
      <span className={styles['times']}>
        {t('subscribers.asked', { time: when(asked_at) })}
        {confirmed_at && ` · ${t('subscribers.confirmed', { time: when(confirmed_at) })}`}
        {left_at && ` · ${t('subscribers.left', { time: when(left_at) })}`}
      </span>
      <Action look="danger" aria-label={t('subscribers.remove', { email })} onClick={onRemove}>
        {t('action.delete')}
      </Action>
    </li>
  );
}
