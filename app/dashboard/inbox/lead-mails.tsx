import { request } from '#app/page/api-client.ts';
import { Action } from '#app/dashboard/ui/action.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { namedText } from './lead-texts.ts';
import { useTakeBack } from './use-take-back.ts';
import { useWaitingMails } from './use-waiting-mails.ts';
import type { LeadView } from './load-lead.server.ts';
import { useFormats } from '#app/dashboard/formats.ts';
import { useBusyChange } from '#app/dashboard/use-busy-change.ts';
import marks from './inbox.module.css';
import styles from './lead.module.css';

/** What became of every mail that belongs to the message, with the mail server's own words. */
export function LeadMails({ lead: { id: lead, mails } }: Pick<LeadView, 'lead'>) {
  const t = useTexts();
  const { when } = useFormats();
  const { call, isBusy } = useBusyChange();
  const { takeBack } = useTakeBack();
  useWaitingMails(mails);
  return (
    <section className={styles['panel']} aria-labelledby="mails">
      <h2 id="mails">{t('inbox.mails')}</h2>
      {mails.length === 0 && <p className={styles['soft']}>{t('inbox.mails.none')}</p>}
      <ul className={styles['list']}>
        {mails.map(({ id, kind, state, subject, text, attempts, run_at, sent_at, last_error, can_take_back }) => (
          <li key={id}>
            <p className={styles['mailHead']}>
              <strong>{namedText(t, 'inbox.mail', kind)}</strong>
              <span className={marks['mark']} data-status={state}>
                {t(`inbox.mail.state.${state}`, { attempts, time: when(sent_at ?? run_at) })}
              </span>
            </p>
            {subject && <p dir="auto">{subject}</p>}
            {text && (
              <p dir="auto" className={styles['message']}>
                {text}
              </p>
            )}
            {last_error && (
              <p className={styles['problem']}>
                <bdi>{namedText(t, 'inbox.mail', last_error)}</bdi>
              </p>
            )}
            {can_take_back && (
              <Action look="quiet" disabled={isBusy} onClick={() => void takeBack(lead, id)}>
                {t('desk.take-back')}
              </Action>
            )}
            {(state === 'failing' || state === 'dead' || state === 'held') && (
              <Action look="quiet" disabled={isBusy} onClick={() => void call(request('POST /mail/{id}/resend', { params: { id } }))}>
                {t(state === 'held' ? 'inbox.mail.now' : 'inbox.mail.again')}
              </Action>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
