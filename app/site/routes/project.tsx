import { collections } from '#content/index.ts';
import { drawAs, loadSections } from '#app/looks/load-sections.server.ts';
import { Sections } from '#app/looks/sections.tsx';
import { languageOf } from '#app/page/address.ts';
import { addressOf, pagePath } from '#app/page/links.ts';
import { sectionOr } from '#app/page/load-section.server.ts';
import { idOf, pageLoader, redirectToRightName } from '#app/page/page-loader.server.ts';
import { textsOf } from '#app/page/texts.ts';
import { otherThan } from '#app/site/catalogue/alternate.server.ts';
import { unlessHidden } from '#app/site/catalogue/unless-hidden.server.ts';
import { ProjectHeader } from '#app/site/heroes/project-header.tsx';
import { pageMeta, shareable } from '#app/site/page-meta.ts';
import { NextProject } from '#app/site/project/next-project.tsx';
import { shellIn } from '#app/site/shell/shell-data.ts';
import { stepsData } from '#app/site/structured-data/steps-data.ts';
import type { Route } from './+types/project.ts';

export const loader = pageLoader(['project', 'looks'], async (page) => {
  const { operations, reader, params, language, url } = page;
  const id = idOf(params);
  const { list, read } = operations.content;
  const project = await read(collections.projects, reader, id);
  const path = addressOf(collections.projects, project, language);
  redirectToRightName(page, path);
  const [ar, en, sections, projects] = await Promise.all([
    unlessHidden(read(collections.projects, { ...reader, language: 'ar' }, id)),
    unlessHidden(read(collections.projects, { ...reader, language: 'en' }, id)),
    loadSections(page, 'project', { id }),
    sectionOr(list(collections.projects, reader), []),
  ]);
  const at = projects.findIndex((one) => one.id === id);
  const next = projects.length > 1 ? projects[(at + 1) % projects.length] : undefined;
  const other = otherThan(language);
  const there = other === 'ar' ? ar : en;
  const [drawn] = await drawAs(page, 'showcase', collections.projects, next ? [next] : []);
  return {
    project,
    path,
    next: drawn,
    alternate: there ? addressOf(collections.projects, there, other) + url.search : pagePath('projects', other),
    paths: { ar: ar && addressOf(collections.projects, ar, 'ar'), en: en && addressOf(collections.projects, en, 'ar') },
    sections,
  };
});

export default function ProjectPage({ loaderData: { project, next, sections } }: Route.ComponentProps) {
  return (
    <>
      <ProjectHeader key={project.id} project={project} />
      <Sections of="project" loaded={sections} own={{ next: <NextProject project={next} /> }} />
    </>
  );
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) => {
  const shell = shellIn(matches);
  if (!loaderData || !shell) return [];
  const { project, path, paths, files } = loaderData;
  const language = languageOf(location.pathname);
  const t = textsOf(matches);
  return pageMeta(matches, location.pathname, {
    title: project.seo_title || project.title,
    description: project.seo_description || project.text,
    path: paths,
    kind: 'article',
    image: shareable(files[project.icon]),
    structured: [
      stepsData(shell.origin, [
        { name: t('site.nav.home'), path: pagePath('home', language) },
        { name: t('site.nav.projects'), path: pagePath('projects', language) },
        { name: project.title, path },
      ]),
    ],
  });
};
