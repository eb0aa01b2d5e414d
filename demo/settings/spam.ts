import type { settingsGroups } from '#content/settings/index.ts';
import type { DemoValues } from '#demo/record.ts';

export const spam: DemoValues<typeof settingsGroups.spam> = {
  en: {},
  ar: {},
  shared: {
    honeypot: 1,
    minimum_seconds: 3,
    links_allowed: 2,
    challenge: 0,
    watched_words: ['casino', 'viagra', 'crypto giveaway', 'quick loan', 'كازينو', 'قمار', 'قرض فوري', 'ربح سريع'],
    reserved_names: [],
    reports_to_hold: 3,
    moderation: 'at-once',
  },
};
