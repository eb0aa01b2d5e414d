import { formAction } from '#app/site/form-action.server.ts';
import { loadMeeting } from '#app/site/meeting-calendar/load-meeting.server.ts';
import { MeetingCard } from '#app/site/meeting-calendar/meeting-card.island.tsx';
import { freshUntilTomorrow } from '#app/site/meeting-calendar/until-tomorrow.ts';
import { pageLoader } from '#app/page/page-loader.server.ts';
import { textsOf } from '#app/page/texts.ts';
import { answerMeta } from '#app/site/page-meta.ts';
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

export const meta: Route.MetaFunction = ({ matches, location }) =>
  answerMeta(matches, location.pathname, textsOf(matches)('site.meeting.title'));

export const headers = () => freshUntilTomorrow();

/** Seen only without scripts, as the answer to the card on other pages. */
export default function MeetingPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Section>
      <Container>
        <MeetingCard setup={loaderData.meeting} posted={actionData} level={1} />
      </Container>
    </Section>
  );
}
