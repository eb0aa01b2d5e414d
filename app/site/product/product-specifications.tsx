import { useId } from 'react';
import { pagePath } from '#app/page/links.ts';
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
import { DrawnSizes } from './drawn-sizes.tsx';
import styles from './product-specifications.module.css';

/** The proof: a drawing to scale, every specification in groups one can link to, and the documents. */
export function ProductSpecifications({ product, family }: { product: Product; family: readonly number[] }) {
  const t = useTexts();
  const language = useLanguage();
  const id = useId();
  const groups = tableOf(product.specifications, language);
  if (groups.length === 0) return null;
  return (
    <Section tone="light" id="specifications" labelledBy={id} className={styles['section']}>
      <Container>
        <Heading
          id={id}
          aside={
            family.length > 0 && (
              <LinkButton
                to={comparePath([product.id, ...family].slice(0, MOST_COMPARED), language)}
                icon={<Icon name="arrow-right" flips />}
              >
                {t('site.compare.family')}
              </LinkButton>
            )
          }
        >
          {t('site.specs.title')}
        </Heading>
        <DrawnSizes product={product.id} specifications={product.specifications} />
        <div className={styles['columns']}>
          <nav aria-label={t('site.specs.groups')} className={styles['anchors']}>
            <ul>
              {groups.map(({ group, label }) => (
                <li key={group}>
                  <a href={`#${anchorOf(group)}`}>{label}</a>
                </li>
              ))}
              <li>
                <a href="#documents">{t('site.specs.documents')}</a>
              </li>
            </ul>
          </nav>
          <div>
            {groups.map((group) => (
              <GroupTable key={group.group} group={group} />
            ))}
            <Documents product={product} />
          </div>
        </div>
      </Container>
    </Section>
  );
}

function GroupTable({ group: { group, label, rows } }: { group: TableGroup }) {
  return (
    <table id={anchorOf(group)} className={styles['table']}>
      <caption>{label}</caption>
      <tbody>
        {rows.map(({ name, label: what, text, country }) => (
          <tr key={name} data-only-country={country}>
            <th scope="row">{what}</th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Documents({ product }: { product: Product }) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <div id="documents" className={styles['documents']}>
      <h3>{t('site.specs.documents')}</h3>
      <ul>
        {(product.specsheet || sheetOf(product)) && (
          <li>
            <SpecSheet file={product.specsheet} madeOf={sheetOf(product)} label={t('site.specs.sheet')} />
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
