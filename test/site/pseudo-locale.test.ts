import { afterAll, expect, test } from 'vitest';
import { DRAWINGS, DRAWN_TEXTS } from '#content/drawings.ts';
import { CURRENCIES, GROUPS, type SpecificationKind, type Unit } from '#content/specifications/define.ts';
import { SPECIFICATIONS } from '#content/specifications/kinds.ts';
import { UNITS } from '#content/specifications/units.ts';
import type { Operations } from '#server/operations.ts';
import { LOCALES } from '#i18n/locales.ts';
import { VISITED } from '#test/e2e/page-list.ts';
import { address, LANGUAGES } from '#test/e2e/visit.ts';
import { loadBuild } from './built.ts';
import { openDemo } from './demo-operations.ts';

const { operations, close } = await openDemo();
afterAll(close);
const build = await loadBuild();
const { createRequestHandler, provide } = build.entry.module;
const handle = createRequestHandler(build, 'production');

const ORIGIN = 'https://lamha.example.com';
const SAME = /^(?:\/|https?:|mailto:|tel:|#)|^[A-Z]{3}$|^[a-z0-9]{24}\.[a-z0-9]{3,4}$|^[a-z0-9-]+$|^\d{4}-\d\d-\d\d(?:T|$)/;

/** Content without a single letter: every letter left on a page was written by us. Addresses, files and choices stay what they are. */
function silenced(value: unknown): unknown {
  if (typeof value === 'string')
    return SAME.test(value) ? value : value.replaceAll(/<[^>]*>|\p{L}/gu, (part) => (part.length > 2 ? part : '·'));
  if (Array.isArray(value)) return value.map(silenced);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, silenced(part)]));
}

function silent<Group extends object>(group: Group): Group {
  const quiet = (act: unknown) =>
    typeof act === 'function' ? async (...args: unknown[]) => silenced(await (act as (...all: unknown[]) => unknown)(...args)) : act;
  return Object.fromEntries(Object.entries(group).map(([name, act]) => [name, quiet(act)])) as Group;
}

const quiet: Operations = {
  ...operations,
  content: silent(operations.content),
  settings: silent(operations.settings),
  files: silent(operations.files),
  community: silent(operations.community),
  search: silent(operations.search),
  products: silent(operations.products),
};

async function draw(url: string): Promise<{ status: number; html: string }> {
  const visitor = { country: 'sa', address: '', sees: 'published', report: () => {} } as const;
  const context = provide({ operations: quiet, origin: ORIGIN, visitorScript: '', ...visitor, pseudoLocale: 'qai' });
  const answer = await handle(new Request(new URL(url, ORIGIN)), context);
  const target = answer.headers.get('location');
  return target ? draw(target) : { status: answer.status, html: await answer.text() };
}

const SPOKEN = /\s(?:alt|title|aria-label|aria-description|placeholder|content)="([^"]*)"/g;
/** Names of languages, model codes, currencies, hosts, file kinds, and what Intl writes: months, days and times. */
const ALLOWED = new RegExp(
  [
    LOCALES.ar.localName,
    LOCALES.en.localName,
    String.raw`\bP(?:\d[\d.]*)?(?!\p{L})`,
    String.raw`\bEN\b`,
    String.raw`[AP]M\b`,
    String.raw`[\w.]+\.org`,
    // On paper a page says where it stands.
    String.raw`https://lamha\.example\.com[\w/%.-]*`,
    'SAR',
    'AED',
    'PDF',
    'LED',
    'LAN',
    ...calendarTexts(),
    ...specificationTexts(),
  ].join('|'),
  'gu',
);

function calendarTexts(): string[] {
  const days = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2028, 0, 1 + day)));
  return LANGUAGES.flatMap((language) =>
    [{ month: 'long' }, { weekday: 'long' }, { weekday: 'short' }].flatMap((part) => {
      const format = new Intl.DateTimeFormat(LOCALES[language].intl, { ...(part as Intl.DateTimeFormatOptions), timeZone: 'UTC' });
      return [...new Set(days.map((day) => format.format(day)))];
    }),
  );
}

/** The model's own words in both languages: what is measured, its choices and its units. */
function specificationTexts(): string[] {
  const kinds: SpecificationKind[] = Object.values(SPECIFICATIONS);
  const named = [...kinds.map(({ label }) => label), ...kinds.flatMap((kind) => ('options' in kind ? Object.values(kind.options) : []))];
  const said = [
    ...named,
    ...Object.values(GROUPS),
    ...Object.values(CURRENCIES),
    ...Object.values(DRAWINGS),
    ...Object.values(DRAWN_TEXTS),
  ].flatMap(({ en, ar }): string[] => [en, ar]);
  const units = Object.values<Unit>(UNITS).flatMap(({ en, ar }) =>
    [en, ar].flatMap((unit) => (typeof unit === 'string' ? unit : Object.values(unit))),
  );
  // The sides of a size and of a drawn wall, and what a comparison reckons.
  const sides = ['العرض', 'الارتفاع', 'العمق', 'Front', 'Side', 'من الأمام', 'من الجانب', 'Weight of a square metre', 'وزن المتر المربع'];
  const joints = ['and', 'to', 'من', 'إلى', 'و', ...sides];
  return [...said, ...units, ...joints]
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
}

function bareWords(html: string): string[] {
  const drawn = html
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(
      /<meta (?:name="(?:viewport|robots|theme-color|twitter:card)"|property="og:(?:type|locale|url|image|locale:alternate)"|charset)[^>]*>/gi,
      '',
    );
  const texts = [...drawn.replaceAll(SPOKEN, '').matchAll(/>([^<]+)</g), ...drawn.matchAll(SPOKEN)].map(([, text = '']) => text);
  const left = texts.map((text) => text.replaceAll(/⟦[^⟧]*⟧|&\w+;|&#x?\w+;/g, '').replaceAll(ALLOWED, ''));
  return [...new Set(left.filter((text) => /\p{L}/u.test(text)))];
}

const EVERYWHERE: typeof VISITED = { ...VISITED, 'the 3D view': { path: '/model/15' } };

for (const language of LANGUAGES) {
  test.each(Object.entries(EVERYWHERE))(
    `in the pseudo-locale no bare word is left on %s, ${language}`,
    async (_name, { path, status = 200 }) => {
      const page = await draw(address(language, path));
      expect(page.status).toBe(status);
      expect(page.html).toContain('⟦site.');
      expect(bareWords(page.html)).toEqual([]);
    },
  );
}
