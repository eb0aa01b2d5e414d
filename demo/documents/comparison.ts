import type { Language } from '#content/document.ts';
import type { SpecificationKind } from '#content/specifications/define.ts';
import { SPECIFICATION_NAMES, SPECIFICATIONS, type SpecificationName, type Specifications } from '#content/specifications/kinds.ts';
import { writeSpecification } from '#content/specifications/write.ts';
import type { ProductPage } from '#demo/content/product-page.ts';
import { html, type Html } from './html.ts';

/** A sheet is the same in every country, so it names no price; what a product is made for stands in its words. */
const NAMES = SPECIFICATION_NAMES.filter((name) => SPECIFICATIONS[name].value !== 'money' && name !== 'suits');

/** What a table of several products leaves to the sheet of each. */
const NOT_COMPARED: ReadonlySet<SpecificationName> = new Set([
  'mounting',
  'lead-time',
  'viewing-angle-vertical',
  'protection-back',
  'body',
  'memory',
  'storage',
]);

/** The specifications of several products in one table: a line for each that at least one of them has. */
export function comparison(language: Language, pages: readonly ProductPage[]): Html {
  const shown = NAMES.filter((name) => !NOT_COMPARED.has(name) && pages.some(({ product }) => product.shared.specifications[name]));
  return html`<table class="compare">
    <thead>
      <tr>
        <th></th>
        ${pages.map(({ product }) => html`<th><bdi>${product[language].name}</bdi></th>`)}
      </tr>
    </thead>
    ${shown.map(
      (name) =>
        html`<tr>
          <th>${SPECIFICATIONS[name].label[language]}</th>
          ${pages.map(({ product }) => html`<td>${valueOf(language, name, product.shared.specifications)}</td>`)}
        </tr>`,
    )}
  </table>`;
}

function valueOf(language: Language, name: SpecificationName, specifications: Specifications): Html {
  const kind: SpecificationKind = SPECIFICATIONS[name];
  const value = specifications[name];
  return value ? html`${writeSpecification(kind, value, language)}` : html`–`;
}
