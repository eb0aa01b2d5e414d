import { useTexts } from '#app/page/texts.ts';
import { MOST_COMPARED } from '#content/specifications/compare.ts';
import styles from './most-compared.module.css';

export function MostCompared() {
  const t = useTexts();
  return (
    <li className={styles['most']} data-most-compared={MOST_COMPARED}>
      {t('site.compare.most', { most: MOST_COMPARED })}
    </li>
  );
}
