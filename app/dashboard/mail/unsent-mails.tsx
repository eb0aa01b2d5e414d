import { Link } from 'react-router';
import type { UnsentMail } from '#api/features/outbox/mail.ts';
import { request } from '#app/page/api-client.ts';
import { Foreign } from '#app/ui/foreign/foreign.tsx';
import { inLanguage } from '#app/page/address.ts';
import { useLanguage } from '#app/page/texts.ts';
import { namedText } from '#app/dashboard/inbox/lead-texts.ts';
import styles from '#app/dashboard/inbox/lead.module.css';
import { useFormats } from '#app/dashboard/formats.ts';
import { useBusyChange } from '#app/dashboard/use-busy-change.ts';
import { Action } from '#app/dashboard/ui/action.tsx';
import { useTexts } from '#app/dashboard/texts.ts';

export function UnsentMails({ title, mails }: { title: string; mails: readonly UnsentMail[] }) {
  const t = useTexts();
  const { when } = useFormats();
  const language = useLanguage();
  const { call, isBusy } = useBusyChange();
  return (
    <section className={styles['panel']} aria-label={title}>
      <h2>{title}</h2>
      {mails.length === 0 && <p className={styles['soft']}>{t('mail.none')}</p>}
      <ul className={styles['list']}>
        {mails.map(({ id, kind, lead_id, reference, subject, attempts, run_at, dead_at, last_error }) => (
          <li key={id}>
            <p className={styles['mailHead']}>
              <strong>{kind === 'letter' && !lead_id ? t('inbox.mail.other') : namedText(t, 'inbox.mail', kind)}</strong>
              {lead_id && reference && (
                <Link to={inLanguage(`/dashboard/inbox/${lead_id}`, language)}>
                  <Foreign>{reference}</Foreign>
                </Link>
              )}
              {(attempts > 0 || !dead_at) && <span className={styles['soft']}>{t('mail.tries', { attempts })}</span>}
              {!dead_at && attempts > 0 && <span className={styles['soft']}>{t('mail.next-try', { time: when(run_at) })}</span>}
            </p>
            {subject && <p dir="auto">{subject}</p>}
            {last_error && (
              <p className={styles['problem']}>
                <bdi>{namedText(t, 'inbox.mail', last_error)}</bdi>
              </p>
            )}
            {(attempts > 0 || last_error) && (
              <Action look="quiet" disabled={isBusy} onClick={() => void call(request('POST /mail/{id}/resend', { params: { id } }))}>
                {t(attempts === 0 && dead_at ? 'inbox.mail.now' : 'inbox.mail.again')}
              </Action>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
