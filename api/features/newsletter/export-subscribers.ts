import type { Readable } from 'node:stream';
import { recordAudit } from '#store/accounts/audit.ts';
import { countShown, listSubscribers, type SubscriberQuery } from '#store/newsletter/subscribers.ts';
import { walkPages } from '#store/walk-pages.ts';
import { csvStream, type CsvValue } from '#api/kernel/csv.ts';
import { prepareNewsletterMails } from './newsletter-mails.ts';
import type { NewsletterParts } from './newsletter.ts';

const PAGE = 200;
const COLUMNS = ['email', 'state', 'language', 'country', 'asked_at', 'confirmed_at', 'left_at', 'agreement', 'unsubscribe_link'];

type Shown = Pick<SubscriberQuery, 'state' | 'search'>;

/** For a newsletter tool: each row brings the link with which its reader leaves. */
export function openExport(parts: Pick<NewsletterParts, 'database' | 'clock' | 'signing' | 'siteUrl'>) {
  const { database, clock } = parts;
  const { kysely } = database;

  async function* rows(shown: Shown): AsyncGenerator<CsvValue[]> {
    const { leavingLink } = await prepareNewsletterMails(parts);
    const read = (below: number | undefined) => listSubscribers(kysely, { ...shown, below, limit: PAGE });
    for await (const page of walkPages(PAGE, undefined, read))
      for (const one of page)
        yield [
          one.email,
          one.state,
          one.language,
          one.country,
          one.asked_at,
          one.confirmed_at,
          one.left_at,
          one.agreement,
          leavingLink(one),
        ];
  }

  return async (shown: Shown, actor: number | null): Promise<Readable> => {
    const count = await countShown(kysely, shown);
    await recordAudit(kysely, {
      at: clock().toISOString(),
      actor,
      action: 'subscribers-exported',
      subject: 'subscribers',
      details: { count },
    });
    return csvStream(COLUMNS, rows(shown));
  };
}
