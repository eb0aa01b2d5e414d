import { useEffect, useState } from 'react';
import { request } from '#app/page/api-client.ts';
import { useApi } from '#app/dashboard/shell/session.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import styles from '#app/dashboard/inbox/lead.module.css';

type Slot = { time: string; takenBy: string };
type FreeTimesProps = { id: number; day: string; time: string; onChoose: (time: string) => void };

/** The times of a day one can move to; what is taken says by whom, before anything is sent. */
export function FreeTimes({ id, day, time, onChoose }: FreeTimesProps) {
  const t = useTexts();
  const api = useApi();
  const [found, setFound] = useState<{ day: string; slots: readonly Slot[] }>();

  useEffect(() => {
    let isOver = false;
    if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
    async function look() {
      const answer = await api(request('GET /meetings/{id}/free', { params: { id }, query: { date: day } }));
      if (isOver || !answer.isOk) return;
      const slots = answer.body.times.map(({ time: at, taken_by: who }) => ({
        time: at,
        takenBy: who ? `${who.name} · ${who.reference}` : '',
      }));
      setFound({ day, slots });
    }
    void look();
    return () => void (isOver = true);
  }, [api, id, day]);

  if (found?.day !== day || found.slots.length === 0) return null;
  const clash = found.slots.find((slot) => slot.time === time)?.takenBy;
  return (
    <div className={styles['times']}>
      {clash && (
        <p className={styles['problem']} role="alert">
          {t('meetings.taken', { name: `\u2068${clash}\u2069` })}
        </p>
      )}
      <p className={styles['soft']}>{t('meetings.free')}</p>
      <ul>
        {found.slots.map((slot) => (
          <li key={slot.time}>
            <button
              type="button"
              data-taken={slot.takenBy !== '' || undefined}
              aria-pressed={slot.time === time}
              title={slot.takenBy || undefined}
              onClick={() => onChoose(slot.time)}
            >
              <bdi dir="ltr">{slot.time}</bdi>
              {slot.takenBy && <small>{t('meetings.taken.short')}</small>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
