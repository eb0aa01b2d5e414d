import { isFiltered, unaskedFilters } from '#content/catalogue/filters.ts';
import { pagePath } from '#app/page/links.ts';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import { Button, LinkButton } from '#app/ui/button/button.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { COUNTRIES } from '#i18n/locales.ts';
import { namesOf } from '#content/known.ts';
import { BOXES, LINES } from './filter-groups.ts';
import type { ProductsData } from './load-products.server.ts';
import { writtenBound } from './written-bound.ts';
import styles from './products-page.module.css';

type Shown = Pick<ProductsData, 'filters' | 'facets'>;

const BOX_KEYS: readonly string[] = BOXES.map(([key]) => key);
const LINE_KEYS: readonly string[] = LINES.map(([key, end]) => `${key}_${end}`);

/** The filters are the address: a plain form that asks for the page with them. What would leave nothing cannot be chosen. */
export function FilterForm({ filters, facets }: Shown) {
  const t = useTexts();
  const language = useLanguage();
  const asked = [...BOX_KEYS, ...LINE_KEYS, 'q', 'country'];
  return (
    <form
      method="get"
      action={pagePath('products', language)}
      className={styles['form']}
      aria-label={t('site.products.filters')}
      data-tidies=""
    >
      {unaskedFilters(filters, asked).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field
        name="q"
        type="search"
        label={t('site.products.words')}
        defaultValue={filters.q}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Boxes name="suits" label={t('site.products.place')} {...{ filters, facets }} />
      <div className={styles['lines']}>
        {LINES.map(([key, end, label]) => (
          <Line key={`${key} ${end}`} measure={key} end={end} label={t(label)} {...{ filters, facets }} />
        ))}
        <Field as="select" name="country" label={t('site.products.country')} defaultValue={filters.country} data-country-of-prices="">
          {namesOf(COUNTRIES).map((code) => (
            <option key={code} value={code}>
              {t(`site.country.${code}`)}
            </option>
          ))}
        </Field>
      </div>
      {BOXES.slice(1).map(([key, label]) => (
        <Boxes key={key} name={key} label={t(label)} {...{ filters, facets }} />
      ))}
      <div className={styles['send']}>
        <Button type="submit" look="light">
          {t('site.products.show')}
        </Button>
        {isFiltered(filters) && <LinkButton to={pagePath('products', language)}>{t('site.products.clear')}</LinkButton>}
      </div>
    </form>
  );
}

function Boxes({ name, label, filters, facets }: Shown & { name: string; label: string }) {
  const chosen = filters.choices.get(name) ?? [];
  const options = facets.choices[name] ?? [];
  if (options.every(({ value, count }) => count === 0 && !chosen.includes(value))) return null;
  return (
    <fieldset className={styles['boxes']}>
      <legend>{label}</legend>
      <ul>
        {options.map(({ value, label: text, count }) => {
          const isChosen = chosen.includes(value);
          return (
            <li key={value}>
              <label data-empty={count === 0 || undefined}>
                <input type="checkbox" name={name} value={value} defaultChecked={isChosen} disabled={count === 0 && !isChosen} />
                <span>{text}</span>
                <span className={styles['count']}>{count}</span>
              </label>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

function Line({ measure, end, label, filters, facets }: Shown & { measure: string; end: 'min' | 'max'; label: string }) {
  const t = useTexts();
  const language = useLanguage();
  const found = facets.measures[measure];
  const chosen = filters.bounds.get(measure)?.[end];
  if (!found && chosen === undefined) return null;
  const steps = found?.steps[end] ?? [];
  const text = (value: number) =>
    t(end === 'min' ? 'site.products.atLeast' : 'site.products.atMost', { value: writtenBound(measure, value, filters.country, language) });
  return (
    <Field as="select" name={`${measure}_${end}`} label={label} defaultValue={chosen ?? ''}>
      <option value="">{t('site.products.any')}</option>
      {chosen !== undefined && !steps.some(({ value }) => value === chosen) && <option value={chosen}>{text(chosen)}</option>}
      {steps.map(({ value, count }) => (
        <option key={value} value={value} disabled={count === 0 && value !== chosen}>
          {t('site.products.option', { label: text(value), count })}
        </option>
      ))}
    </Field>
  );
}
