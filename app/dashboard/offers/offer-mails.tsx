import type { WholeOffer } from '#api/features/offers/present-offer.ts';
import { request } from '#app/page/api-client.ts';
import { useFormats } from '#app/dashboard/formats.ts';
import { namedText } from '#app/dashboard/inbox/lead-texts.ts';
import { useMay } from '#app/dashboard/rights.tsx';
import { Action } from '#app/dashboard/ui/action.tsx';
import { Mark } from '#app/dashboard/ui/data-table.tsx';
import { useBusyChange } from '#app/dashboard/use-busy-change.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import styles from './offers.module.css';

/** What became of each mail, in words; one that could not be sent is sent again from here. */
export function OfferMails({ offer: { mails } }: { offer: WholeOffer }) {
  const t = useTexts();
  const { when } = useFormats();
  const mayResend = useMay()('leads.write');
  const { call, isBusy } = useBusyChange();
  return (
    <section className={styles['panel']} aria-labelledby="mails">
      <h2 id="mails">{t('offers.mails')}</h2>
      {mails.length === 0 && <p className={styles['soft']}>{t('offers.mails.none')}</p>}
      <ul className={styles['list']}>
        {mails.map(({ id, state, subject, attempts, run_at, sent_at, last_error }) => (
          <li key={id}>
            <p dir="auto">{subject}</p>
            <p>
              <Mark kind={state === 'sent' ? 'ok' : state === 'waiting' ? undefined : 'error'}>
                {t(`inbox.mail.state.${state}`, { attempts, time: when(sent_at ?? run_at) })}
              </Mark>
            </p>
            {last_error && (
              <p className={styles['soft']}>
                <bdi>{namedText(t, 'inbox.mail', last_error)}</bdi>
              </p>
            )}
            {mayResend && (state === 'failing' || state === 'dead') && (
              <Action look="quiet" disabled={isBusy} onClick={() => void call(request('POST /mail/{id}/resend', { params: { id } }))}>
                {t('inbox.mail.again')}
              </Action>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
