import { useTexts } from '#app/page/texts.ts';
import { AnyLink } from '#app/ui/button/any-link.tsx';
import { Foreign } from '#app/ui/foreign/foreign.tsx';
import type { ContactWaysData } from './load-contact-ways.server.ts';
import styles from './contact-ways.module.css';

const COUNTRIES = ['sa', 'ae'] as const;

/** Both countries are on the page; the visitor's is shown. */
export function Ways({ ways }: { ways: ContactWaysData }) {
  const t = useTexts();
  return COUNTRIES.map((country) => (
    <div key={country} data-only-country={country}>
      <h3 data-without-scripts>{t(`site.country.${country}`)}</h3>
      <WaysOfCountry {...ways[country]} />
    </div>
  ));
}

function WaysOfCountry({ phone, email, whatsapp, call, chat, address, mapLink }: ContactWaysData['sa']) {
  const t = useTexts();
  const lines = [
    { name: t('site.projects.call'), text: phone, to: call },
    { name: t('site.projects.write'), text: email, to: `mailto:${email}` },
    { name: t('site.projects.whatsapp'), text: whatsapp, to: chat },
  ].filter(({ text, to }) => text !== '' && to !== '');
  return (
    <dl className={styles['ways']}>
      {lines.map(({ name, text, to }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <AnyLink to={to} aria-label={`${name}: ${text}`}>
              <Foreign>{text}</Foreign>
            </AnyLink>
          </dd>
        </div>
      ))}
      {address && (
        <div>
          <dt>{t('site.projects.visit')}</dt>
          <dd className={styles['address']}>{mapLink ? <AnyLink to={mapLink}>{address}</AnyLink> : address}</dd>
        </div>
      )}
    </dl>
  );
}
