import { comparedGroups } from '#api/features/documents/comparison-sheet.ts';
import { documentTexts } from '#api/typesetting/document-texts.ts';
import type { Language } from '#content/document.ts';
import { writeSize } from '#content/offered-size.ts';
import type { SpecificationName, Specifications } from '#content/specifications/kinds.ts';
import { vision115 } from '#demo/content/products/vision-115.ts';
import { vision147 } from '#demo/content/products/vision-147.ts';
import { vision178 } from '#demo/content/products/vision-178.ts';
import { vision295 } from '#demo/content/products/vision-295.ts';
import { campaign } from '#demo/settings/campaign.ts';
import type { Brochure } from './brochure.ts';
import type { Pictures } from './pictures.ts';
import { inOrder } from '#content/writing/in-order.ts';
import { TEXTS } from './texts.ts';

/** What a table of several products leaves to the sheet of each. */
const NOT_COMPARED: ReadonlySet<string> = new Set<SpecificationName>([
  'body',
  'lead-time',
  'protection-back',
  'suits',
  'viewing-angle-vertical',
]);
const FAMILY = [vision115, vision147, vision178, vision295];

/** The campaign's leaflet: the whole Vision series. */
export function visionSeries(language: Language, { place }: Pictures): Brochure {
  const t = documentTexts(language);
  const labels = TEXTS[language];
  const { slides, about_text = '', gallery_heading = '', gallery_text = '' } = campaign[language];
  const { title, description: text } = slides?.[0] ?? { title: '', description: '' };
  const [lineUp, ...rooms] = campaign.files?.gallery ?? [];
  return {
    title: `${title}: ${t('documents.specSheet')}`,
    pages: [
      {
        opening: { picture: place(lineUp?.image, 'bleed', { title, text }), label: t('documents.specSheet'), title, text },
        lead: inOrder(about_text, language),
        parts: [
          { heading: labels.sizes, sizes: (campaign.shared?.sizes ?? []).map(writeSize) },
          {
            heading: gallery_heading,
            text: inOrder(gallery_text, language),
            pictures: rooms.map(({ image }) => place(image, 'third', { title: gallery_heading, text: gallery_text })),
          },
        ],
      },
      {
        title: labels.compare,
        parts: [
          {
            heads: FAMILY.map(({ product }) => {
              const { name = '' } = product[language];
              return { name, chosen: '', picture: place(product.files?.image, 'third', { title: name }).file };
            }),
            groups: comparedGroups(
              FAMILY.map(({ product }) => compared(product.shared.specifications)),
              language,
            ),
          },
          { note: `${t('documents.comparison.legend')} ${labels.note}` },
        ],
      },
    ],
  };
}

function compared(specifications: Specifications): Specifications {
  return Object.fromEntries(Object.entries(specifications).filter(([name]) => !NOT_COMPARED.has(name)));
}
