import { useState } from 'react';
import { Link } from 'react-router';
import { oneOrBoth } from '#content/languages.ts';
import type { Coming } from '#api/features/schedule/present-scheduled.ts';
import { request, type InputOf } from '#app/page/api-client.ts';
import { Action } from '#app/dashboard/ui/action.tsx';
import { useBusyChange } from '#app/dashboard/use-busy-change.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { ComingTime } from './coming-time.tsx';
import styles from './schedule.module.css';

const PLAN = 'PUT /schedule/{collection}/{id}';

type ItemProps = { coming: Coming & { address: string | undefined }; mayPublish: boolean };

/** One record and what happens to it, with another time and the way off the schedule. */
export function ComingItem({ coming, mayPublish }: ItemProps) {
  const { collection, id, title, place, action, languages, time, country, by, problem, address } = coming;
  const t = useTexts();
  const { isBusy, call } = useBusyChange();
  const [isChanging, setIsChanging] = useState(false);
  const params = { collection, id };
  const plan = (body: InputOf<typeof PLAN>['body']) => request(PLAN, { params, body });
  const one = oneOrBoth(languages);
  const named = (text: string) => `${text}: ${title || place}`;
  return (
    <li className={styles['coming']} data-failed={problem !== null || undefined}>
      <ComingTime time={time} country={country} isLate={problem !== null} />
      <div className={styles['what']}>
        <strong>{t(`schedule.action.${action}`)}</strong>{' '}
        {address ? <Link to={address}>{title || t('content.untitled')}</Link> : <bdi>{title}</bdi>} · {place}
        <p className={styles['soft']}>
          {one === 'both' ? t('schedule.language.both') : t(`language.${one}`)}
          {by && ` · ${t('schedule.by', { name: by })}`}
        </p>
        {problem && <p>{t(`schedule.problem.${problem}`)}</p>}
      </div>
      {mayPublish && (
        <div className={styles['tools']}>
          <Action look="quiet" glyph="calendar" aria-label={named(t('schedule.change'))} onClick={() => setIsChanging(true)}>
            {t('schedule.change')}
          </Action>
          <Action
            look="quiet"
            glyph="x"
            disabled={isBusy}
            aria-label={named(t('schedule.off'))}
            onClick={() =>
              void call(
                request('DELETE /schedule/{collection}/{id}', { params, query: { action, language: one } }),
                problem ? undefined : plan({ action, language: one, time, country }),
              )
            }
          >
            {t('schedule.off')}
          </Action>
          <ScheduleDialog
            isOpen={isChanging}
            onClose={() => setIsChanging(false)}
            canHide={action === 'hide'}
            planned={{ action, language: one, time, country }}
            plan={(body) => Promise.resolve(plan(body))}
          />
        </div>
      )}
    </li>
  );
}
