import { blogSections } from './collections/blog-sections.ts';
import { blogs } from './collections/blogs.ts';
import { bodySlides } from './collections/body-slides.ts';
import { categories } from './collections/categories.ts';
import { categoryBanners } from './collections/category-banners.ts';
import { categoryCards } from './collections/category-cards.ts';
import { categoryHeroes } from './collections/category-heroes.ts';
import { categoryLinks } from './collections/category-links.ts';
import { categoryProducts } from './collections/category-products.ts';
import { categoryQuestions } from './collections/category-questions.ts';
import { categoryTiles } from './collections/category-tiles.ts';
import { clientLogos } from './collections/client-logos.ts';
import { contentSlides } from './collections/content-slides.ts';
import { heroBanners } from './collections/hero-banners.ts';
import { homeCards } from './collections/home-cards.ts';
import { previousProjects } from './collections/previous-projects.ts';
import { productBanners } from './collections/product-banners.ts';
import { productCards } from './collections/product-cards.ts';
import { productFilms } from './collections/product-films.ts';
import { productHeadlines } from './collections/product-headlines.ts';
import { productMedia } from './collections/product-media.ts';
import { productQuestions } from './collections/product-questions.ts';
import { productRows } from './collections/product-rows.ts';
import { productSlides } from './collections/product-slides.ts';
import { productTickets } from './collections/product-tickets.ts';
import { productVideos } from './collections/product-videos.ts';
import { products } from './collections/products.ts';
import { projectBlogs } from './collections/project-blogs.ts';
import { projectContents } from './collections/project-contents.ts';
import { projectCrew } from './collections/project-crew.ts';
import { projectGrid } from './collections/project-grid.ts';
import { projectHighlights } from './collections/project-highlights.ts';
import { projectMedia } from './collections/project-media.ts';
import { projectQuestions } from './collections/project-questions.ts';
import { projectVideos } from './collections/project-videos.ts';
import { projects } from './collections/projects.ts';
import { sideBlogs } from './collections/side-blogs.ts';
import { subCategories } from './collections/sub-categories.ts';
import { subCategoryCards } from './collections/sub-category-cards.ts';
import { subCategoryProducts } from './collections/sub-category-products.ts';
import { subCategoryQuestions } from './collections/sub-category-questions.ts';
import { subCategorySlides } from './collections/sub-category-slides.ts';
import { subCategoryTickets } from './collections/sub-category-tickets.ts';
import { subCategoryTiles } from './collections/sub-category-tiles.ts';
import { teamMembers } from './collections/team-members.ts';
import { checkModel } from './check.ts';
import type { Collection } from './define.ts';
import { orderSections, type PageSection, type PageWithSections } from './sections.ts';
import { settings } from './settings/index.ts';

/** Every collection, in the order of the dashboard. */
export const collections = {
  heroBanners,
  contentSlides,
  productBanners,
  homeCards,
  bodySlides,
  categories,
  categoryLinks,
  categoryHeroes,
  categoryBanners,
  categoryProducts,
  categoryTiles,
  categoryCards,
  categoryQuestions,
  products,
  productCards,
  productRows,
  productFilms,
  productHeadlines,
  productSlides,
  productMedia,
  productQuestions,
  productTickets,
  productVideos,
  subCategories,
  subCategoryProducts,
  subCategoryCards,
  subCategorySlides,
  subCategoryTiles,
  subCategoryTickets,
  subCategoryQuestions,
  projectCrew,
  projectHighlights,
  projectMedia,
  clientLogos,
  projectGrid,
  projectBlogs,
  previousProjects,
  teamMembers,
  projectQuestions,
  projects,
  projectContents,
  projectVideos,
  blogs,
  blogSections,
  sideBlogs,
} as const;

/** `collections` as a list, where the types of single fields do not matter. */
export const allCollections: readonly Collection[] = Object.values(collections);

checkModel(allCollections, settings);

const byName = new Map(allCollections.map((collection) => [collection.name, collection]));

export function collectionNamed(name: string): Collection | undefined {
  return byName.get(name);
}

export function childrenOf(name: string): readonly Collection[] {
  return allCollections.filter((collection) => collection.parent === name);
}

export function sectionsOn(page: PageWithSections): readonly PageSection[] {
  return orderSections(page, allCollections);
}
