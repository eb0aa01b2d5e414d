import { useState } from 'react';
import { island } from '#app/islands/island.tsx';
import type { Country } from '#i18n/locales.ts';
import { useConsent } from '#app/site/consent/use-consent.ts';
import { useCountry } from '#app/site/country.ts';
import { useTexts } from '#app/page/texts.ts';
import { Button, LinkButton } from '#app/ui/button/button.tsx';
import { Foreign } from '#app/ui/foreign/foreign.tsx';
import { type Office, OFFICE_ORDER, type Offices } from './office.ts';
import styles from './contact.module.css';

/** The map of the visitor's country. It comes from somebody else, so it waits for a yes: the banner's, or its own button's. */
export const MapBox = island('map-box', { wakes: 'seen', texts: ['contact', 'country'] }, MapBoxView);

function MapBoxView({ offices }: { offices: Offices }) {
  const consent = useConsent();
  const country = useCountry();
  const [isWanted, setWanted] = useState(false);
  const { map, mapHost } = offices[country];
  const isShown = (isWanted || consent === 'granted') && mapHost !== '';
  return (
    <>
      {isShown ? (
        <Frame key={country} map={map} country={country} />
      ) : (
        OFFICE_ORDER.map((one) => (
          <div key={one} data-only-country={one} className={styles['waiting']}>
            <Waiting office={offices[one]} onShow={() => setWanted(true)} />
          </div>
        ))
      )}
    </>
  );
}

function Frame({ map, country }: { map: string; country: Country }) {
  const t = useTexts();
  const title = t('site.contact.map', { place: t(`site.country.${country}`) });
  return <iframe src={map} title={title} loading="lazy" sandbox="allow-scripts allow-popups" className={styles['frame']} />;
}

function Waiting({ office: { mapHost, mapLink, address }, onShow }: { office: Office; onShow: () => void }) {
  const t = useTexts();
  const [before = '', after = ''] = t('site.contact.mapFrom').split('{host}');
  return (
    <>
      <p className={styles['lines']}>{address}</p>
      {mapHost && (
        <div data-needs-scripts>
          <Button onClick={onShow}>{t('site.contact.showMap')}</Button>
          <p className={styles['note']}>
            {before}
            <Foreign>{mapHost}</Foreign>
            {after}
          </p>
        </div>
      )}
      {mapLink && (
        <LinkButton to={mapLink} look="words">
          {t('site.contact.openMap')}
        </LinkButton>
      )}
    </>
  );
}
