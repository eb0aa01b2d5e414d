import { recordAudit } from '#store/accounts/audit.ts';
import { listSubscribers, type SubscriberState } from '#store/newsletter/subscribers.ts';
import { csvOf } from '#api/csv.ts';
import { prepareLetters } from './letters.ts';
import type { NewsletterParts } from './newsletter.ts';

const COLUMNS = ['email', 'state', 'language', 'country', 'asked_at', 'confirmed_at', 'left_at', 'agreement', 'unsubscribe_link'];

/** For a newsletter tool: each row brings the link with which its reader leaves. */
export function openExport(parts: Pick<NewsletterParts, 'database' | 'clock' | 'signing' | 'siteUrl'>) {
  const { database, clock } = parts;
  const { kysely } = database;
  return async (state: SubscriberState | undefined, actor: number | null): Promise<string> => {
    const [subscribers, { leavingLink }] = await Promise.all([listSubscribers(kysely, { state }), prepareLetters(parts)]);
    const rows = subscribers.map((one) => [
      one.email,
      one.state,
      one.language,
      one.country,
      one.asked_at,
      one.confirmed_at,
      one.left_at,
      one.agreement,
      leavingLink(one),
    ]);
    await recordAudit(kysely, {
      at: clock().toISOString(),
      actor,
      action: 'subscribers-exported',
      subject: 'subscribers',
      details: { count: rows.length },
    });
    return csvOf(COLUMNS, rows);
  };
}
