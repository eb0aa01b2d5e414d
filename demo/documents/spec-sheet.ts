import type { Language } from '#content/document.ts';
import type { SpecificationKind } from '#content/specifications/define.ts';
import { SPECIFICATION_NAMES, SPECIFICATIONS, type SpecificationName, type Specifications } from '#content/specifications/kinds.ts';
import { writeSpecification } from '#content/specifications/write.ts';
import type { ProductPage } from '#demo/content/product-page.ts';
import { html, type Html } from './html.ts';
import { documentPage, foot, head } from './layout.ts';
import type { PictureOf } from './picture-of.ts';
import { sizeDrawing } from './size-drawing.ts';
import { WORDS } from './words.ts';

/** A sheet is the same in every country, so it names no price; what a product is made for stands in its words. */
const NAMES = SPECIFICATION_NAMES.filter((name) => SPECIFICATIONS[name].value !== 'money' && name !== 'suits');

export function specSheet(language: Language, { product }: ProductPage, pictureOf: PictureOf): Html {
  const words = product[language];
  const { specifications } = product.shared;
  const labels = WORDS[language];
  const picture = pictureOf(product.files?.image);
  const title = `${words.name}: ${labels.specSheet}`;
  return documentPage(language, title, [
    html`<section class="page">
      ${head(language, { kind: labels.specSheet, title: words.name, headline: words.headline, picture })}
      <div class="body">
        <p class="lead">${words.description}</p>
        <ul class="features">
          ${words.features?.map(({ title: feature }) => html`<li>${feature}</li>`)}
        </ul>
        <h2>${labels.parameters}</h2>
        <div class="pairs">
          <table>
            ${NAMES.filter((name) => specifications[name]).map(
              (name) =>
                html`<tr>
                  <th>${SPECIFICATIONS[name].label[language]}</th>
                  <td>${valueOf(language, name, specifications)}</td>
                </tr>`,
            )}
          </table>
        </div>
        ${sizeDrawing(language, specifications)}
      </div>
      ${foot(language)}
    </section>`,
  ]);
}

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
