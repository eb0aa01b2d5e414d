import { settingsGroups } from '#content/settings/index.ts';
import { ContactDetails } from '#app/site/contact-form/contact-details.tsx';
import { ContactForm } from '#app/site/contact-form/contact-form.island.tsx';
import { GulfMap } from '#app/site/contact-form/gulf-map.tsx';
import { pointIn } from '#app/site/contact-form/gulf-projection.ts';
import { MapBox } from '#app/site/contact-form/map-box.island.tsx';
import { officeOf } from '#app/site/contact-form/office.server.ts';
import { formAction } from '#app/site/form-action.server.ts';
import { pageLoader } from '#app/page/page-loader.server.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { textsOf, useTexts } from '#app/page/texts.ts';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import styles from '#app/site/contact-form/contact.module.css';
import type { Route } from './+types/contact.ts';

export const loader = pageLoader(['contact'], async ({ operations, language }) => {
  const [sa, ae] = await Promise.all([
    operations.settings.read(settingsGroups.contactSa, language),
    operations.settings.read(settingsGroups.contactAe, language),
  ]);
  const points = { sa: pointIn(sa.map_link), ae: pointIn(ae.map_link) };
  return { offices: { sa: officeOf(sa, 'sa'), ae: officeOf(ae, 'ae') }, points };
});

export const action = formAction(({ operations, country, language, address, url, evidence, values: { name, number, email, message } }) =>
  operations.leads.receive({
    kind: 'contact',
    country,
    language,
    address,
    page: url.pathname,
    evidence,
    fields: { name, number, email, message },
  }),
);

export default function ContactPage({ loaderData: { offices, points }, actionData }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <>
      <Section className={styles['top']}>
        <Container>
          <Heading level={1} lead={t('site.contact.lead')}>
            {t('site.contact.title')}
          </Heading>
          <ContactDetails offices={offices} />
        </Container>
      </Section>
      <Section tone="light">
        <Container className={styles['pair']}>
          <ContactForm posted={actionData} />
          <div className={styles['map']}>
            <GulfMap points={points} />
            <MapBox offices={offices} />
          </div>
        </Container>
      </Section>
    </>
  );
}

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const t = textsOf(matches);
  return pageMeta(matches, location.pathname, { title: t('site.nav.contact'), description: t('site.contact.lead') });
};
