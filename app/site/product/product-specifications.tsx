import { Fragment, useId } from 'react';
import { pagePath, recordPath } from '#app/page/links.ts';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import { SpecSheet } from '#app/looks/parts/spec-sheet.tsx';
import { comparePath } from '#app/site/compare/compare-path.ts';
import { type Product, sheetOf } from '#app/site/heroes/product-hero.tsx';
import { LinkButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import { MOST_COMPARED } from '#content/specifications/compare.ts';
import { tableOf, type TableGroup } from '#content/specifications/table.ts';
import { type Chosen, listedAs } from '#content/chosen-size.ts';
import { offeredSizes } from '#content/offered-size.ts';
import { DrawnSizes } from './drawn-sizes.tsx';
import { writeNumber } from '#content/specifications/write.ts';
import styles from './product-specifications.module.css';

type SpecificationsProps = { product: Product; family: readonly number[]; chosen: Chosen };

/** The proof: a drawing to scale, every specification in groups one can link to, and the documents. */
export function ProductSpecifications({ product, family, chosen }: SpecificationsProps) {
  const t = useTexts();
  const language = useLanguage();
  const id = useId();
  const groups = tableOf(product.specifications, language);
  if (groups.length === 0) return null;
  const withFamily = [listedAs(product.id, chosen), ...family.map((other) => ({ id: other }))].slice(0, MOST_COMPARED);
  return (
    <Section tone="light" id="specifications" labelledBy={id} className={styles['section']}>
      <Container>
        <Heading
          id={id}
          aside={
            family.length > 0 && (
              <span data-sized="compare">
                <LinkButton to={comparePath(withFamily, language)} icon={<Icon name="arrow-right" flips />}>
                  {t('site.compare.family')}
                </LinkButton>
              </span>
            )
          }
        >
          {t('site.specs.title')}
        </Heading>
        <div className={styles['columns']}>
          <DrawnSizes product={product.id} specifications={product.specifications} chosen={chosen} />
          <div data-sized="table">
            {groups.map((group, index) => (
              <GroupTable
                key={group.group}
                isOpen={index < OPEN_AT_FIRST}
                group={group}
                path={recordPath('product', product.id, [product.name], language)}
                sizes={offeredSizes(product.specifications)}
                chosen={chosen && 'index' in chosen ? chosen.index : undefined}
              />
            ))}
            <Documents product={product} size={chosen && 'size' in chosen ? chosen.size : undefined} />
          </div>
        </div>
      </Container>
    </Section>
  );
}

/** How many groups of the table are open at first; an address that names another opens it. */
const OPEN_AT_FIRST = 1;

type GroupProps = { isOpen: boolean; group: TableGroup; path: string; sizes: readonly number[]; chosen: number | undefined };

/** One column for each size where they differ; the chosen one is marked, and the head of another chooses it. */
function GroupTable({ isOpen, group: { group, label, rows }, path, sizes, chosen }: GroupProps) {
  const t = useTexts();
  const isBySize = rows.some(({ name, bySize }) => bySize && name !== 'sizes');
  return (
    <details className={styles['group']} open={isOpen}>
      <summary>
        {label}
        <Icon name="chevron-right" />
      </summary>
      {/* Wider than a phone where there are many sizes: whoever has no finger on it moves it by keys. */}
      <div className={styles['scroll']} role="region" aria-label={label} tabIndex={0}>
        <table id={anchorOf(group)} className={styles['table']}>
          <caption className="visually-hidden">{label}</caption>
          {isBySize && (
            <thead>
              <tr>
                <th scope="col">
                  <span className="visually-hidden">{t('site.specs.size')}</span>
                </th>
                {sizes.map((size, index) => (
                  <th key={size} scope="col" data-chosen={index === chosen || undefined}>
                    <a href={`${path}?size=${size}#${anchorOf(group)}`} data-chooses-size={size}>
                      {t('site.specs.inch', { size: writeNumber(size) })}
                    </a>
                    {index === chosen && <span className="visually-hidden"> ({t('site.specs.chosen')})</span>}
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {rows.map(({ name, label: what, text, bySize, country }) => {
              if (isBySize && name === 'sizes') return null;
              return (
                <tr key={name} data-only-country={country}>
                  <th scope="row">{what}</th>
                  {bySize ? (
                    bySize.map((one, index) => (
                      <td key={index} data-chosen={index === chosen || undefined}>
                        <Parts text={one} />
                      </td>
                    ))
                  ) : (
                    <td colSpan={isBySize ? sizes.length : undefined}>
                      <Parts text={text} />
                    </td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </details>
  );
}

/** A line ends between the sides of a size, never inside one; a choice in words is no list. */
function Parts({ text }: { text: string }) {
  const parts = text.split(/(?<=[،,]) /u);
  if (parts.length === 1 || !parts.every((part) => /\d/.test(part))) return text;
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className={styles['part']}>{part}</span>
    </Fragment>
  ));
}

function Documents({ product, size }: { product: Product; size: number | undefined }) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <div id="documents" className={styles['documents']}>
      <h3>{t('site.specs.documents')}</h3>
      <ul>
        {(product.specsheet || sheetOf(product)) && (
          <li>
            {size === undefined ? (
              <SpecSheet file={product.specsheet} madeOf={sheetOf(product)} label={t('site.specs.sheet')} />
            ) : (
              <SpecSheet file="" madeOf={product.id} size={size} label={t('site.specs.sheetOf', { size })} />
            )}
          </li>
        )}
        {sheetOf(product) && (
          <li>
            <SpecSheet file="" madeOf={product.id} size={size} both label={t('site.specs.sheetBoth')} />
          </li>
        )}
        <li>
          <LinkButton to={pagePath('returnPolicy', language)} look="words" icon={<Icon name="arrow-right" flips />}>
            {t('site.specs.returns')}
          </LinkButton>
        </li>
      </ul>
    </div>
  );
}

function anchorOf(group: TableGroup['group']): string {
  return `specifications-${group}`;
}
