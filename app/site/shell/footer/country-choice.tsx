import { COUNTRIES } from '#i18n/locales.ts';
import { usePageFacts } from '#app/page/page-facts.ts';
import { useTexts } from '#app/page/texts.ts';
import styles from './footer.module.css';
import { namesOf } from '#content/known.ts';

/** Both countries' details are in the page already, so pages stay the same for everybody; see start-country.ts. */
export function CountryChoice() {
  const t = useTexts();
  return (
    <label className={styles['country']} data-needs-scripts>
      <span>{t('site.footer.country')}</span>
      <select defaultValue={usePageFacts().country} autoComplete="off" data-chooses-country>
        {namesOf(COUNTRIES).map((code) => (
          <option key={code} value={code}>
            {t(`site.country.${code}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
