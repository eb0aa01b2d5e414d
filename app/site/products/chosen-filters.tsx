import { choiceNamed, CHOICE_NAMES } from '#content/catalogue/choices.ts';
import type { Filters } from '#content/catalogue/filters.ts';
import { measureNamed } from '#content/catalogue/measures.ts';
import { isOneOf } from '#content/known.ts';
import { SPECIFICATIONS } from '#content/specifications/kinds.ts';
import { useLanguage, useTexts, type Translate } from '#app/page/texts.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { Language } from '#i18n/translate.ts';
import type { ProductsData } from './load-products.server.ts';
import { productsPath } from './products-path.ts';
import { writtenBound } from './written-bound.ts';
import styles from './products-page.module.css';

type Shown = Pick<ProductsData, 'filters' | 'facets'>;
type Chip = { text: string; without: Filters };

export function ChosenFilters(shown: Shown) {
  const t = useTexts();
  const language = useLanguage();
  const chips = chipsOf(shown, t, language);
  if (chips.length === 0) return null;
  return (
    <ul className={styles['chips']} aria-label={t('site.products.chosen')}>
      {chips.map(({ text, without }) => (
        <li key={text}>
          <a href={productsPath({ ...without, page: 1 }, language)}>
            <span className="visually-hidden">{t('site.products.without')} </span>
            <bdi>{text}</bdi>
            <Icon name="x-lg" />
          </a>
        </li>
      ))}
    </ul>
  );
}

function chipsOf({ filters, facets }: Shown, t: Translate, language: Language): Chip[] {
  const { q, choices, bounds, country } = filters;
  const text = q === '' ? [] : [{ text: `«${q}»`, without: { ...filters, q: '' } }];
  const options = [...choices].flatMap(([key, values]) =>
    values.map((value) => ({
      text: facets.choices[key]?.find((option) => option.value === value)?.label ?? labelOf(key, value, language),
      without: { ...filters, choices: changed(choices, key, values.length === 1 ? undefined : values.filter((one) => one !== value)) },
    })),
  );
  const lines = [...bounds].flatMap(([key, own]) =>
    (['min', 'max'] as const).flatMap((end) => {
      const value = own[end];
      if (value === undefined) return [];
      const { [end]: _gone, ...rest } = own;
      const written = t(end === 'min' ? 'site.products.atLeast' : 'site.products.atMost', {
        value: writtenBound(key, value, country, language),
      });
      const without = { ...filters, bounds: changed(bounds, key, Object.keys(rest).length === 0 ? undefined : rest) };
      return [{ text: `${measureText(key, t, language)} ${written}`, without }];
    }),
  );
  return [...text, ...options, ...lines];
}

function labelOf(key: string, value: string, language: Language): string {
  return (isOneOf(CHOICE_NAMES, key) && choiceNamed(key)?.options[value]?.[language]) || value;
}

/** A key of the address in words, with the key itself where the words alone would not find it. */
export function filterName(key: string, t: Translate, language: Language): string {
  const [name = ''] = key.split('_');
  if (isOneOf(WORDED, key)) return t(`site.products.${key}`);
  const kind = isOneOf(CHOICE_NAMES, name) ? choiceNamed(name) : undefined;
  const text = kind ? kind.label[language] : measureText(name, t, language);
  return text === key ? `\u2068${key}\u2069` : `${text} (\u2068${key}\u2069)`;
}

const WORDED = ['sort', 'country', 'family', 'category'] as const;

function measureText(key: string, t: Translate, language: Language): string {
  if (key === 'price') return t('site.products.price');
  if (key === 'area-price') return t('site.products.areaPrice');
  const measure = measureNamed(key);
  return measure ? SPECIFICATIONS[measure.kind.sa].label[language] : key;
}

function changed<Value>(map: ReadonlyMap<string, Value>, key: string, value: Value | undefined): Map<string, Value> {
  return new Map(
    [...map].flatMap(([name, own]) => (name !== key ? [[name, own] as const] : value === undefined ? [] : [[name, value] as const])),
  );
}
