import type { WholeOffer } from '#api/features/offers/present-offer.ts';
import { useFormats } from '#app/dashboard/formats.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import styles from './offers.module.css';

export function OfferEvents({ offer: { events } }: { offer: WholeOffer }) {
  const t = useTexts();
  const { when } = useFormats();
  return (
    <section className={styles['panel']} aria-labelledby="events">
      <h2 id="events">{t('offers.events')}</h2>
      <ul className={styles['list']}>
        {events.map(({ at, kind, version, actor, name, text }, index) => (
          <li key={index}>
            <p>{t(`offers.event.${kind}`, { version })}</p>
            {text && (
              <p dir="auto" className={styles['message']}>
                {text}
              </p>
            )}
            <p className={styles['soft']}>
              <time dateTime={at}>{when(at)}</time> <bdi>{actor ?? name}</bdi>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
