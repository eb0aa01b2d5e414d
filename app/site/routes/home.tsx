import { Suspense } from 'react';
import { collections } from '#content/index.ts';
import { settingsGroups } from '#content/settings/index.ts';
import { iconDrawing } from '#app/server/content-icons.ts';
import { sectionOr } from '#app/site/catalogue/load-section.server.ts';
import { loadMeeting } from '#app/site/meeting-calendar/load-meeting.server.ts';
import { MeetingCard } from '#app/site/meeting-calendar/meeting-card.tsx';
import { pageLoader } from '#app/site/page-loader.server.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { PitchBand } from '#app/site/pitch-band/pitch-band.tsx';
import { HeroBanners } from '#app/site/sections/hero-banners/hero-banners.tsx';
import { loadSlides } from '#app/site/sections/hero-banners/load-slides.server.ts';
import { shellIn } from '#app/site/shell/shell-data.ts';
import { organizationData } from '#app/site/structured-data/organization-data.ts';
import { Welcome } from '#app/site/welcome/welcome.tsx';
import { originalOf } from '#app/ui/picture/source-set.ts';
import { later } from '#app/site/later.ts';
import type { Route } from './+types/home.ts';

const LowerHalf = await later(async () => (await import('#app/site/lower-half/home.tsx')).HomeLowerHalf);

export const loader = pageLoader(['home', 'meeting'], async (page) => {
  const { operations, reader, language } = page;
  const { list } = operations.content;
  const [texts, site, meeting, banners, reasons, cards, products, tiles, stories, logos] = await Promise.all([
    operations.settings.read(settingsGroups.home, language),
    operations.settings.read(settingsGroups.site, language),
    loadMeeting(page),
    loadSlides(page),
    sectionOr(list(collections.contentSlides, reader), []),
    sectionOr(list(collections.homeCards, reader), []),
    sectionOr(list(collections.subCategories, reader), []),
    sectionOr(list(collections.productBanners, reader), []),
    sectionOr(list(collections.bodySlides, reader), []),
    sectionOr(list(collections.clientLogos, reader), []),
  ]);
  return { company: site.short_name, name: site.company_name, tagline: site.tagline, logo: site.logo, texts, meeting, ...(await drawn()) };

  /** Only what is drawn. */
  async function drawn() {
    const slide = ({ id, title, info, link, image, fallback }: (typeof banners)[number]) => ({ id, title, info, link, image, fallback });
    return {
      banners: banners.map(slide),
      reasons: await Promise.all(
        reasons.map(async ({ id, title, info, link, icon, fallback }) => ({
          id,
          title,
          info,
          link,
          drawing: await iconDrawing(icon),
          fallback,
        })),
      ),
      cards: cards.map(slide),
      products: products.map(({ id, name, title, text, path, banner, fallback }) => ({ id, name, title, text, path, banner, fallback })),
      tiles: tiles.map(({ active, ...tile }) => ({ ...slide(tile), active })),
      stories: stories.map(slide),
      logos: logos.map(({ id, title, icon }) => ({ id, title, icon })),
    };
  }
});

export default function Home({ loaderData }: Route.ComponentProps) {
  const { name, tagline, meeting, banners } = loaderData;
  return (
    <>
      <HeroBanners
        title={[name, tagline].filter(Boolean).join(': ')}
        banners={banners}
        aside={<MeetingCard setup={meeting} />}
        foot={<PitchBand />}
        otherwise={<Welcome company={name} tagline={tagline} />}
      />
      <Suspense>
        <LowerHalf page={loaderData} />
      </Suspense>
    </>
  );
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) => {
  const shell = shellIn(matches);
  if (!shell || !loaderData) return [];
  const logo = loaderData.files[loaderData.logo];
  return pageMeta(matches, location.pathname, { structured: [organizationData(shell, logo && originalOf(logo))] });
};
