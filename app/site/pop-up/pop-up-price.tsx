import { numberFormat } from '#i18n/formats.ts';
import { COUNTRIES, type Country, LOCALES } from '#i18n/locales.ts';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import type { PopUpData } from './load-pop-up.server.ts';
import styles from './pop-up.module.css';
import { namesOf } from '#content/known.ts';

/** As they are written on price tags, which is not how Intl spells them. */
const LABELS: Readonly<Record<string, { en: string; ar: string }>> = { AED: { en: 'AED', ar: 'د.إ' }, SAR: { en: 'SAR', ar: 'ر.س' } };

/** Both countries' prices; the visitor's is shown. */
export function PopUpPrice({ prices }: { prices: Readonly<Record<Country, PopUpData['prices']['sa']>> }) {
  const t = useTexts();
  const language = useLanguage();
  return namesOf(COUNTRIES).map((country) => {
    const { amount, currency } = prices[country];
    if (amount === null) return null;
    const label = (LABELS[currency] ?? LABELS[COUNTRIES[country].currency])?.[language];
    return (
      <p key={country} className={styles['price']} data-only-country={country}>
        <span>{t('site.popUp.from')}</span> <strong>{numberFormat(LOCALES[language].intl).format(amount)}</strong> <span>{label}</span>
      </p>
    );
  });
}
