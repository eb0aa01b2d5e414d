import { randomInt, randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import axe from 'axe-core';

export const LANGUAGES = ['ar', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export function address(language: Language, path: string): string {
  return language === 'en' ? `/en${path}` : path;
}

/** A visitor nobody has seen before: limits count visitors by their address. */
export function newVisitor(): { 'x-forwarded-for': string } {
  return { 'x-forwarded-for': `203.0.${randomInt(256)}.${randomInt(1, 255)}` };
}

/** A server that has just loaded the demo company answers with names until its index is made. */
export async function searchIsWhole(request: APIRequestContext): Promise<void> {
  const ask = async () => ((await (await request.get('/api/en/search?q=wall')).json()) as { isWhole?: boolean }).isWhole;
  await expect.poll(ask).toBe(true);
}

/** Words nobody else has written; without digits, because many of them together look like a phone number and are held. */
export function newMark(): string {
  return randomUUID().replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]!);
}

/** Whether every journey runs in every language and on every screen, which takes long. */
export const isWide = process.env['EVERY_LANGUAGE'] === '1';

/** Journeys take turns in the two languages; the wide run has each in both. */
export function turn(number: number): readonly Language[] {
  return isWide ? LANGUAGES : [LANGUAGES[number % 2]!];
}

/** For what is only so on a wide screen. */
export const DESK = { width: 1440, height: 900 } as const;

/** What the browser says by itself: the configuration blocks service workers, and a page may be there sooner than the fade to it. */
const NO_COMPLAINTS = /blocked by Playwright|^Transition was (?:aborted|skipped)/;

/** Everything the browser will complain about from now on. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  const note = (text: string) => void (NO_COMPLAINTS.test(text) || complaints.push(text));
  page.on('console', (message) => note(message.text()));
  page.on('pageerror', (error) => note(error.message));
  return complaints;
}

/** From now on the page belongs to somebody who has answered the questions every first visit asks. */
export function settle(page: Page, language: Language): Promise<unknown> {
  return page.addInitScript((lang) => {
    localStorage.setItem('lang', lang);
    localStorage.setItem('consent', 'refused');
    sessionStorage.setItem('pop-up-seen', '1');
  }, language);
}

/** Opens a page as such a visitor. Returns what the browser complained about. */
export async function visit(page: Page, language: Language, path: string): Promise<string[]> {
  const complaints = complaintsOf(page);
  await settle(page, language);
  await page.goto(address(language, path));
  await hydrated(page);
  return complaints;
}

/** Buttons work from here on. Islands wake when they are touched, which is what every journey does to them. */
export async function hydrated(page: Page): Promise<void> {
  const isReadyNow = () => {
    const isAwake = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));
    const isApplication = document.querySelector('script[type=module]:not([src])') !== null;
    const parts = isApplication ? [...document.querySelectorAll('main, main section, main form')] : [];
    const isReady = (isApplication || !globalThis.earlyClicks) && parts.every(isAwake);
    return isReady && (isApplication ? 'application' : 'islands');
  };
  // Not at every frame: a page may be ready before it draws.
  const kind = await page.waitForFunction(isReadyNow, undefined, { polling: 50 });
  if ((await kind.jsonValue()) === 'application') return;
  // Twice, because a mouse that is already there does not move; now, because nobody listens earlier.
  await page.mouse.move(9, 9);
  await page.mouse.move(1, 1);
}

export async function expectNoBarriers(page: Page): Promise<void> {
  expect(await barriersOn(page)).toEqual([]);
}

/** `exclude` leaves out what is there many times over. */
export async function barriersOn(page: Page, { exclude = [] }: { exclude?: readonly string[] } = {}): Promise<string[]> {
  // Colours are measured on what is drawn: sections far below are as soon as somebody comes near them.
  await page.evaluate(async () => {
    delete document.documentElement.dataset['fresh'];
    await new Promise(requestAnimationFrame);
  });
  // Axe is read once per document, which takes a fifth of a second, and asked only for what is wrong.
  // A frame that waits for somebody to come near has no address yet, and answers nothing.
  for (const frame of page.frames().filter((one) => one.url() !== ''))
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  return page.evaluate(
    async (selectors) => {
      const { violations } = await window.axe.run({ exclude: selectors }, { resultTypes: ['violations'], reporter: 'no-passes' });
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    },
    [...exclude],
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

export type Item = Readonly<Record<string, string>> & { id: number };

/** What the API answers for a list, whatever its envelope. */
export async function listed(request: APIRequestContext, language: Language, path: string): Promise<Item[]> {
  const answer = (await (await request.get(`/api/${language}${path}`)).json()) as Item[] | { data: Item[] };
  return Array.isArray(answer) ? answer : answer.data;
}

/** The structured data of a page, by type. */
export async function structuredData(page: Page): Promise<Map<string, Record<string, unknown>>> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return new Map(texts.map((text) => JSON.parse(text) as Record<string, unknown>).map((data) => [String(data['@type']), data]));
}
