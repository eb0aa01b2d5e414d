import whatsapp from 'bootstrap-icons/icons/whatsapp.svg?raw';
import { usePageFacts } from '#app/page/page-facts.ts';
import { useTexts } from '#app/page/texts.ts';
import type { Country } from '#i18n/locales.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { Foreign } from '#app/ui/foreign/foreign.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { type Office, OFFICE_ORDER, type Offices } from './office.ts';
import styles from './contact.module.css';

/** Both offices, side by side; the visitor's is marked, and the other is one press away: phone, map and form follow. */
export function ContactDetails({ offices }: { offices: Offices }) {
  const t = useTexts();
  const shown = usePageFacts().country;
  return (
    <section aria-label={t('site.contact.details')} className={styles['offices']}>
      {OFFICE_ORDER.map((country) => (
        <div key={country} className={styles['office']} data-office={country}>
          <div className={styles['officeHead']}>
            <h2 className={styles['country']}>{t(`site.country.${country}`)}</h2>
            <button
              type="button"
              className={styles['switch']}
              data-needs-scripts
              data-sets-country={country}
              aria-pressed={country === shown}
            >
              <span data-only-country={country}>{t('site.contact.chosen')}</span>
              <span data-only-country={country === 'sa' ? 'ae' : 'sa'}>{t('site.contact.choose')}</span>
              <span className="visually-hidden">: {t(`site.country.${country}`)}</span>
            </button>
          </div>
          <Details office={offices[country]} country={country} />
        </div>
      ))}
    </section>
  );
}

function Details({ office: { phone, call, email, chat, address }, country }: { office: Office; country: Country }) {
  const t = useTexts();
  return (
    <address className={styles['details']}>
      {phone && (
        <p>
          <span className={styles['label']}>{t('site.contact.phone')}</span>
          <a href={call} className={styles['large']}>
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
          <span className="visually-hidden">: {t(`site.country.${country}`)}</span>
        </LinkButton>
      )}
    </address>
  );
}
