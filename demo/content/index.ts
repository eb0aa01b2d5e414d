import type { collections } from '#content/index.ts';
import type { DemoRecords } from '#demo/record.ts';
import { records as blogSections } from './blog-sections.ts';
import { records as blogs } from './blogs.ts';
import { records as bodySlides } from './body-slides.ts';
import { categories, categoryBanners, categoryHeroes, categorySection } from './category-pages.ts';
import { records as clientLogos } from './client-logos.ts';
import { records as contentSlides } from './content-slides.ts';
import { records as heroBanners } from './hero-banners.ts';
import { records as homeCards } from './home-cards.ts';
import { records as previousProjects } from './previous-projects.ts';
import { records as productBanners } from './product-banners.ts';
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
import { records as teamMembers } from './team-members.ts';

type Collections = typeof collections;

/** Every record of the demo company, by collection. */
export const demoContent: { readonly [Name in keyof Collections]?: DemoRecords<Collections[Name]> } = {
  heroBanners,
  productBanners,
  homeCards,
  bodySlides,
  contentSlides,
  projectHighlights,
  clientLogos,
  categories,
  categoryLinks: categorySection('links'),
  categoryHeroes,
  categoryBanners,
  categoryProducts: categorySection('products'),
  categoryTiles: categorySection('tiles'),
  categoryCards: categorySection('cards'),
  categoryQuestions: categorySection('questions'),
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
