import { contentAr } from './dashboard/content.ar.ts';
import { contentEn } from './dashboard/content.en.ts';
import { shellAr } from './dashboard/shell.ar.ts';
import { shellEn } from './dashboard/shell.en.ts';

const en = { ...shellEn, ...contentEn };

export type DashboardKey = keyof typeof en;

/** All words of the dashboard, both languages: it is loaded by staff only. Each area has its own pair of files. */
export const dashboardWords: Readonly<Record<'en' | 'ar', Readonly<Record<DashboardKey, string>>>> = {
  en,
  ar: { ...shellAr, ...contentAr },
};
