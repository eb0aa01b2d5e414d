import type { settingsGroups } from '#content/settings/index.ts';
import type { DemoValues } from '#demo/record.ts';

export const privacy: DemoValues<typeof settingsGroups.privacy> = {
  en: {},
  ar: {},
  shared: {
    inquiry_months: 24,
    offer_months: 72,
    meeting_months: 12,
    address_days: 30,
    spam_days: 30,
    deleted_days: 30,
    unconfirmed_days: 14,
    left_days: 30,
    audit_months: 12,
  },
};
