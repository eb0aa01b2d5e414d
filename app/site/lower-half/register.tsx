import { Strengths } from '#app/site/register-form/strengths.tsx';
import { Excellence } from '#app/site/register-form/excellence.tsx';
import { ExploreProjects } from '#app/site/sections/projects/explore-projects.tsx';
import { ProjectBlogs } from '#app/site/sections/project-blogs/project-blogs.tsx';
import type { loader } from '#app/site/routes/register.tsx';

type Data = Awaited<ReturnType<typeof loader>>;

/** Everything after the form. */
export function RegisterLowerHalf({ page: { strengths, excellence, projects, blogs } }: { page: Data }) {
  return (
    <>
      <Strengths strengths={strengths} />
      <Excellence words={excellence} />
      <ExploreProjects projects={projects} />
      <ProjectBlogs blogs={blogs} />
    </>
  );
}
