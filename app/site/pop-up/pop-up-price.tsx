import { COUNTRIES, type Country, LOCALES } from '#i18n/locales.ts';
import { useCountry } from '#app/site/country.ts';
import { useLanguage, useTexts } from '#app/site/texts.ts';
import type { PopUpData } from './load-pop-up.server.ts';
import styles from './pop-up.module.css';

/** As they are written on price tags, which is not how Intl spells them. */
const LABELS: Readonly<Record<string, { en: string; ar: string }>> = { AED: { en: 'AED', ar: 'د.إ' }, SAR: { en: 'SAR', ar: 'ر.س' } };

export function PopUpPrice({ prices }: { prices: Readonly<Record<Country, PopUpData['prices']['sa']>> }) {
  const t = useTexts();
  const language = useLanguage();
  const country = useCountry();
  const { amount, currency } = prices[country];
  if (amount === null) return null;
  const label = (LABELS[currency] ?? LABELS[COUNTRIES[country].currency])?.[language];
  return (
    <p className={styles['price']}>
      <span>{t('site.popUp.from')}</span> <strong>{new Intl.NumberFormat(LOCALES[language].intl).format(amount)}</strong>{' '}
      <span>{label}</span>
    </p>
  );
}
