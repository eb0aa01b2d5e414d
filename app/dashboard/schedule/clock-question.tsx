import type { HeldClock } from '#api/features/schedule/clock-watch.ts';
import { request } from '#app/page/api-client.ts';
import { useFormats } from '#app/dashboard/formats.ts';
import { Action } from '#app/dashboard/ui/action.tsx';
import { useBusyChange } from '#app/dashboard/use-busy-change.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import styles from './schedule.module.css';

export function ClockQuestion({ clock: { at, reason, clock, expected }, mayPublish }: { clock: HeldClock; mayPublish: boolean }) {
  const t = useTexts();
  const { when } = useFormats();
  const { isBusy, call } = useBusyChange();
  return (
    <section className={styles['clock']} aria-labelledby="clock">
      <h2 id="clock">{t('schedule.clock.title')}</h2>
      <p>{t(`schedule.clock.${reason}`, { clock: when(clock), expected: when(expected) })}</p>
      {reason === 'jump' && mayPublish && (
        <Action look="main" disabled={isBusy} onClick={() => void call(request('POST /schedule/clock', { body: { at } }))}>
          {t('schedule.clock.allow')}
        </Action>
      )}
    </section>
  );
}
