import { Suspense } from 'react';
import { collections } from '#content/index.ts';
import { languageOf } from '#app/site/address.ts';
import { sectionOr } from '#app/site/catalogue/load-section.server.ts';
import { storyOf } from '#app/site/catalogue/story.ts';
import { otherThan } from '#app/site/catalogue/twin.server.ts';
import { unlessHidden } from '#app/site/catalogue/unless-hidden.server.ts';
import { later } from '#app/site/later.ts';
import { pagePath } from '#app/site/links.ts';
import { idOf, pageLoader, redirectToRightName } from '#app/site/page-loader.server.ts';
import { pageMeta, shareable } from '#app/site/page-meta.ts';
import { ProjectHeader } from '#app/site/sections/projects/project-header.tsx';
import { projectOf, projectPath } from '#app/site/sections/projects/project.ts';
import { shellIn } from '#app/site/shell/shell-data.ts';
import { stepsData } from '#app/site/structured-data/steps-data.ts';
import { textsOf } from '#app/site/texts.ts';
import type { Route } from './+types/project.ts';

const LowerHalf = await later(async () => (await import('#app/site/lower-half/project.tsx')).ProjectLowerHalf);

export const loader = pageLoader(['project', 'projects'], async (page) => {
  const { operations, reader, params, language } = page;
  const id = idOf(params);
  const { list, read } = operations.content;
  const project = await read(collections.projects, reader, id);
  redirectToRightName(page, projectPath(project, language));
  const [ar, en, contents, videos, world, projects] = await Promise.all([
    unlessHidden(read(collections.projects, { ...reader, language: 'ar' }, id)),
    unlessHidden(read(collections.projects, { ...reader, language: 'en' }, id)),
    sectionOr(list(collections.projectContents, reader, id), []),
    sectionOr(list(collections.projectVideos, reader, id), []),
    sectionOr(list(collections.previousProjects, reader), []),
    sectionOr(list(collections.projects, reader), []),
  ]);
  const at = projects.findIndex((one) => one.id === id);
  const next = projects.length > 1 ? projects[(at + 1) % projects.length] : undefined;
  return {
    project: projectOf(project),
    next: next && projectOf(next),
    twin: ar && en ? undefined : pagePath('projects', otherThan(language)),
    paths: { ar: ar && projectPath(ar, 'ar'), en: en && projectPath(en, 'ar') },
    seo: { title: project.seo_title, description: project.seo_description },
    contents: contents.map(({ subtitle, ...content }) => ({ ...storyOf(content), subtitle })),
    videos: videos.map(storyOf),
    world: world.map(storyOf),
  };
});

export default function ProjectPage({ loaderData }: Route.ComponentProps) {
  const { project } = loaderData;
  return (
    <>
      <ProjectHeader key={project.id} project={project} />
      <Suspense>
        <LowerHalf page={loaderData} />
      </Suspense>
    </>
  );
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) => {
  const shell = shellIn(matches);
  if (!loaderData || !shell) return [];
  const { project, paths, seo, files } = loaderData;
  const language = languageOf(location.pathname);
  const t = textsOf(matches);
  return pageMeta(matches, location.pathname, {
    title: seo.title || project.title,
    description: seo.description || project.text,
    path: paths,
    kind: 'article',
    image: shareable(files[project.icon]),
    structured: [
      stepsData(shell.origin, [
        { name: t('site.nav.home'), path: pagePath('home', language) },
        { name: t('site.nav.projects'), path: pagePath('projects', language) },
        { name: project.title, path: projectPath(project, language) },
      ]),
    ],
  });
};
