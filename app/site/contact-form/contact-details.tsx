import whatsapp from 'bootstrap-icons/icons/whatsapp.svg?raw';
import { useTexts } from '#app/site/texts.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { Foreign } from '#app/ui/foreign/foreign.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { type Place, PLACE_ORDER, type Places } from './place.ts';
import styles from './contact.module.css';

/** Both countries are on the page; the visitor's is shown. */
export function ContactDetails({ places }: { places: Places }) {
  const t = useTexts();
  return (
    <section aria-label={t('site.contact.details')}>
      {PLACE_ORDER.map((country) => (
        <div key={country} data-only-country={country}>
          <h2 className={styles['country']}>{t(`site.country.${country}`)}</h2>
          <Details place={places[country]} />
        </div>
      ))}
    </section>
  );
}

function Details({ place: { phone, email, chat, address } }: { place: Place }) {
  const t = useTexts();
  return (
    <address className={styles['details']}>
      {phone && (
        <p>
          <span className={styles['label']}>{t('site.contact.phone')}</span>
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={styles['large']}>
            <Foreign>{phone}</Foreign>
          </a>
        </p>
      )}
      {email && (
        <p>
          <span className={styles['label']}>{t('site.contact.email')}</span>
          <a href={`mailto:${email}`} className={styles['large']}>
            <Foreign>{email}</Foreign>
          </a>
        </p>
      )}
      {address && (
        <p>
          <span className={styles['label']}>{t('site.contact.address')}</span>
          <span className={styles['lines']}>{address}</span>
        </p>
      )}
      {chat && (
        <LinkButton to={chat} icon={<Icon svg={whatsapp} />}>
          {t('site.contact.whatsapp')}
        </LinkButton>
      )}
    </address>
  );
}
