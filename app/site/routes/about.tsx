import { collections } from '#content/index.ts';
import { settingsGroups } from '#content/settings/index.ts';
import { iconDrawing } from '#app/server/content-icons.ts';
import { About } from '#app/site/about/about.tsx';
import { sectionOr } from '#app/site/catalogue/load-section.server.ts';
import { pageLoader } from '#app/site/page-loader.server.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { ClientLogos } from '#app/site/sections/client-logos/client-logos.tsx';
import { TeamMembers } from '#app/site/sections/team-members/team-members.tsx';
import { textsOf, useTexts } from '#app/site/texts.ts';
import type { Route } from './+types/about.ts';

export const loader = pageLoader(['about', 'home'], async ({ operations, reader, language }) => {
  const { read } = operations.settings;
  const { list } = operations.content;
  const [about, home, site, logos] = await Promise.all([
    read(settingsGroups.about, language),
    read(settingsGroups.home, language),
    read(settingsGroups.site, language),
    sectionOr(list(collections.clientLogos, reader), []),
  ]);
  // The members are not even asked for while nobody may see them.
  const team = site.show_team === 1 ? await sectionOr(list(collections.teamMembers, reader), []) : [];
  const features = about.features.map(async ({ icon, title, text }) => ({ title, text, drawing: await iconDrawing(icon) }));
  return {
    about: { ...about, features: await Promise.all(features) },
    clientsHeading: home.clients_heading,
    logos: logos.map(({ id, title, icon }) => ({ id, title, icon })),
    team: team.map(({ id, title, text, icon, fallback }) => ({ id, title, text, icon, fallback })),
  };
});

export default function AboutPage({ loaderData: { about, clientsHeading, logos, team } }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <>
      <About about={about} />
      <TeamMembers members={team} />
      <ClientLogos heading={clientsHeading || t('site.home.clients')} logos={logos} />
    </>
  );
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  pageMeta(matches, location.pathname, {
    title: textsOf(matches)('site.nav.about'),
    ...(loaderData?.about.text && { description: loaderData.about.text.split('. ', 2).join('. ') }),
  });
