import { useLanguage, useTexts } from '#app/page/texts.ts';
import { KeepButton } from '#app/site/shortlist/keep-button.tsx';
import type { Compared } from '#content/shortlist.ts';
import { comparePath } from './compare-path.ts';
import type { ComparedColumn } from './compared-product.ts';
import { useSizeText } from './use-size-text.ts';
import styles from './compare-page.module.css';

type ActionsProps = {
  column: ComparedColumn;
  columns: readonly ComparedColumn[];
  /** Where the focus goes on the next page. */ target: string;
};

/** Under the name of a product: its other sizes, keeping it, taking it away. */
export function ColumnActions({ column, columns, target }: ActionsProps) {
  const t = useTexts();
  const language = useLanguage();
  const sizeText = useSizeText();
  const { id, name, sizes, compared } = column;
  const pathWith = (one: readonly Compared[]) =>
    `${comparePath(
      columns.flatMap((other) => (other === column ? one : [other.compared])),
      language,
    )}#${target}`;
  return (
    <div className={styles['actions']}>
      {sizes.length > 1 && (
        <ul className={styles['sizes']} aria-label={t('site.compare.sizesOf', { product: name })}>
          {sizes.map((size) => (
            <li key={size}>
              <a href={pathWith([{ id, size }])} aria-current={size === compared.size || undefined}>
                {sizeText({ size })}
              </a>
            </li>
          ))}
        </ul>
      )}
      <KeepButton product={column} listed={compared} />
      <a href={pathWith([])}>{t('site.compare.remove', { product: name })}</a>
    </div>
  );
}
