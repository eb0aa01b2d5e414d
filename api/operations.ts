import type { Database } from '#store/database/open.ts';
import type { Changes } from '#store/changes.ts';
import type { FileStorage } from '#store/files/storage.ts';
import { openAccounts } from './accounts/accounts.ts';
import { openAddressHiding } from './accounts/hidden-address.ts';
import { openCommunity } from './community/community.ts';
import { openWords } from './community/receive-words.ts';
import { openContent } from './content/content.ts';
import { openInbox } from './inbox/inbox.ts';
import { openLeads } from './leads/leads.ts';
import { openFileFacts } from './media/file-facts.ts';
import { openMeetings } from './meetings/meetings.ts';
import { openMail } from './mail/mail.ts';
import type { Transport } from './mail/transport.ts';
import { openLibrary } from './media/library.ts';
import { openOffice } from './office.ts';
import { openPrivacy } from './privacy/person.ts';
import { applyRetention } from './privacy/retention.ts';
import { openSearch } from './search/search.ts';
import { openClosedSign } from './settings/closed-sign.ts';
import { openFrameOrigins } from './settings/frame-origins.ts';
import { openSettings } from './settings/settings.ts';
import { openVisitorCountry } from './settings/visitor-country.ts';
import { openNewsletter } from './newsletter/newsletter.ts';
import { openModeration } from './moderation/moderation.ts';
import { openSigning } from './signing.ts';
import { openSpamJudge } from './spam/judge.ts';
import type { Country } from '#i18n/locales.ts';

export type OperationParts = {
  database: Database;
  storage: FileStorage;
  dataDir: string;
  changes: Changes;
  clock: () => Date;
  transport: Transport | undefined;
  /** The address visitors use, for the links of letters. */
  siteUrl: string;
  /** The country of visitors for whom the settings name none. */
  country: Country;
  onNewFile: () => void;
  onNewMail: () => void;
};

export type Operations = ReturnType<typeof openOperations>;

/** Everything that may be done, as plain functions: the HTTP API and the pages are two faces of these. */
export function openOperations(parts: OperationParts) {
  const { database, storage, dataDir, changes, clock, transport, siteUrl, country, onNewFile, onNewMail } = parts;
  const { onChange } = changes;
  const hideAddress = openAddressHiding(database);
  const afterChange = async () => {
    await changes.check();
    onNewFile();
  };
  const search = openSearch({ database, onChange });
  const content = openContent({ database, storage, clock, afterChange });
  const settings = openSettings({ database, storage, clock, afterChange });
  const spam = openSpamJudge({ database, settings, hideAddress, clock });
  const signing = openSigning(database);
  const community = openCommunity({ database, content, settings, judge: spam.judge, hideAddress, signing, clock });
  return {
    accounts: openAccounts({ database, clock }),
    content,
    settings,
    countryOf: openVisitorCountry({ settings, onChange, configured: country }),
    isClosed: openClosedSign({ settings, onChange }),
    frameOrigins: openFrameOrigins({ settings, onChange }),
    ...openOffice({ database, storage, dataDir, search, settings, hideAddress, clock, afterChange, siteUrl, onNewMail }),
    media: openLibrary({ database, storage, clock, afterChange }),
    files: openFileFacts(database),
    community: { ...community, receiveWords: openWords(community) },
    moderation: openModeration({ database, clock }),
    privacy: {
      ...openPrivacy({ database, storage, hideAddress, clock }),
      applyRetention: () => applyRetention({ database, storage, settings, clock }),
    },
    newsletter: openNewsletter({ database, settings, judge: spam.judge, hideAddress, signing, clock, onNewMail, siteUrl }),
    leads: openLeads({ database, storage, dataDir, settings, spam, hideAddress, clock, onNewMail }),
    inbox: openInbox({ database, storage, settings, clock, onNewMail }),
    meetings: openMeetings({ database, settings, clock, onNewMail }),
    mail: openMail({ database, settings, transport, clock, onNewMail }),
    spam,
    search,
  };
}
