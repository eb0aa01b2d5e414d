import { settingsGroups } from '#content/settings/index.ts';
import { loadSections } from '#app/looks/load-sections.server.ts';
import { Sections } from '#app/looks/sections.tsx';
import { useTexts } from '#app/page/texts.ts';
import { AdvisorInvitation } from '#app/site/advisor/advisor-invitation.tsx';
import { StaticBlock } from '#app/site/static-block/static-block.tsx';
import { loadMeeting } from '#app/site/meeting-calendar/load-meeting.server.ts';
import { MeetingCard } from '#app/site/meeting-calendar/meeting-card.island.tsx';
import { freshUntilTomorrow } from '#app/site/meeting-calendar/until-tomorrow.ts';
import { pageLoader } from '#app/page/page-loader.server.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { CompanyFigures } from '#app/site/proof/company-figures.tsx';
import { loadProof } from '#app/site/proof/load-proof.server.ts';
import { Quotes } from '#app/site/proof/quotes.tsx';
import { PitchBand } from '#app/site/pitch-band/pitch-band.tsx';
import { HeroBanners } from '#app/site/heroes/hero-banners.tsx';
import { loadSlides } from '#app/site/heroes/load-slides.server.ts';
import { shellIn } from '#app/site/shell/shell-data.ts';
import { organizationData } from '#app/site/structured-data/organization-data.ts';
import { Welcome } from '#app/site/welcome/welcome.tsx';
import { originalOf } from '#app/ui/picture/source-set.ts';
import type { Route } from './+types/home.ts';

export const loader = pageLoader(['home', 'looks', 'meeting', 'advisor'], async (page) => {
  const { operations, language } = page;
  const [texts, site, meeting, banners, { figures_heading, figures, quotes_heading, quotes, note }, sections] = await Promise.all([
    operations.settings.read(settingsGroups.home, language),
    operations.settings.read(settingsGroups.site, language),
    loadMeeting(page),
    loadSlides(page),
    loadProof(page),
    loadSections(page, 'home'),
  ]);
  const { short_name: company, company_name: name, tagline, logo } = site;
  const proof = { figures_heading, figures, quotes_heading, quotes, note };
  return { company, name, tagline, logo, texts, meeting, banners, proof, sections };
});

export const headers = () => freshUntilTomorrow();

export default function Home({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { company, name, tagline, texts, meeting, banners, proof, sections } = loaderData;
  return (
    <>
      <HeroBanners
        title={[name, tagline].filter(Boolean).join(': ')}
        banners={banners}
        aside={<MeetingCard setup={meeting} />}
        foot={<PitchBand />}
        otherwise={<Welcome company={name} tagline={tagline} />}
      />
      <Sections
        of="home"
        loaded={sections}
        headings={{
          'content-slides': texts.why_heading || t('site.home.why', { company }),
          'home-cards': texts.know_more_heading,
          'sub-categories': texts.discover_heading,
          'client-logos': texts.clients_heading,
        }}
        own={{
          advisor: <AdvisorInvitation />,
          'static-block': (
            <StaticBlock
              block={{ heading: texts.static_heading, text: texts.static_text, button: texts.static_button, link: texts.static_link }}
            />
          ),
          proof: (
            <>
              <CompanyFigures heading={proof.figures_heading} figures={proof.figures} note={proof.note} />
              <Quotes heading={proof.quotes_heading} quotes={proof.quotes} />
            </>
          ),
        }}
      />
    </>
  );
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) => {
  const shell = shellIn(matches);
  if (!shell || !loaderData) return [];
  const logo = loaderData.files[loaderData.logo];
  return pageMeta(matches, location.pathname, { structured: [organizationData(shell, logo && originalOf(logo))] });
};
