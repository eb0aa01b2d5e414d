import { useTexts } from '#app/site/texts.ts';
import type { ShellData } from '#app/site/shell/shell-data.ts';
import { Foreign } from '#app/ui/foreign/foreign.tsx';
import styles from './footer.module.css';

const COUNTRIES = ['sa', 'ae'] as const;

/** One office address for everybody; phone and e-mail of both countries, of which the visitor's is shown. */
export function ContactLines({ shell }: { shell: ShellData }) {
  const t = useTexts();
  const { address, mapLink } = shell.office;
  return (
    <div className={styles['links']}>
      <h2>{t('site.footer.contact')}</h2>
      <address>
        <p>{mapLink ? <a href={mapLink}>{address}</a> : address}</p>
        {COUNTRIES.map((country) => {
          const { phone, email } = shell.contacts[country];
          return (
            <ul key={country} data-only-country={country}>
              <li data-without-scripts>{t(`site.country.${country}`)}</li>
              {phone && (
                <li>
                  <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
                    <Foreign>{phone}</Foreign>
                  </a>
                </li>
              )}
              {email && (
                <li>
                  <a href={`mailto:${email}`}>
                    <Foreign>{email}</Foreign>
                  </a>
                </li>
              )}
            </ul>
          );
        })}
      </address>
    </div>
  );
}
