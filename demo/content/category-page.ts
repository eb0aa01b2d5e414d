import type { categories } from '#content/collections/categories.ts';
import type { categoryBanners } from '#content/collections/category-banners.ts';
import type { categoryCards } from '#content/collections/category-cards.ts';
import type { categoryHeroes } from '#content/collections/category-heroes.ts';
import type { categoryProducts } from '#content/collections/category-products.ts';
import type { categoryQuestions } from '#content/collections/category-questions.ts';
import type { categoryTiles } from '#content/collections/category-tiles.ts';
import type { DemoRecord, DemoRecords, NamedFile } from '#demo/record.ts';
import type { Stories } from '#demo/story.ts';

/** Everything the demo says on one category's page, in the order of the page. */
export type CategoryPage = {
  category: DemoRecord<typeof categories> & { id: number };
  links: Stories;
  hero: DemoRecord<typeof categoryHeroes>;
  banner: DemoRecord<typeof categoryBanners>;
  products: DemoRecords<typeof categoryProducts>;
  tiles: DemoRecords<typeof categoryTiles>;
  cards: DemoRecords<typeof categoryCards>;
  questions: DemoRecords<typeof categoryQuestions>;
};

export type CategorySections = Pick<CategoryPage, 'tiles' | 'cards' | 'questions'>;

/** "Title | Sentence" in each language. */
type Words = { en: `${string} | ${string}`; ar: `${string} | ${string}` };

export function tile(image: NamedFile, path: string, color: 'black' | 'white', { en, ar }: Words): DemoRecord<typeof categoryTiles> {
  const words = ([title, info]: [string, string]) => ({ title, info });
  return { en: words(halves(en)), ar: words(halves(ar)), shared: { path, color }, files: { image } };
}

export function card(image: NamedFile, { en, ar }: Words): DemoRecord<typeof categoryCards> {
  const words = ([name, paragraph]: [string, string]) => ({ name, paragraph });
  return { en: words(halves(en)), ar: words(halves(ar)), files: { image } };
}

export function question(image: NamedFile, { en, ar }: Words): DemoRecord<typeof categoryQuestions> {
  const words = ([title, paragraph]: [string, string]) => ({ title, paragraph });
  return { en: words(halves(en)), ar: words(halves(ar)), files: { image } };
}

function halves(words: string): [string, string] {
  const [first = '', second = ''] = words.split(' | ');
  return [first, second];
}
