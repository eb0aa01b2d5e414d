import { collections } from '#content/index.ts';
import { pageLoader } from '#app/site/page-loader.server.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { HeroBanners } from '#app/site/sections/hero-banners/hero-banners.tsx';
import type { Route } from './+types/home.ts';

export const loader = pageLoader(async ({ operations, reader }) => {
  const banners = await operations.content.list(collections.heroBanners, reader);
  return { banners: banners.map(({ id, title, info, link, image }) => ({ id, title, info, link, image })) };
});

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HeroBanners banners={loaderData.banners} />;
}

export const meta: Route.MetaFunction = ({ matches, location }) => pageMeta(matches, location.pathname, {});
