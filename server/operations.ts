import { openBuildAssets } from '#api/features/build-assets/build-assets.ts';
import { openBackups } from '#api/features/backup/backups.ts';
import { openCopies } from '#api/features/backup/copies.ts';
import { openFileWatch } from '#api/features/backup/file-watch.ts';
import { openHealth } from '#api/features/troubles/health.ts';
import { openTroubles } from '#api/features/troubles/troubles.ts';
import { VERSION } from '#store/version.ts';
import { openExchange } from '#api/features/exchange/exchange.ts';
import { openContradictions } from '#api/features/contradictions/contradictions.ts';
import { openWording } from '#api/features/wording/wording.ts';
import { openFinder } from '#api/features/finder/finder.ts';
import { openLog } from '#api/features/log/log.ts';
import { openHistory } from '#api/content/history/history.ts';
import { openLinks } from '#api/features/links/broken-links.ts';
import { openOverview } from '#api/features/overview/overview.ts';
import { openMissedSearches } from '#api/features/search/missed-searches.ts';
import { openRecordNames } from '#api/content/record-names.ts';
import { describeUses } from '#api/content/describe-uses.ts';
import type { Database } from '#store/database/open.ts';
import type { Changes } from '#store/changes.ts';
import type { Seal } from '#store/seal.ts';
import type { FileStorage } from '#store/files/storage.ts';
import { openRequiredRoles } from '#api/features/accounts/factors/required-roles.ts';
import { openAccounts } from '#api/features/accounts/accounts.ts';
import { openPostedForms } from '#api/features/accounts/sign-in/posted-forms.ts';
import { openAddressHash, openContactHash, openNetworkHash } from '#api/kernel/address-hash.ts';
import { openCommunity } from '#api/features/community/community.ts';
import { openReceiveComment } from '#api/features/community/receive-comment.ts';
import { openDraftLinks } from '#api/content/drafts/draft-links.ts';
import { openDraftedSettings } from '#api/content/drafts/drafted-settings.ts';
import { openDrafts } from '#api/content/drafts/drafts.ts';
import type { Rehearsal } from '#api/content/drafts/rehearsal.ts';
import { openContent } from '#api/content/content.ts';
import { openClockWatch } from '#api/features/schedule/clock-watch.ts';
import { openSchedule } from '#api/features/schedule/schedule.ts';
import { openSteadyClock, type SteadyClock } from '#api/kernel/steady-clock.ts';
import { readDatabaseTime } from '#store/schedule/database-time.ts';
import { openReleases } from '#api/features/releases/releases.ts';
import { openRemarks } from '#api/features/releases/remarks.ts';
import { openFileScans } from '#api/features/inbox/file-scans.ts';
import type { Scanner } from '#api/media/scan-file.ts';
import { openInbox } from '#api/features/inbox/inbox.ts';
import { openLeads } from '#api/features/leads/leads.ts';
import { openFileFacts } from '#api/media/file-facts.ts';
import { openDocuments } from '#api/features/documents/documents.ts';
import { openTypesetter } from '#api/typesetting/typesetter.ts';
import { openModels } from '#api/features/models/models.ts';
import { openWalls } from '#api/features/walls/walls.ts';
import { openOffers } from '#api/features/offers/offers.ts';
import { openSavedViews } from '#api/features/saved-views/saved-views.ts';
import { openMeetings } from '#api/features/meetings/meetings.ts';
import { openMail } from '#api/features/outbox/mail.ts';
import type { Transport } from '#api/mail/transport.ts';
import { openLibrary } from '#api/media/library.ts';
import { openPrivacy } from '#api/features/privacy/person.ts';
import { applyRetention } from '#api/features/privacy/retention.ts';
import { openRetentionGuard } from '#api/features/privacy/retention-guard.ts';
import { openProducts } from '#api/features/products/products.ts';
import { openSearch } from '#api/features/search/search.ts';
import { openMaintenanceMode } from '#api/content/settings/maintenance-mode.ts';
import { openFrameOrigins } from '#api/content/settings/frame-origins.ts';
import { openSettings } from '#api/content/settings/settings.ts';
import { openVisitorCountry } from '#api/content/settings/visitor-country.ts';
import { openNewsletter } from '#api/features/newsletter/newsletter.ts';
import { openModeration } from '#api/features/moderation/moderation.ts';
import type { Guard } from '#api/features/webhooks/send-webhook.ts';
import { openVisits } from '#api/features/visits/visits.ts';
import { openWebhooks } from '#api/features/webhooks/webhooks.ts';
import { openAcknowledgements } from '#api/kernel/acknowledgement.ts';
import { openSigning } from '#api/kernel/signing.ts';
import { openSpamJudge } from '#api/spam/judge.ts';
import { allCollections } from '#content/index.ts';
import { settingsGroups } from '#content/settings/index.ts';
import { settleMissingTexts } from '#store/entries/missing-texts.ts';
import type { Country } from '#i18n/locales.ts';

export type OperationParts = {
  database: Database;
  storage: FileStorage;
  dataDir: string;
  changes: Changes;
  clock: () => Date;
  transport: Transport | undefined;
  /** The address visitors use, for the links of mails. */
  siteUrl: string;
  /** The country of visitors for whom the settings name none. */
  country: Country;
  onNewFile: () => void;
  logPicture: (error: unknown) => void;
  onNewMail: () => void;
  /** Looks at what visitors send; none where nobody named one. */
  scanner?: Scanner | undefined;
  /** Where copies of backups go, and their key. */
  copies?: { url: string; key: string } | undefined;
  /** Closes what the server must read again. */
  seal: Seal;
  /** What tells whether the clock was set; tests bring their own. */
  steady?: SteadyClock;
  databaseTime?: () => Promise<Date | undefined>;
  /** Where webhooks may go. */
  webhookGuard?: Guard;
};

export type Operations = ReturnType<typeof openOperations>;

/** Everything that may be done, as plain functions: the HTTP API and the pages are two faces of these. */
export function openOperations(parts: OperationParts) {
  const {
    database,
    storage,
    dataDir,
    changes,
    clock,
    transport,
    siteUrl,
    country,
    onNewFile,
    logPicture,
    onNewMail,
    seal,
    scanner,
    webhookGuard = { allowsInner: false },
    steady = openSteadyClock(),
    databaseTime = () => readDatabaseTime(database),
  } = parts;
  const { onChange } = changes;
  const hashAddress = openAddressHash(database);
  const hashContact = openContactHash(database);
  const scans = openFileScans({ database, storage, scanner, clock });
  const hashNetwork = openNetworkHash(database);
  const afterChange = async () => {
    await changes.check();
    onNewFile();
  };
  /** A backup of an older version has not been looked through. */
  const onReplaced = async () => {
    await afterChange();
    await settleMissingTexts(database.kysely, allCollections, new AbortController().signal);
  };
  const content = openContent({ database, storage, clock, afterChange, onChange });
  const settings = openSettings({ database, storage, clock, afterChange, onChange });
  const drafts = openDrafts({ database, clock, content, settings });
  const draftedSettings = openDraftedSettings({ kysely: database.kysely, settings });
  const watch = openClockWatch({ database, clock, steady, databaseTime });
  const visits = openVisits({ database, clock });
  const contradictions = openContradictions({ database, onChange });
  const links = openLinks({ database, onChange });
  const ownSynonyms = async () => (await settings.read(settingsGroups.search, 'en')).synonyms;
  const search = openSearch({ database, onChange, ownSynonyms });
  const spam = openSpamJudge({ database, settings, hashAddress, clock });
  const signing = openSigning(database);
  const draftLinks = openDraftLinks({ database, clock, signing });
  const releases = openReleases({ database, storage, clock, signing, afterChange, now: watch.now });
  const history = openHistory(database);
  const missedSearches = openMissedSearches({ database, search, hashAddress, clock });
  const typesetter = openTypesetter();
  const products = openProducts({ database, content, onChange, search: (query, language) => search.productIds(query, language) });
  const offers = openOffers({ database, content, settings, typesetter, clock, hashAddress, onNewMail, siteUrl });
  const community = openCommunity({ database, content, settings, judge: spam.judge, hashAddress, signing, clock });
  const troubles = openTroubles({ database, clock, siteUrl, onNewMail });
  const { report } = troubles;
  const copies = openCopies({ database, storage, dataDir, clock, report, copies: parts.copies, onRestored: afterChange });
  const accounts = openAccounts({ database, clock, siteUrl, onNewMail, seal, requiredRoles: openRequiredRoles({ settings, onChange }) });
  const mail = openMail({ database, settings, transport, clock, onNewMail });
  return {
    troubles,
    health: openHealth({ database, clock, version: VERSION, troubles: troubles.list, copies }),
    buildAssets: openBuildAssets({ database, clock }),
    accounts,
    postedForms: openPostedForms({ accounts, mail }),
    acknowledgements: openAcknowledgements({ signing, clock }),
    content,
    drafts,
    draftLinks,
    draftedSettings,
    /** What a signed link shows; undefined once it ended. */
    async rehearsalOf(token: string): Promise<Rehearsal | undefined> {
      const release = await releases.rehearsed(token);
      const draft = release === undefined ? await draftLinks.linked(token) : undefined;
      return release !== undefined ? { release } : draft && { draft };
    },
    schedule: openSchedule({ database, clock, content, drafts, watch }),
    releases,
    remarksOn: openRemarks({ database, linksTo: links.to, numbers: contradictions.check }),
    settings,
    recordNames: openRecordNames({ database, onChange }),
    countryOf: openVisitorCountry({ settings, onChange, configured: country }),
    isInMaintenance: openMaintenanceMode({ settings, onChange }),
    frameOrigins: openFrameOrigins({ settings, onChange }),
    history,
    missedSearches,
    overview: openOverview({ database, dataDir, clock, history, settings, missedSearches, troubles: troubles.list, lastCopy: copies.last }),
    links,
    finder: openFinder({ database, onChange }),
    wording: openWording({ database, onChange, settings, visits, clock, afterChange }),
    contradictions,
    copies,
    backups: openBackups({ database, storage, dataDir, clock, report, seal, onRestored: afterChange, onReplaced }),
    fileWatch: openFileWatch({ database, storage, report }),
    exchange: openExchange({ database, clock, afterChange }),
    media: openLibrary({
      database,
      storage,
      clock,
      log: logPicture,
      afterChange,
      describeUses: (uses, language) => describeUses(database.kysely, uses, language),
    }),
    files: openFileFacts(database, onChange),
    community: { ...community, receiveComment: openReceiveComment(community) },
    moderation: openModeration({ database, clock }),
    privacy: {
      ...openPrivacy({ database, storage, hashContact, clock }),
      retentionGuard: openRetentionGuard({ database, settings, clock }),
      applyRetention: () => applyRetention({ database, storage, settings, clock }),
    },
    newsletter: openNewsletter({ database, settings, judge: spam.judge, hashContact, signing, clock, onNewMail, siteUrl }),
    leads: openLeads({ database, storage, dataDir, content, settings, spam, hashAddress, hashNetwork, hashContact, clock, onNewMail }),
    inbox: { ...openInbox({ database, storage, settings, scans, clock, onNewMail }), scanFiles: scans.look },
    offers,
    savedViews: openSavedViews({ database, clock }),
    meetings: openMeetings({ database, settings, clock, onNewMail }),
    mail,
    log: openLog({ history, database, clock }),
    webhooks: openWebhooks({ database, clock, guard: { ...webhookGuard, seal }, report }),
    spam,
    search,
    visits,
    products,
    models: openModels({ content }),
    typesetter,
    documents: openDocuments({ content, settings, storage, typesetter, clock, vatOf: offers.vatOf, candidatesFor: products.candidates }),
    walls: openWalls({ content }),
  };
}
