import type { WholeOffer } from '#api/features/offers/present-offer.ts';
import { writeMoney } from '#content/offers/typed-money.ts';
import { useLanguage } from '#app/page/texts.ts';
import { useFormats } from '#app/dashboard/formats.ts';
import { DownloadLink } from '#app/dashboard/ui/action.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { OfferMark } from './offer-mark.tsx';
import styles from './offers.module.css';

export function OfferVersions({ offer: { id, versions, currency } }: { offer: WholeOffer }) {
  const t = useTexts();
  const language = useLanguage();
  const { when } = useFormats();
  return (
    <section className={styles['panel']} aria-labelledby="versions">
      <h2 id="versions">{t('offers.versions')}</h2>
      {versions.length === 0 && <p className={styles['soft']}>{t('offers.versions.none')}</p>}
      <ul className={styles['list']}>
        {versions.map(({ version, state, total, sent_at, seen_at, decided_at, decided_name, decided_note }) => (
          <li key={version}>
            <p>
              <strong>{t('offers.version.of', { version })}</strong> <OfferMark state={state} /> {writeMoney(total, currency, language)}
            </p>
            <p className={styles['soft']}>
              {t('offers.sent-at')}: {when(sent_at)}
              {seen_at && ` · ${t('offers.seen-at')}: ${when(seen_at)}`}
              {decided_at && ` · ${t(`offers.state.${state}`)}: ${when(decided_at)}`}{' '}
              {decided_name && <bdi>{t('offers.decided-by', { name: decided_name })}</bdi>}
            </p>
            {decided_note && (
              <p dir="auto" className={styles['message']}>
                {decided_note}
              </p>
            )}
            <DownloadLink look="quiet" href={`/api/${language}/offers/${id}/offer.pdf?version=${version}`}>
              PDF
            </DownloadLink>
            <DownloadLink look="quiet" href={`/api/${language}/offers/${id}/offer.pdf?version=${version}&language=both`}>
              {t('offers.pdf.both')}
            </DownloadLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
