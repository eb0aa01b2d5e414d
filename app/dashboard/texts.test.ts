import { expect, test } from 'vitest';
import { withUnits } from '#content/writing/unbroken.ts';
import { type DashboardKey, dashboardTexts } from '#i18n/messages/dashboard.ts';
import { apiAr } from '#i18n/messages/api.ar.ts';
import { screenName } from './log/action-word.ts';
import { sizeIn } from './formats.ts';
import { textsIn } from './texts.ts';

const KEYS = Object.keys(dashboardTexts.en) as DashboardKey[];

test.each(['ar', 'en'] as const)('no sentence of the dashboard lets a number go without its unit (%s)', (language) => {
  const t = textsIn(language);
  const torn = KEYS.filter((key) => {
    const names = [...dashboardTexts[language][key].matchAll(/\{(\w+)[},]/g)].map(([, name]) => [name, 12]);
    const said = t(key, Object.fromEntries(names) as Record<string, number>);
    return withUnits(said) !== said;
  });
  expect(torn).toEqual([]);
});

test('a size of a file is one piece, and a name that is filled in stays as it was typed', () => {
  expect([sizeIn('ar-u-nu-latn', 200_000_000), sizeIn('en', 1_500_000)]).toEqual(['200\u00a0ميغابايت', '1.5\u00a0MB']);
  expect(textsIn('en')('inbox.clock.waits', { time: 'Mast 6 m' })).toContain('Mast 6 m');
});

test('no Arabic sentence shows a size, a range or an address from its wrong end', () => {
  const isolated = /[\u2066\u2068][^\u2069]*\u2069/g;
  const turned = Object.entries<string>({ ...dashboardTexts.ar, ...apiAr }).filter(([, text]) =>
    /\d [×–/] \d|https?:\/\/|(?<!\S)[/+]\w/.test(text.replaceAll(isolated, '')),
  );
  expect(turned).toEqual([]);
});

test('what was done outside the records is said to be where it was done', () => {
  const t = textsIn('en');
  expect(['releases/2', 'webhook-deliveries/1', 'schedule/clock', 'blocks/3'].map((subject) => screenName(t, subject))).toEqual([
    'Releases',
    'Webhooks',
    'Calendar',
    'Community',
  ]);
});
