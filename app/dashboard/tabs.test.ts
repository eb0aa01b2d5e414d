import { expect, test } from 'vitest';
import { settings } from '#content/settings/index.ts';
import { SETTINGS_RIGHTS } from './tabs.ts';

test('the tab of the settings is there for whoever may read one of their groups', () => {
  expect([...SETTINGS_RIGHTS].toSorted()).toEqual([...new Set(settings.map(({ area }) => `${area}.read`))].toSorted());
});
