import { settingsGroups } from '#content/settings/index.ts';
import { iconDrawing } from '#app/page/content-icons.ts';
import { loadSections } from '#app/looks/load-sections.server.ts';
import { Sections } from '#app/looks/sections.tsx';
import { formAction } from '#app/site/form-action.server.ts';
import { pageLoader } from '#app/page/page-loader.server.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { Excellence } from '#app/site/register-form/excellence.tsx';
import { FIELD_NAMES } from '#app/site/register-form/project-fields.ts';
import { RegisterForm } from '#app/site/register-form/register-form.island.tsx';
import { RegisterIntro } from '#app/site/register-form/register-intro.tsx';
import { Strengths } from '#app/site/register-form/strengths.tsx';
import { textsOf, useTexts } from '#app/page/texts.ts';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import type { Route } from './+types/register.ts';

export const loader = pageLoader(['register', 'looks'], async (page) => {
  const { operations, language } = page;
  const [texts, site, sections] = await Promise.all([
    operations.settings.read(settingsGroups.register, language),
    operations.settings.read(settingsGroups.site, language),
    loadSections(page, 'register'),
  ]);
  const strengths = texts.strengths.map(async ({ icon, title, text }) => ({ title, text, drawing: await iconDrawing(icon) }));
  return {
    heading: texts.heading,
    text: texts.text,
    video: site.intro_video,
    excellence: { title: texts.excellence_title, text: texts.excellence_text, image: texts.excellence_image },
    strengths: await Promise.all(strengths),
    sections,
  };
});

export const action = formAction(({ operations, language, country, address, url, evidence, values, file }) => {
  const fields = Object.fromEntries(FIELD_NAMES.map((name) => [name, values[name] ?? '']));
  return operations.leads.receive({ kind: 'project', country, language, address, page: url.pathname, evidence, fields, file });
});

export default function RegisterPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts();
  const { heading, text, video, strengths, excellence, sections } = loaderData;
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
      <Sections
        of="register"
        loaded={sections}
        own={{ strengths: <Strengths strengths={strengths} />, excellence: <Excellence block={excellence} /> }}
      />
    </>
  );
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) => {
  const t = textsOf(matches);
  return pageMeta(matches, location.pathname, { title: t('site.nav.register'), ...(loaderData?.text && { description: loaderData.text }) });
};
