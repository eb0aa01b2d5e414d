import { Fragment, type ReactNode } from 'react';
import { useFiles } from '#app/page/files.ts';
import { recordPath } from '#app/page/links.ts';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import { PriceFrom } from '#app/looks/parts/price-from.tsx';
import { chosenAs } from '#content/chosen-size.ts';
import type { ComparedCell, ComparedGroup, ComparedRow } from '#content/specifications/compare.ts';
import type { ComparedColumn, ComparedProduct } from './compared-product.ts';
import { measuredRuns } from '#content/writing/unbroken.ts';
import { useColumnName } from './use-column-name.ts';
import { useList } from './use-list.ts';
import { useSizeText } from './use-size-text.ts';
import styles from './compare-table.module.css';

/** Of three sides the last may go on in the next line, with its sign and unit; where a product has several sizes, each begins a line. */
const BEFORE_DEPTH = /(?<=×\s[\d.,]+)\s(?=×)/u;
const AFTER_SIZE = /(?<=؛) /u;

type CompareTableProps = {
  products: readonly (ComparedProduct | ComparedColumn)[];
  groups: readonly ComparedGroup[];
  /** Under the name of each product, in their order. */
  actions?: readonly ReactNode[];
  /** Pictures and prices stand right above the table: its head says the names alone. */
  isUnderProducts?: boolean;
};

/** The same fact in the same row for all; the first column stays while the others are pushed aside. */
export function CompareTable({ products, groups, actions, isUnderProducts = false }: CompareTableProps) {
  const t = useTexts();
  const list = useList();
  const name = useColumnName();
  const label = t('site.compare.table', { products: list(products.map(name)) });
  return (
    <div className={styles['frame']} data-count={products.length} role="region" aria-label={label} tabIndex={0}>
      <table className={styles['table']} data-count={products.length}>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr className={styles['names']}>
            <th scope="col">
              <span className="visually-hidden">{t('site.compare.fact')}</span>
            </th>
            {products.map((product, index) => (
              <th key={index} scope="col">
                <ProductName product={product} />
              </th>
            ))}
          </tr>
          {!isUnderProducts && (
            <tr>
              <td aria-hidden="true" />
              {products.map((product, index) => (
                <td key={index}>
                  <ProductLook product={product} />
                  {actions?.[index]}
                </td>
              ))}
            </tr>
          )}
        </thead>
        {groups.map(({ group, label: groupName, rows }) => (
          <tbody key={group}>
            <tr className={styles['group']}>
              <th scope="rowgroup" colSpan={products.length + 1}>
                <span>{groupName}</span>
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.name} row={row} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

export function CompareLegend() {
  const t = useTexts();
  return (
    <ul className={styles['legend']} aria-label={t('site.compare.legend')}>
      <li>
        <span className={styles['mark']} aria-hidden="true" /> {t('site.compare.differs')}
      </li>
      <li>
        <span className={styles['best']} aria-hidden="true" /> {t('site.compare.bestMark')}
      </li>
      <li>
        <span aria-hidden="true">–</span> {t('site.compare.missing')}
      </li>
      <li>
        <span aria-hidden="true">×</span> {t('site.compare.notApplicable')}
      </li>
    </ul>
  );
}

function ProductName({ product }: { product: ComparedProduct | ComparedColumn }) {
  const sizeText = useSizeText();
  const compared = 'compared' in product ? product.compared : { id: product.id };
  const query = chosenAs(compared).toString();
  const size = sizeText(compared);
  const language = useLanguage();
  return (
    <>
      <a href={recordPath('product', product.id, [product.name], language) + (query && `?${query}`)} className={styles['product']}>
        <bdi>{product.name}</bdi>
      </a>
      {size && <p className={styles['chosen']}>{size}</p>}
    </>
  );
}

function ProductLook({ product }: { product: ComparedProduct | ComparedColumn }) {
  const file = useFiles()(product.image);
  return (
    <>
      {file && (
        <span className={styles['picture']}>
          <Picture file={file} sizes="16rem" cover decorative />
        </span>
      )}
      <PriceFrom specifications={product.specifications} />
    </>
  );
}

function Row({ row }: { row: ComparedRow }) {
  const t = useTexts();
  return (
    <tr data-differs={row.isDifferent || undefined} data-only-country={row.country}>
      <th scope="row">
        {row.label}
        {row.isDifferent && <span className={styles['mark']} role="img" aria-label={t('site.compare.differs')} />}
        {row.isMixed && <small className={styles['mixed']}>{t('site.compare.mixed')}</small>}
      </th>
      {row.cells.map((cell, index) => (
        <Cell key={index} cell={cell} better={row.better} />
      ))}
    </tr>
  );
}

function Cell({ cell: { text, isBest, isApplicable }, better }: { cell: ComparedCell; better: ComparedRow['better'] }) {
  const t = useTexts();
  if (text === '')
    return (
      <td className={styles['missing']}>
        <span aria-hidden="true">{isApplicable ? '–' : '×'}</span>
        <span className="visually-hidden">{t(isApplicable ? 'site.compare.missing' : 'site.compare.notApplicable')}</span>
      </td>
    );
  return (
    <td data-best={isBest || undefined}>
      {text.split(AFTER_SIZE).map((size, line) => (
        <Fragment key={line}>
          {line > 0 && <br />}
          {size.split(BEFORE_DEPTH).map((part, at) => (
            <Fragment key={at}>
              {at > 0 && ' '}
              {measuredRuns(part).map((run, index) => (run.isJoined ? <span key={index}>{run.text}</span> : run.text))}
            </Fragment>
          ))}
        </Fragment>
      ))}
      {isBest && <span className="visually-hidden"> ({t(better === 'higher' ? 'site.compare.highest' : 'site.compare.lowest')})</span>}
    </td>
  );
}
