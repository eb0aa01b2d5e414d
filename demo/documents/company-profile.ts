import { waysTo } from '#api/typesetting/company-head.ts';
import type { Language } from '#content/document.ts';
import { categoryPages } from '#demo/content/category-pages.ts';
import { records as heroBanners } from '#demo/content/hero-banners.ts';
import { records as projectGrid } from '#demo/content/project-grid.ts';
import { records as projects } from '#demo/content/projects.ts';
import type { NamedFile } from '#demo/record.ts';
import { about } from '#demo/settings/about.ts';
import { site } from '#demo/settings/site.ts';
import type { Brochure, Card } from './brochure.ts';
import { officesIn } from './offices.ts';
import type { Pictures } from './pictures.ts';
import { inOrder } from '#content/writing/in-order.ts';
import { TEXTS } from './texts.ts';

type Told = { title?: string; sub?: string | undefined; text?: string | undefined; picture?: NamedFile | undefined };

const AT_WORK: NamedFile = { file: 'images/workshop-calibration.jpg', shows: 'workshop' };
/** So many of the projects have a larger picture. */
const FEATURED = 2;

/** Who the company is, what it makes and has made, how it works and where it is. */
export function companyProfile(language: Language, { place }: Pictures): Brochure {
  const texts = TEXTS[language];
  const { company_name: company = '', tagline = '' } = site[language];
  const own = about[language];

  function card({ title = '', sub, text = '', picture }: Told, size: 'half' | 'third' = 'half'): Card {
    const told = { title, ...(sub !== undefined && { sub }), text: inOrder(text, language) };
    return picture === undefined ? told : { ...told, picture: place(picture, size, { title, text }) };
  }

  const families = categoryPages.map(({ category, hero, links }) =>
    card(
      { title: category[language].name ?? '', text: links.map((link) => link[language].text).join(' '), picture: hero.files?.image },
      'third',
    ),
  );
  const stories = projects.map(({ files, [language]: { title = '', subtitle: sub, text } }, index) =>
    card({ title, sub, text, picture: files?.icon }, index < FEATURED ? 'half' : 'third'),
  );
  const steps = projectGrid.map(({ files, [language]: { title = '', text } }) => card({ title, text, picture: files?.icon }, 'third'));
  const offices = officesIn(language).map((office) => card({ title: office.city, sub: waysTo([office]), text: office.address }));
  return {
    title: `${company}: ${texts.profile}`,
    pages: [
      {
        cover: true,
        opening: { picture: place(heroBanners[0]?.files?.image, 'bleed', { title: tagline }), label: texts.profile, title: tagline },
      },
      {
        band: place(AT_WORK, 'bleed', { title: company }),
        title: company,
        lead: inOrder(own.text ?? '', language),
        parts: [
          {
            columns: 3,
            cards: [
              card({ title: texts.mission, text: own.mission }),
              card({ title: texts.vision, text: own.vision }),
              card({ title: texts.objectives, text: own.objectives }),
            ],
          },
        ],
      },
      {
        title: own.features_heading ?? '',
        parts: [
          { columns: 2, cards: (own.features ?? []).map((feature) => card(feature)) },
          { heading: texts.whatWeMake, columns: 3, tall: 38, cards: families },
        ],
      },
      {
        title: texts.projects,
        parts: [
          { columns: 2, tall: 47, cards: stories.slice(0, FEATURED) },
          { columns: 3, tall: 31, cards: stories.slice(FEATURED) },
        ],
      },
      {
        title: texts.howWeWork,
        parts: [{ steps }, { heading: texts.talk, columns: 2, cards: offices }, { note: texts.note }],
      },
    ],
  };
}
