import type { settingsGroups } from '#content/settings/index.ts';
import type { DemoValues } from '#demo/record.ts';
import { privacyAr, privacyEn } from './policies/privacy.ts';
import { returnFullAr, returnFullEn, returnShortAr, returnShortEn } from './policies/return-policy.ts';

export const policies: DemoValues<typeof settingsGroups.policies> = {
  en: { privacy: privacyEn, return_short: returnShortEn, return_full: returnFullEn },
  ar: { privacy: privacyAr, return_short: returnShortAr, return_full: returnFullAr },
  shared: { privacy_date: '2024-08-06' },
};
