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
type Texts = { en: `${string} | ${string}`; ar: `${string} | ${string}` };

export function tile(image: NamedFile, path: string, color: 'black' | 'white', { en, ar }: Texts): DemoRecord<typeof categoryTiles> {
  const texts = ([title, info]: [string, string]) => ({ title, info });
  return { en: texts(halves(en)), ar: texts(halves(ar)), shared: { path, color }, files: { image } };
}

export function card(image: NamedFile, { en, ar }: Texts): DemoRecord<typeof categoryCards> {
  const texts = ([name, paragraph]: [string, string]) => ({ name, paragraph });
  return { en: texts(halves(en)), ar: texts(halves(ar)), files: { image } };
}

export function question(image: NamedFile, { en, ar }: Texts): DemoRecord<typeof categoryQuestions> {
  const texts = ([title, paragraph]: [string, string]) => ({ title, paragraph });
  return { en: texts(halves(en)), ar: texts(halves(ar)), files: { image } };
}

function halves(texts: string): [string, string] {
  const [first = '', second = ''] = texts.split(' | ');
  return [first, second];
}
