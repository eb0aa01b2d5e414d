import { loadSections } from '#app/looks/load-sections.server.ts';
import { questionsIn } from '#app/looks/questions/questions-in.ts';
import { Sections } from '#app/looks/sections.tsx';
import { pageLoader } from '#app/page/page-loader.server.ts';
import { textsOf, useTexts } from '#app/page/texts.ts';
import { ContactWays } from '#app/site/contact-ways/contact-ways.tsx';
import { loadContactWays } from '#app/site/contact-ways/load-contact-ways.server.ts';
import { loadMeeting } from '#app/site/meeting-calendar/load-meeting.server.ts';
import { MeetingCard } from '#app/site/meeting-calendar/meeting-card.island.tsx';
import { freshUntilTomorrow } from '#app/site/meeting-calendar/until-tomorrow.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { questionData } from '#app/site/structured-data/question-data.ts';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import type { Route } from './+types/projects.ts';

export const loader = pageLoader(['projects', 'looks', 'meeting'], async (page) => {
  const [meeting, ways, sections] = await Promise.all([loadMeeting(page), loadContactWays(page), loadSections(page, 'projects')]);
  return { meeting, ways, sections };
});

export const headers = () => freshUntilTomorrow();

export default function ProjectsPage({ loaderData: { meeting, ways, sections } }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <>
      <Section room="small">
        <Container>
          <Heading level={1} lead={t('site.projects.lead')}>
            {t('site.projects.title')}
          </Heading>
        </Container>
      </Section>
      <Sections of="projects" loaded={sections} own={{ contact: <ContactWays ways={ways} calendar={<MeetingCard setup={meeting} />} /> }} />
    </>
  );
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) => {
  const t = textsOf(matches);
  return pageMeta(matches, location.pathname, {
    title: t('site.nav.projects'),
    description: t('site.projects.lead'),
    structured: questionData(questionsIn(loaderData?.sections ?? [])),
  });
};
