import { PreviousProjects } from '#app/site/sections/previous-projects/previous-projects.tsx';
import { ProjectContents } from '#app/site/sections/project-contents/project-contents.tsx';
import { ProjectVideos } from '#app/site/sections/project-videos/project-videos.tsx';
import { NextProject } from '#app/site/sections/projects/next-project.tsx';
import type { loader } from '#app/site/routes/project.tsx';

type Data = Awaited<ReturnType<typeof loader>>;

/** Everything after the first screen. */
export function ProjectLowerHalf({ page: { contents, videos, world, next } }: { page: Data }) {
  return (
    <>
      <ProjectContents contents={contents} />
      <ProjectVideos videos={videos} />
      <PreviousProjects projects={world} />
      <NextProject project={next} />
    </>
  );
}
