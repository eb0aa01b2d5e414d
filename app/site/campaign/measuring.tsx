import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useConsent } from '#app/site/consent/consent.ts';
import type { CampaignData } from './load-campaign.server.ts';

/**
 * Pixel and analytics, on this page only: with an id, and after consent where the banner asks for it.
 * The mark tells the server's security policy which of the two this page may load.
 */
export function Measuring({ pixel, analytics, asksFirst }: CampaignData['measuring']) {
  const { pathname } = useLocation();
  const consent = useConsent();
  const mayLoad = (pixel !== '' || analytics !== '') && (!asksFirst || consent === 'granted');

  useEffect(() => {
    if (!mayLoad) return;
    // The policy belongs to the document: somebody who came here from another page gets this page's own.
    const [entry] = performance.getEntriesByType('navigation');
    const isOwnDocument = entry !== undefined && new URL(entry.name).pathname === pathname;
    if (isOwnDocument) void import('./load-measuring.ts').then(({ loadMeasuring }) => loadMeasuring({ pixel, analytics }));
    else window.location.replace(window.location.href);
  }, [mayLoad, pathname, pixel, analytics]);

  if (!pixel && !analytics) return null;
  return <div hidden data-measuring={[pixel && 'pixel', analytics && 'analytics'].filter(Boolean).join(' ')} />;
}
