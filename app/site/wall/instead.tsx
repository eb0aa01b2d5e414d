import { useTexts } from '#app/page/texts.ts';
import type { Built, WallData } from './load-wall.server.ts';
import { remarkText } from './remark-text.ts';
import styles from './wall.module.css';

/** Why this is not the wall that was asked for: what was wrong, and that this is the nearest that can be built. */
export function Instead({ instead, askedName, built: { product, read } }: Pick<WallData, 'instead' | 'askedName'> & { built: Built }) {
  const t = useTexts();
  const sentences = [
    ...(instead ? [t(`site.wall.instead.${instead}`, { asked: askedName, name: product.name })] : []),
    ...read.remarks.map((remark) => remarkText(remark, t)),
  ];
  if (sentences.length === 0) return null;
  const isWrong =
    instead === 'no-wall' ||
    instead === 'unknown' ||
    read.remarks.some(({ code, key }) => code !== 'nothing' && key !== 'place' && key !== 'unit');
  return (
    <div role="status" className={styles['instead']}>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {isWrong && <p>{t('site.wall.nearest', { columns: read.columns, rows: read.rows })}</p>}
    </div>
  );
}
