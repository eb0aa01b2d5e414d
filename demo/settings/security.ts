import type { settingsGroups } from '#content/settings/index.ts';
import type { DemoValues } from '#demo/record.ts';

export const security: DemoValues<typeof settingsGroups.security> = { en: {}, ar: {}, shared: {} };
