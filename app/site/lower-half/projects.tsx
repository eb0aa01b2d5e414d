import { ContactWays } from '#app/site/contact-ways/contact-ways.tsx';
import { MeetingCard } from '#app/site/meeting-calendar/meeting-card.tsx';
import { ClientLogos } from '#app/site/sections/client-logos/client-logos.tsx';
import { PreviousProjects } from '#app/site/sections/previous-projects/previous-projects.tsx';
import { ProjectCrew } from '#app/site/sections/project-crew/project-crew.tsx';
import { ProjectGrid } from '#app/site/sections/project-grid/project-grid.tsx';
import { ProjectHighlights } from '#app/site/sections/project-highlights/project-highlights.tsx';
import { ProjectQuestions } from '#app/site/sections/project-questions/project-questions.tsx';
import { Projects } from '#app/site/sections/projects/projects.tsx';
import { useTexts } from '#app/site/texts.ts';
import type { loader } from '#app/site/routes/projects.tsx';

type Data = Awaited<ReturnType<typeof loader>>;

/** Everything after the first screen. */
export function ProjectsLowerHalf({ page: { highlights, crew, logos, projects, grid, ways, meeting, world, questions } }: { page: Data }) {
  const t = useTexts();
  return (
    <>
      <ProjectHighlights highlights={highlights} />
      <ProjectCrew crew={crew} />
      <ClientLogos heading={t('site.projects.clients')} logos={logos} />
      <Projects projects={projects} />
      <ProjectGrid items={grid} />
      <ContactWays ways={ways} calendar={<MeetingCard setup={meeting} />} />
      <PreviousProjects projects={world} />
      <ProjectQuestions questions={questions} />
    </>
  );
}
