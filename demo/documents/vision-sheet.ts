import type { Language } from '#content/document.ts';
import type { ProductPage } from '#demo/content/product-page.ts';
import { productPages } from '#demo/content/product-pages.ts';
import { campaign } from '#demo/settings/campaign.ts';
import { html, type Html } from './html.ts';
import { documentPage, foot, head } from './layout.ts';
import type { PictureOf } from './picture-of.ts';
import { comparison } from './comparison.ts';
import { WORDS } from './words.ts';

const VISION_IDS = [25, 26, 27, 28];

/** The campaign's sheet: the whole Vision series. */
export function visionSheet(language: Language, pictureOf: PictureOf): Html {
  const words = campaign[language];
  const labels = WORDS[language];
  const { title, description } = words.slides?.[0] ?? { title: '', description: '' };
  const picture = pictureOf(campaign.files?.gallery?.[0]?.image);
  return documentPage(language, `${title}: ${labels.specSheet}`, [
    html`<section class="page">
      ${head(language, { kind: labels.specSheet, title, headline: description, picture })}
      <div class="body">
        <p class="lead">${words.about_text}</p>
        <h2>${labels.sizes}</h2>
        <ul class="features">
          ${campaign.shared?.sizes?.map((size) => html`<li>${size} ${labels.inches}</li>`)}
        </ul>
        <h2>${words.gallery_heading}</h2>
        <p class="lead">${words.gallery_text}</p>
      </div>
      ${foot(language)}
    </section>`,
    comparisonPage(language, productsAt(VISION_IDS)),
  ]);
}

function comparisonPage(language: Language, pages: readonly ProductPage[]): Html {
  return html`<section class="page">
    <div class="body">
      <h1>${WORDS[language].compare}</h1>
      ${comparison(language, pages)}
    </div>
    ${foot(language)}
  </section>`;
}

function productsAt(ids: readonly number[]): ProductPage[] {
  return ids.flatMap((id) => productPages.filter(({ product }) => product.id === id));
}
