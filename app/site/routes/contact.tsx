import { settingsGroups } from '#content/settings/index.ts';
import { ContactDetails } from '#app/site/contact-form/contact-details.tsx';
import { ContactForm } from '#app/site/contact-form/contact-form.tsx';
import { MapBox } from '#app/site/contact-form/map-box.tsx';
import { placeOf } from '#app/site/contact-form/place.ts';
import { formAction } from '#app/site/form-action.server.ts';
import { formClientAction } from '#app/site/form-client-action.ts';
import { pageLoader } from '#app/site/page-loader.server.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { textsOf, useTexts } from '#app/site/texts.ts';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import styles from '#app/site/contact-form/contact.module.css';
import type { Route } from './+types/contact.ts';

export const loader = pageLoader(['contact'], async ({ operations, language }) => {
  const [sa, ae] = await Promise.all([
    operations.settings.read(settingsGroups.contactSa, language),
    operations.settings.read(settingsGroups.contactAe, language),
  ]);
  return { places: { sa: placeOf(sa), ae: placeOf(ae) } };
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

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => formClientAction({ serverAction });

/** A message changes nothing on the page. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: { formMethod?: string; defaultShouldRevalidate: boolean }) {
  return formMethod === undefined && defaultShouldRevalidate;
}

export default function ContactPage({ loaderData: { places }, actionData }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <>
      <Section className={styles['top']}>
        <Container>
          <Heading level={1} lead={t('site.contact.lead')}>
            {t('site.contact.title')}
          </Heading>
          <ContactDetails places={places} />
        </Container>
      </Section>
      <Section tone="light">
        <Container className={styles['pair']}>
          <ContactForm posted={actionData} />
          <MapBox places={places} />
        </Container>
      </Section>
    </>
  );
}

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const t = textsOf(matches);
  return pageMeta(matches, location.pathname, { title: t('site.nav.contact'), description: t('site.contact.lead') });
};
