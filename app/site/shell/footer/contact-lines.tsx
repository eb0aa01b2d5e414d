import { useTexts } from '#app/page/texts.ts';
import type { ShellData } from '#app/site/shell/shell-data.ts';
import { Foreign } from '#app/ui/foreign/foreign.tsx';
import styles from './footer.module.css';

const COUNTRIES = ['sa', 'ae'] as const;

/** An office for everybody, then the contact of both countries, of which the visitor's is shown; once where they are the same. */
export function ContactLines({ shell }: { shell: ShellData }) {
  const t = useTexts();
  const { title, address, mapLink } = shell.office;
  return (
    <div className={styles['links']}>
      <h2>{t('site.footer.contact')}</h2>
      <address>
        <div>
          {title && <p className={styles['office']}>{title}</p>}
          <p>{mapLink ? <a href={mapLink}>{address}</a> : address}</p>
        </div>
        {COUNTRIES.map((country) => {
          const { phone, call, email, address: own, mapLink: ownMap } = shell.contacts[country];
          const hasOwn = own !== '' && !isSameAddress(own, address);
          return (
            <ul key={country} data-only-country={country}>
              {hasOwn ? (
                <li>
                  <p className={styles['office']}>{t(`site.country.${country}`)}</p>
                  <p>{ownMap ? <a href={ownMap}>{own}</a> : own}</p>
                </li>
              ) : (
                <li data-without-scripts>{t(`site.country.${country}`)}</li>
              )}
              {phone && (
                <li>
                  <a href={call}>
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

/** Written in one line or in three, with commas or without, it is one place. */
function isSameAddress(one: string, other: string): boolean {
  const plain = (address: string) => address.replaceAll(/[\s,،]+/g, '');
  return plain(one) === plain(other);
}
