import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { request } from '#app/page/api-client.ts';
import { useRevalidate } from '#app/dashboard/use-revalidate.ts';
import { inLanguage } from '#app/page/address.ts';
import { useLanguage } from '#app/page/texts.ts';
import { dashboardLoader } from '#app/dashboard/dashboard-loader.server.ts';
import { LeadAnswer } from '#app/dashboard/inbox/lead-answer.tsx';
import { LeadContext } from '#app/dashboard/inbox/lead-context.tsx';
import { LeadDetails } from '#app/dashboard/inbox/lead-details.tsx';
import { LeadFile } from '#app/dashboard/inbox/lead-file.tsx';
import { LeadHandling } from '#app/dashboard/inbox/lead-handling.tsx';
import { LeadMails } from '#app/dashboard/inbox/lead-mails.tsx';
import { LeadNotes } from '#app/dashboard/inbox/lead-notes.tsx';
import { LeadPerson } from '#app/dashboard/inbox/lead-person.tsx';
import { LeadProducts } from '#app/dashboard/inbox/lead-products.tsx';
import { namedText } from '#app/dashboard/inbox/lead-texts.ts';
import { useLeadMoves } from '#app/dashboard/inbox/use-lead-moves.ts';
import { loadLead } from '#app/dashboard/inbox/load-lead.server.ts';
import { MeetingPanel } from '#app/dashboard/meetings/meeting-panel.tsx';
import { wayFrom } from '#app/dashboard/inbox/lead-way.ts';
import { OfferFromLead } from '#app/dashboard/offers/offer-from-lead.tsx';
import { useApi } from '#app/dashboard/shell/session.tsx';
import { meetingForms } from '#app/dashboard/meetings/decision-form.server.ts';
import { leadForms } from '#app/dashboard/inbox/lead-forms.server.ts';
import { postedAction } from '#app/dashboard/posted/posted-action.server.ts';
import { ActionLink } from '#app/dashboard/ui/action.tsx';
import { PageHead } from '#app/dashboard/ui/page-head.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import type { Route } from './+types/lead.ts';
import styles from '#app/dashboard/inbox/lead.module.css';

export const loader = dashboardLoader('leads.read', loadLead);

export const action = postedAction({ ...leadForms, ...meetingForms });

export default function LeadScreen({ loaderData }: Route.ComponentProps) {
  const { lead, details, products, users, meeting, replies, person, neighbours, context } = loaderData;
  const t = useTexts();
  const language = useLanguage();
  const api = useApi();
  const revalidate = useRevalidate();
  const { id, is_unread } = lead;
  const { search, state } = useLocation();
  const { takenBack, sentFrom } = wayFrom(state);
  const area = useLeadMoves(neighbours);

  useEffect(() => {
    if (!is_unread) return;
    void api(request('POST /inbox/{id}/read', { params: { id } })).then(({ isOk }) => (isOk ? revalidate() : undefined));
  }, [api, id, is_unread, revalidate]);

  return (
    <>
      <PageHead title={<bdi>{lead.title}</bdi>} lead={<p>{namedText(t, 'inbox.kind', lead.kind)}</p>}>
        <OfferFromLead id={id} />
        <ActionLink to={inLanguage('/dashboard/inbox', language) + search}>{t('inbox.back')}</ActionLink>
      </PageHead>
      <div className={styles['columns']} ref={area}>
        <div className={styles['column']}>
          {meeting && <MeetingPanel meeting={meeting} />}
          {products.length > 0 && <LeadProducts products={products} />}
          <LeadDetails lead={lead} details={details} />
          <LeadContext context={context} />
          {lead.file && <LeadFile id={id} file={lead.file} />}
        </div>
        <div className={styles['side']}>
          <LeadAnswer key={`${id} ${takenBack ?? ''}`} lead={lead} replies={replies} neighbours={neighbours} sentFrom={sentFrom} />
          <LeadPerson id={id} person={person} />
          <LeadHandling lead={lead} users={users} />
          <LeadNotes key={`notes ${id}`} lead={lead} />
          <LeadMails lead={lead} />
        </div>
      </div>
    </>
  );
}
