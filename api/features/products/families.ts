import { collections } from '#content/index.ts';
import type { Language } from '#content/languages.ts';
import type { Changes } from '#store/changes.ts';
import type { Content } from '#api/content/content.ts';
import { cacheUntilChange } from '#api/kernel/cache-until-change.ts';

export type Branch = { id: number; name: string; products: readonly number[] };
/** The strips of categories and sub-categories are the tree's only memory. */
export type Families = { family: readonly Branch[]; category: readonly Branch[] };

const PRODUCT = /^\/product\/([1-9]\d{0,9})(?:\/|$)/;
const FAMILY = /^\/sub-category\/([1-9]\d{0,9})(?:\/|$)/;

/** Which products visitors find below each sub-category and each category. */
export function openFamilies({ content, onChange }: { content: Content; onChange: Changes['onChange'] }) {
  const read = (language: Language) => async (): Promise<Families> => {
    const reader = { language, sees: 'published' } as const;
    const [subCategories, categories] = await Promise.all([
      content.list(collections.subCategories, reader),
      content.list(collections.categories, reader),
    ]);
    const strips = await Promise.all(subCategories.map(({ id }) => content.list(collections.subCategoryProducts, reader, id)));
    const family = subCategories.map(({ id, name }, at) => ({ id, name, products: unique(linked(strips[at] ?? [], PRODUCT)) }));
    const links = await Promise.all(categories.map(({ id }) => content.list(collections.categoryLinks, reader, id)));
    const category = categories.map(({ id, name }, at) => {
      const own = links[at] ?? [];
      const below = linked(own, FAMILY).flatMap((one) => family.find(({ id: other }) => other === one)?.products ?? []);
      return { id, name, products: unique([...linked(own, PRODUCT), ...below]) };
    });
    return { family, category };
  };
  const known = { ar: cacheUntilChange(onChange, read('ar')), en: cacheUntilChange(onChange, read('en')) };
  return (language: Language): Promise<Families> => known[language]();
}

function linked(strip: readonly { path: string }[], page: RegExp): number[] {
  return strip.flatMap(({ path }) => {
    const id = page.exec(path)?.[1];
    return id === undefined ? [] : [Number(id)];
  });
}

function unique(ids: readonly number[]): number[] {
  return [...new Set(ids)];
}
