import { Suspense } from 'react';
import { collections } from '#content/index.ts';
import { iconDrawing } from '#app/server/content-icons.ts';
import { sectionOr } from '#app/site/catalogue/load-section.server.ts';
import { storyOf } from '#app/site/catalogue/story.ts';
import { loadContactWays } from '#app/site/contact-ways/load-contact-ways.server.ts';
import { loadMeeting } from '#app/site/meeting-calendar/load-meeting.server.ts';
import { pageLoader } from '#app/site/page-loader.server.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { ProjectMedia } from '#app/site/sections/project-media/project-media.tsx';
import { projectOf } from '#app/site/sections/projects/project.ts';
import { questionData } from '#app/site/structured-data/question-data.ts';
import { textsOf, useTexts } from '#app/site/texts.ts';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import { later } from '#app/site/later.ts';
import type { Route } from './+types/projects.ts';

const LowerHalf = await later(async () => (await import('#app/site/lower-half/projects.tsx')).ProjectsLowerHalf);

export const loader = pageLoader(['projects', 'catalogue', 'meeting'], async (page) => {
  const { operations, reader } = page;
  const { list } = operations.content;
  const [meeting, ways, media, highlights, crew, logos, projects, grid, world, questions] = await Promise.all([
    loadMeeting(page),
    loadContactWays(page),
    sectionOr(list(collections.projectMedia, reader), []),
    sectionOr(list(collections.projectHighlights, reader), []),
    sectionOr(list(collections.projectCrew, reader), []),
    sectionOr(list(collections.clientLogos, reader), []),
    sectionOr(list(collections.projects, reader), []),
    sectionOr(list(collections.projectGrid, reader), []),
    sectionOr(list(collections.previousProjects, reader), []),
    sectionOr(list(collections.projectQuestions, reader), []),
  ]);
  return {
    meeting,
    ways,
    banners: media.map(storyOf),
    highlights: await Promise.all(
      highlights.map(async ({ id, title, info, link, icon, fallback }) => ({
        id,
        title,
        info,
        link,
        drawing: await iconDrawing(icon),
        fallback,
      })),
    ),
    crew: crew.map(({ id, name, title, text, link, icon, fallback }) => ({ id, name, title, text, link, icon, fallback })),
    logos: logos.map(({ id, title, icon }) => ({ id, title, icon })),
    projects: projects.map(projectOf),
    grid: grid.map(storyOf),
    world: world.map(storyOf),
    questions: questions.map(storyOf),
  };
});

export default function ProjectsPage({ loaderData }: Route.ComponentProps) {
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
      <ProjectMedia banners={loaderData.banners} />
      <Suspense>
        <LowerHalf page={loaderData} />
      </Suspense>
    </>
  );
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) => {
  const t = textsOf(matches);
  return pageMeta(matches, location.pathname, {
    title: t('site.nav.projects'),
    description: t('site.projects.lead'),
    structured: questionData(loaderData?.questions ?? []),
  });
};
