import type { CampaignData } from './load-campaign.server.ts';

/** Only with an id, and after consent where the banner asks. The mark tells the security policy which of the two this page may load. */
export function Measuring({ pixel, analytics, asksFirst }: CampaignData['measuring']) {
  if (!pixel && !analytics) return null;
  const services = [pixel && 'pixel', analytics && 'analytics'].filter(Boolean).join(' ');
  return (
    <div hidden data-measuring={services}>
      <span data-pixel={pixel} data-analytics={analytics} data-asks-first={asksFirst || undefined} />
    </div>
  );
}
