import { Suspense } from 'react';
import { collections } from '#content/index.ts';
import { settingsGroups } from '#content/settings/index.ts';
import { iconDrawing } from '#app/server/content-icons.ts';
import { sectionOr } from '#app/site/catalogue/load-section.server.ts';
import { storyOf } from '#app/site/catalogue/story.ts';
import { formAction } from '#app/site/form-action.server.ts';
import { formClientAction } from '#app/site/form-client-action.ts';
import { later } from '#app/site/later.ts';
import { pageLoader } from '#app/site/page-loader.server.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { FIELD_NAMES } from '#app/site/register-form/project-fields.ts';
import { RegisterForm } from '#app/site/register-form/register-form.tsx';
import { RegisterIntro } from '#app/site/register-form/register-intro.tsx';
import { projectOf } from '#app/site/sections/projects/project.ts';
import { textsOf, useTexts } from '#app/site/texts.ts';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import type { Route } from './+types/register.ts';

const SHOWN = 3;
const LowerHalf = await later(async () => (await import('#app/site/lower-half/register.tsx')).RegisterLowerHalf);

export const loader = pageLoader(['register'], async ({ operations, reader, language }) => {
  const { list } = operations.content;
  const first = { limit: SHOWN, offset: 0 };
  const [texts, site, projects, blogs] = await Promise.all([
    operations.settings.read(settingsGroups.register, language),
    operations.settings.read(settingsGroups.site, language),
    sectionOr(list(collections.projects, reader, 0, first), []),
    sectionOr(list(collections.projectBlogs, reader, 0, first), []),
  ]);
  const strengths = texts.strengths.map(async ({ icon, title, text }) => ({ title, text, drawing: await iconDrawing(icon) }));
  return {
    heading: texts.heading,
    text: texts.text,
    video: site.intro_video,
    excellence: { title: texts.excellence_title, text: texts.excellence_text, image: texts.excellence_image },
    strengths: await Promise.all(strengths),
    projects: projects.map(projectOf),
    blogs: blogs.map(storyOf),
  };
});

export const action = formAction(({ operations, language, country, address, url, evidence, values, file }) => {
  const fields = Object.fromEntries(FIELD_NAMES.map((name) => [name, values[name] ?? '']));
  return operations.leads.receive({ kind: 'project', country, language, address, page: url.pathname, evidence, fields, file });
});

export const clientAction = ({ serverAction, request }: Route.ClientActionArgs) =>
  formClientAction({ serverAction, isUpload: request.headers.get('content-type')?.startsWith('multipart/') ?? false });

/** An inquiry changes nothing on the page. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: { formMethod?: string; defaultShouldRevalidate: boolean }) {
  return formMethod === undefined && defaultShouldRevalidate;
}

export default function RegisterPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts();
  const { heading, text, video } = loaderData;
  return (
    <>
      {video && <RegisterIntro video={video} />}
      <Section room="small">
        <Container>
          <Heading level={1} size="l" lead={text}>
            {heading || t('site.nav.register')}
          </Heading>
        </Container>
      </Section>
      <Section tone="light" room="small">
        <Container>
          <RegisterForm posted={actionData} />
        </Container>
      </Section>
      <Suspense>
        <LowerHalf page={loaderData} />
      </Suspense>
    </>
  );
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) => {
  const t = textsOf(matches);
  return pageMeta(matches, location.pathname, { title: t('site.nav.register'), ...(loaderData?.text && { description: loaderData.text }) });
};
