import type { Collection } from './define.ts';
import type { Page } from './pages.ts';
import type { ShownLook } from './shown.ts';

/** In their order: a collection by its name, or a part of the page's `own`. A shown collection that is not named comes last. */
export const PAGE_SECTIONS = {
  home: [
    'content-slides',
    'home-cards',
    'sub-categories',
    { own: 'advisor' },
    'product-banners',
    { own: 'static-block' },
    'body-slides',
    { own: 'proof' },
    'client-logos',
  ],
  about: [{ own: 'proof' }, 'team-members', 'client-logos'],
  category: [
    'category-links',
    'category-banners',
    'category-products',
    { own: 'side-by-side' },
    { own: 'advisor' },
    'category-tiles',
    'category-cards',
    'category-questions',
  ],
  /** In the order of a family whose products do not say what it is chosen by; see specifications/family.ts. */
  subCategory: [
    { own: 'family' },
    'sub-category-products',
    'sub-category-cards',
    'sub-category-slides',
    'sub-category-tiles',
    'sub-category-tickets',
    'sub-category-questions',
  ],
  product: [
    { own: 'features' },
    'product-cards',
    { own: 'specifications' },
    'product-rows',
    'product-films',
    'product-headlines',
    'product-slides',
    'product-media',
    'product-tickets',
    'product-videos',
    'product-questions',
    { own: 'related' },
    { own: 'inquiry' },
  ],
  projects: [
    'project-media',
    'project-highlights',
    'project-crew',
    'client-logos',
    'projects',
    'project-grid',
    { own: 'contact' },
    'previous-projects',
    'project-questions',
  ],
  project: ['project-contents', 'project-videos', 'previous-projects', { own: 'next' }],
  register: [{ own: 'strengths' }, { own: 'excellence' }, 'projects', 'project-blogs'],
  community: ['side-blogs'],
} as const satisfies Partial<Readonly<Record<Page, readonly (string | { own: string })[]>>>;

export type PageWithSections = keyof typeof PAGE_SECTIONS;
type Entry<P extends PageWithSections> = (typeof PAGE_SECTIONS)[P][number];
export type OwnPart<P extends PageWithSections> = Extract<Entry<P>, { own: string }>['own'];
export type SectionName<P extends PageWithSections> = Extract<Entry<P>, string>;

export type PageSection = { own: string } | { collection: Collection; look: ShownLook };

export function hasSections(page: Page): page is PageWithSections {
  return Object.hasOwn(PAGE_SECTIONS, page);
}

export function orderSections(page: PageWithSections, collections: readonly Collection[]): readonly PageSection[] {
  const shown = new Map(
    collections.flatMap((collection) =>
      collection.looks.filter((look) => look.page === page).map((look) => [collection.name, { collection, look }]),
    ),
  );
  const listed: readonly (string | { own: string })[] = PAGE_SECTIONS[page];
  const sections = listed.map((entry) => (typeof entry === 'string' ? shown.get(entry) : entry));
  const others = [...shown].filter(([name]) => !listed.includes(name)).map(([, section]) => section);
  const end = listed.findLastIndex((entry) => typeof entry === 'string') + 1;
  return [...sections.slice(0, end), ...others, ...sections.slice(end)].filter((section) => section !== undefined);
}
