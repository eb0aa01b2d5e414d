import { blogSections } from '#content/collections/blog-sections.ts';
import { blogs } from '#content/collections/blogs.ts';
import { categories } from '#content/collections/categories.ts';
import { categoryLinks } from '#content/collections/category-links.ts';
import { categoryProducts } from '#content/collections/category-products.ts';
import { products } from '#content/collections/products.ts';
import { projects } from '#content/collections/projects.ts';
import { subCategories } from '#content/collections/sub-categories.ts';
import { subCategoryProducts } from '#content/collections/sub-category-products.ts';
import type { Collection } from '#content/define.ts';
import { allCollections } from '#content/index.ts';

export const KINDS = ['product', 'category', 'sub-category', 'project', 'article', 'document', 'page'] as const;
export type Kind = (typeof KINDS)[number];

/** What can be found: its kind, the fields people would name it by, and how much it counts beside the others. */
export const SOURCES: readonly { kind: Kind; collection: Collection; lead: readonly string[]; factor: number }[] = [
  { kind: 'product', collection: products, lead: ['headline', 'seo_title'], factor: 1 },
  { kind: 'category', collection: categories, lead: ['seo_title'], factor: 1.25 },
  { kind: 'sub-category', collection: subCategories, lead: ['title', 'seo_title'], factor: 1.15 },
  { kind: 'project', collection: projects, lead: ['subtitle', 'seo_title'], factor: 0.9 },
  { kind: 'article', collection: blogSections, lead: ['seo_title'], factor: 0.5 },
];
export const DOCUMENT_FACTOR = 0.12;

/** Cards whose link says that a record belongs to the record they stand below. */
export const BELONGING: readonly Collection[] = [categoryLinks, categoryProducts, subCategoryProducts];

/** What stands on the page of a record and is kept as records of its own. */
export const SECTIONS: ReadonlyMap<string, Collection> = new Map(
  allCollections
    .filter((one) => one.parent !== undefined && sourceOf(one.parent) !== undefined && !BELONGING.includes(one) && !sourceOf(one.name))
    .map((one) => [one.name, one]),
);

/** Articles are read on the page of their blog. */
export const ARTICLES = { sections: blogSections, blogs } as const;

export function sourceOf(collection: string) {
  return SOURCES.find((source) => source.collection.name === collection);
}
