import { COUNTRIES, type Country, isCountry } from '#i18n/locales.ts';
import { CHANGE_COUNTRY, useCountry } from '#app/site/country.ts';
import { keepPreference } from '#app/site/preferences.ts';
import { useTexts } from '#app/site/texts.ts';
import styles from './footer.module.css';

/** Only turns the attribute on <html>: both countries' details are in the page already, so pages stay the same for everybody. */
export function CountryChoice() {
  const t = useTexts();
  const country = useCountry();

  function choose(value: string) {
    if (!isCountry(value)) return;
    keepPreference('country', value);
    document.documentElement.dataset['country'] = value;
    window.dispatchEvent(new Event(CHANGE_COUNTRY));
  }

  return (
    <label className={styles['country']} data-needs-scripts>
      <span>{t('site.footer.country')}</span>
      <select value={country} onChange={(event) => choose(event.target.value)}>
        {(Object.keys(COUNTRIES) as Country[]).map((code) => (
          <option key={code} value={code}>
            {t(`site.country.${code}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
