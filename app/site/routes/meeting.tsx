import { formAction } from '#app/site/form-action.server.ts';
import { formClientAction } from '#app/site/form-client-action.ts';
import { loadMeeting } from '#app/site/meeting-calendar/load-meeting.server.ts';
import { MeetingCard } from '#app/site/meeting-calendar/meeting-card.tsx';
import { pageLoader } from '#app/site/page-loader.server.ts';
import { useTexts } from '#app/site/texts.ts';
import { Container, Section } from '#app/ui/layout/section.tsx';
import type { Route } from './+types/meeting.ts';

export const loader = pageLoader(['meeting'], async (page) => ({ meeting: await loadMeeting(page) }));

export const action = formAction(
  ({ operations, country, language, address, evidence, values: { page = '', date, time, name, phone, type, email } }) =>
    operations.leads.receive({
      kind: 'meeting',
      country,
      language,
      address,
      page,
      evidence,
      fields: { date, time, name, phone, type, email },
    }),
);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => formClientAction({ serverAction });

/** A request changes nothing on the page it was sent from. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: { formMethod?: string; defaultShouldRevalidate: boolean }) {
  return formMethod === undefined && defaultShouldRevalidate;
}

/** Seen only without scripts, as the answer to the card on other pages. */
export default function MeetingPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <Section>
      <title>{t('site.meeting.title')}</title>
      <meta name="robots" content="noindex" />
      <Container>
        <MeetingCard setup={loaderData.meeting} posted={actionData} level={1} />
      </Container>
    </Section>
  );
}
