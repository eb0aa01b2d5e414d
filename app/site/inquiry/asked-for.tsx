import type { ProposalFields } from '#content/advisor/proposal-fields.ts';
import { useTexts } from '#app/page/texts.ts';
import styles from './inquiry.module.css';

/** Which size or wall the inquiry names, so that nobody sends one for another. */
export function AskedFor({ size = '', proposal }: { size?: string; proposal?: ProposalFields | undefined }) {
  const t = useTexts();
  const { cabinets, picture_m: picture } = proposal ?? {};
  if (cabinets && picture) return <p className={styles['asked']}>{t('site.inquiry.wall', { cabinets, picture })}</p>;
  if (picture) return <p className={styles['asked']}>{t('site.inquiry.picture', { picture })}</p>;
  return size === '' ? null : <p className={styles['asked']}>{t('site.inquiry.size', { size })}</p>;
}
