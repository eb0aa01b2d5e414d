import { contentAr } from './dashboard/content.ar.ts';
import { contentEn } from './dashboard/content.en.ts';
import { inboxAr } from './dashboard/inbox.ar.ts';
import { inboxEn } from './dashboard/inbox.en.ts';
import { officeAr } from './dashboard/office.ar.ts';
import { officeEn } from './dashboard/office.en.ts';
import { moderationAr } from './dashboard/moderation.ar.ts';
import { moderationEn } from './dashboard/moderation.en.ts';
import { overviewAr } from './dashboard/overview.ar.ts';
import { overviewEn } from './dashboard/overview.en.ts';
import { shellAr } from './dashboard/shell.ar.ts';
import { shellEn } from './dashboard/shell.en.ts';

// One line per area, so that two people can add one each.
// oxfmt-ignore
const en = {
  ...contentEn,
  ...inboxEn,
  ...officeEn,
  ...moderationEn,
  ...overviewEn,
  ...shellEn,
};

// oxfmt-ignore
const ar = {
  ...contentAr,
  ...inboxAr,
  ...officeAr,
  ...moderationAr,
  ...overviewAr,
  ...shellAr,
};

export type DashboardKey = keyof typeof en;

/** All words of the dashboard, both languages: it is loaded by staff only. Each area has its own pair of files. */
export const dashboardWords: Readonly<Record<'en' | 'ar', Readonly<Record<DashboardKey, string>>>> = { en, ar };
