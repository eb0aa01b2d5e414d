import type { Language } from '#content/document.ts';
import { PARAMETERS, type ProductParameters } from '#demo/content/product-parameters.ts';
import type { ProductPage } from '#demo/content/product-page.ts';
import { html, leftToRight, type Html } from './html.ts';
import { documentPage, foot, head } from './layout.ts';
import { WORDS } from './words.ts';

type ParameterName = keyof typeof PARAMETERS;

const NAMES = Object.keys(PARAMETERS) as ParameterName[];

export function specSheet(language: Language, { product, parameters }: ProductPage, pictureOf: (path: string) => string): Html {
  const words = product[language];
  const labels = WORDS[language];
  const picture = pictureOf(product.files.image);
  const title = `${words.name}: ${labels.specSheet}`;
  return documentPage(language, title, [
    html`<section class="page">
      ${head(language, { kind: labels.specSheet, title: words.name, headline: words.headline, picture })}
      <div class="body">
        <p class="lead">${words.description}</p>
        <ul class="features">
          ${words.features.map(({ title: feature }) => html`<li>${feature}</li>`)}
        </ul>
        <h2>${labels.parameters}</h2>
        <div class="pairs">
          <table>
            ${NAMES.filter((name) => parameters[name]).map(
              (name) =>
                html`<tr>
                  <th>${PARAMETERS[name][language].label}</th>
                  <td>${valueOf(language, name, parameters)}</td>
                </tr>`,
            )}
          </table>
        </div>
      </div>
      ${foot(language)}
    </section>`,
  ]);
}

/** The parameters of several products in one table: a line for each that at least one of them has. */
export function comparison(language: Language, pages: readonly ProductPage[]): Html {
  const shown = NAMES.filter((name) => pages.some(({ parameters }) => parameters[name]));
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
          <th>${PARAMETERS[name][language].label}</th>
          ${pages.map(({ parameters }) => html`<td>${valueOf(language, name, parameters)}</td>`)}
        </tr>`,
    )}
  </table>`;
}

function valueOf(language: Language, name: ParameterName, parameters: ProductParameters): Html {
  const value = parameters[name];
  const { unit } = PARAMETERS[name][language];
  if (!value) return html`–`;
  return unit === '°' ? leftToRight(`${value.replaceAll(' /', '° /')}°`) : html`${leftToRight(value)} ${unit}`;
}
