import { expect, test } from 'vitest';
import { settings } from '#content/settings/index.ts';
import { dashboardRoutes } from '#test/e2e/dashboard-routes.ts';
import { isBelow, screensOf, SETTINGS_RIGHTS, TAB_GROUPS } from './tabs.ts';

test('the tab of the settings is there for whoever may read one of their groups', () => {
  expect([...SETTINGS_RIGHTS].toSorted()).toEqual([...new Set(settings.map(({ area }) => `${area}.read`))].toSorted());
});

const WITHOUT_TAB = new Set(['', '/sign-in', '/forgotten', '/new-password', '/*'].map((path) => `/dashboard${path}`));

test('every screen is marked in the list of screens, also what is opened from another one', () => {
  const screens = TAB_GROUPS.flatMap(({ tabs }) => tabs).flatMap(screensOf);
  const unmarked = dashboardRoutes('ar').filter((path) => !WITHOUT_TAB.has(path) && !screens.some((screen) => isBelow(path, screen)));
  expect(unmarked).toEqual([]);
});
