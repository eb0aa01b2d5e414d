import { settingsGroups } from '#content/settings/index.ts';
import { loadSections } from '#app/looks/load-sections.server.ts';
import { Sections } from '#app/looks/sections.tsx';
import { iconDrawing } from '#app/page/content-icons.ts';
import { pageLoader } from '#app/page/page-loader.server.ts';
import { textsOf } from '#app/page/texts.ts';
import { About } from '#app/site/about/about.tsx';
import { Assurances } from '#app/site/proof/assurances.tsx';
import { CompanyFigures } from '#app/site/proof/company-figures.tsx';
import { loadProof } from '#app/site/proof/load-proof.server.ts';
import { Quotes } from '#app/site/proof/quotes.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import type { Route } from './+types/about.ts';

export const loader = pageLoader(['about', 'home', 'looks'], async (page) => {
  const { read } = page.operations.settings;
  const [about, home, site, proof] = await Promise.all([
    read(settingsGroups.about, page.language),
    read(settingsGroups.home, page.language),
    read(settingsGroups.site, page.language),
    loadProof(page),
  ]);
  // The members are not even asked for while nobody may see them.
  const sections = await loadSections(page, 'about', { without: site.show_team === 1 ? [] : ['team-members'] });
  const features = about.features.map(async ({ icon, title, text }) => ({ title, text, drawing: await iconDrawing(icon) }));
  return { about: { ...about, features: await Promise.all(features) }, clientsHeading: home.clients_heading, proof, sections };
});

export default function AboutPage({ loaderData: { about, clientsHeading, proof, sections } }: Route.ComponentProps) {
  return (
    <>
      <About about={about} />
      <Sections
        of="about"
        loaded={sections}
        headings={{ 'client-logos': clientsHeading }}
        own={{
          proof: (
            <>
              <CompanyFigures heading={proof.figures_heading} figures={proof.figures} note={proof.note} />
              <Assurances proof={proof} />
              <Quotes heading={proof.quotes_heading} quotes={proof.quotes} />
            </>
          ),
        }}
      />
    </>
  );
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  pageMeta(matches, location.pathname, {
    title: textsOf(matches)('site.nav.about'),
    ...(loaderData?.about.text && { description: loaderData.about.text.split('. ', 2).join('. ') }),
  });
