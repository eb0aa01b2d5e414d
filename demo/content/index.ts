import type { collections } from '#content/index.ts';
import type { DemoRecords } from '#demo/record.ts';
import { records as blogSections } from './blog-sections.ts';
import { records as blogs } from './blogs.ts';
import { records as bodySlides } from './body-slides.ts';
import { records as categories } from './categories.ts';
import { records as categoryBanners } from './category-banners.ts';
import { records as categoryCards } from './category-cards.ts';
import { records as categoryHeroes } from './category-heroes.ts';
import { records as categoryLinks } from './category-links.ts';
import { records as categoryProducts } from './category-products.ts';
import { records as categoryQuestions } from './category-questions.ts';
import { records as categoryTiles } from './category-tiles.ts';
import { records as clientLogos } from './client-logos.ts';
import { records as contentSlides } from './content-slides.ts';
import { records as heroBanners } from './hero-banners.ts';
import { records as homeCards } from './home-cards.ts';
import { records as previousProjects } from './previous-projects.ts';
import { records as productBanners } from './product-banners.ts';
import { records as productCards } from './product-cards.ts';
import { records as productFilms } from './product-films.ts';
import { records as productHeadlines } from './product-headlines.ts';
import { records as productMedia } from './product-media.ts';
import { records as productQuestions } from './product-questions.ts';
import { records as productRows } from './product-rows.ts';
import { records as productSlides } from './product-slides.ts';
import { records as productTickets } from './product-tickets.ts';
import { records as productVideos } from './product-videos.ts';
import { records as products } from './products.ts';
import { records as projectBlogs } from './project-blogs.ts';
import { records as projectContents } from './project-contents.ts';
import { records as projectCrew } from './project-crew.ts';
import { records as projectGrid } from './project-grid.ts';
import { records as projectHighlights } from './project-highlights.ts';
import { records as projectMedia } from './project-media.ts';
import { records as projectQuestions } from './project-questions.ts';
import { records as projectVideos } from './project-videos.ts';
import { records as projects } from './projects.ts';
import { records as sideBlogs } from './side-blogs.ts';
import { records as subCategories } from './sub-categories.ts';
import { records as subCategoryCards } from './sub-category-cards.ts';
import { records as subCategoryProducts } from './sub-category-products.ts';
import { records as subCategoryQuestions } from './sub-category-questions.ts';
import { records as subCategorySlides } from './sub-category-slides.ts';
import { records as subCategoryTickets } from './sub-category-tickets.ts';
import { records as subCategoryTiles } from './sub-category-tiles.ts';
import { records as teamMembers } from './team-members.ts';

type Collections = typeof collections;

/** Every record of the demo company; a collection without any does not compile. */
export const demoContent: { readonly [Name in keyof Collections]: DemoRecords<Collections[Name]> } = {
  heroBanners,
  productBanners,
  homeCards,
  bodySlides,
  contentSlides,
  projectHighlights,
  clientLogos,
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
  projectMedia,
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
};
