import { backupAr } from './dashboard/backup.ar.ts';
import { backupEn } from './dashboard/backup.en.ts';
import { choosingAr } from './dashboard/choosing.ar.ts';
import { choosingEn } from './dashboard/choosing.en.ts';
import { contentAr } from './dashboard/content.ar.ts';
import { contentEn } from './dashboard/content.en.ts';
import { deskAr } from './dashboard/desk.ar.ts';
import { deskEn } from './dashboard/desk.en.ts';
import { draftsAr } from './dashboard/drafts.ar.ts';
import { draftsEn } from './dashboard/drafts.en.ts';
import { exchangeAr } from './dashboard/exchange.ar.ts';
import { exchangeEn } from './dashboard/exchange.en.ts';
import { factorsAr } from './dashboard/factors.ar.ts';
import { factorsEn } from './dashboard/factors.en.ts';
import { finderAr } from './dashboard/finder.ar.ts';
import { finderEn } from './dashboard/finder.en.ts';
import { formsAr } from './dashboard/forms.ar.ts';
import { formsEn } from './dashboard/forms.en.ts';
import { healthAr } from './dashboard/health.ar.ts';
import { healthEn } from './dashboard/health.en.ts';
import { inboxAr } from './dashboard/inbox.ar.ts';
import { inboxEn } from './dashboard/inbox.en.ts';
import { keysAr } from './dashboard/keys.ar.ts';
import { keysEn } from './dashboard/keys.en.ts';
import { languagesAr } from './dashboard/languages.ar.ts';
import { languagesEn } from './dashboard/languages.en.ts';
import { linksAr } from './dashboard/links.ar.ts';
import { linksEn } from './dashboard/links.en.ts';
import { logAr } from './dashboard/log.ar.ts';
import { logEn } from './dashboard/log.en.ts';
import { mediaAr } from './dashboard/media.ar.ts';
import { mediaEn } from './dashboard/media.en.ts';
import { moderationAr } from './dashboard/moderation.ar.ts';
import { moderationEn } from './dashboard/moderation.en.ts';
import { offersAr } from './dashboard/offers.ar.ts';
import { offersEn } from './dashboard/offers.en.ts';
import { overviewAr } from './dashboard/overview.ar.ts';
import { overviewEn } from './dashboard/overview.en.ts';
import { peopleAr } from './dashboard/people.ar.ts';
import { peopleEn } from './dashboard/people.en.ts';
import { privacyAr } from './dashboard/privacy.ar.ts';
import { privacyEn } from './dashboard/privacy.en.ts';
import { releasesAr } from './dashboard/releases.ar.ts';
import { releasesEn } from './dashboard/releases.en.ts';
import { scheduleAr } from './dashboard/schedule.ar.ts';
import { scheduleEn } from './dashboard/schedule.en.ts';
import { searchesAr } from './dashboard/searches.ar.ts';
import { searchesEn } from './dashboard/searches.en.ts';
import { shellAr } from './dashboard/shell.ar.ts';
import { shellEn } from './dashboard/shell.en.ts';
import { trashAr } from './dashboard/trash.ar.ts';
import { trashEn } from './dashboard/trash.en.ts';
import { troublesAr } from './troubles.ar.ts';
import { troublesEn } from './troubles.en.ts';
import { webhooksAr } from './dashboard/webhooks.ar.ts';
import { webhooksEn } from './dashboard/webhooks.en.ts';

// One line per area, so that two people can add one each.
// oxfmt-ignore
const en = {
  ...backupEn,
  ...choosingEn,
  ...contentEn,
  ...deskEn,
  ...draftsEn,
  ...exchangeEn,
  ...factorsEn,
  ...finderEn,
  ...formsEn,
  ...healthEn,
  ...inboxEn,
  ...keysEn,
  ...languagesEn,
  ...linksEn,
  ...logEn,
  ...mediaEn,
  ...moderationEn,
  ...offersEn,
  ...overviewEn,
  ...peopleEn,
  ...privacyEn,
  ...releasesEn,
  ...scheduleEn,
  ...searchesEn,
  ...shellEn,
  ...trashEn,
  ...troublesEn,
  ...webhooksEn,
};

// oxfmt-ignore
const ar = {
  ...backupAr,
  ...choosingAr,
  ...contentAr,
  ...deskAr,
  ...draftsAr,
  ...exchangeAr,
  ...factorsAr,
  ...finderAr,
  ...formsAr,
  ...healthAr,
  ...inboxAr,
  ...keysAr,
  ...languagesAr,
  ...linksAr,
  ...logAr,
  ...mediaAr,
  ...moderationAr,
  ...offersAr,
  ...overviewAr,
  ...peopleAr,
  ...privacyAr,
  ...releasesAr,
  ...scheduleAr,
  ...searchesAr,
  ...shellAr,
  ...trashAr,
  ...troublesAr,
  ...webhooksAr,
};

export type DashboardKey = keyof typeof en;

/** All words of the dashboard, both languages: it is loaded by staff only. Each area has its own pair of files. */
export const dashboardTexts: Readonly<Record<'en' | 'ar', Readonly<Record<DashboardKey, string>>>> = { en, ar };
