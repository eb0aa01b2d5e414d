import { lstatSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { isCurrent, type CachedAnswer } from './answer-cache.ts';
import { formOf, prepareForm, type FinishedAnswer } from './finished-answer.ts';
import type { Cached } from '#api/kernel/cache-until-change.ts';
import { isTouched, type Change, type Reads } from '#store/subjects.ts';

const LOOK_EVERY_MS = 1000;
const MOST_PAGES = 5000;
/** An answer that holds for less time than this is not written to a file. */
const LEAST_MS = 60_000;
const FORMS = { identity: 'page.html', gzip: 'page.html.gzip', br: 'page.html.br' } as const;
const FRAMES_NONE = `;frame-ancestors 'none'`;
/** As `deploy/nginx.conf` asks for them: other spellings are led to these by us. No name of a file is longer than 255 bytes. */
const PLAIN_PATH = /^\/(?:(?:[\w.~-]|%[89A-F][\dA-F])+(?:\/(?:[\w.~-]|%[89A-F][\dA-F])+)*)?$/;
const LONGEST_NAME = 200;

type Parts = {
  folder: string;
  cache: { all: () => CachedAnswer[] };
  /** The one address of a page, and the country it was made for. */
  locate: (cached: CachedAnswer) => { country: string; path: string } | undefined;
  /** Which country a host stands for, and all others. */
  countries: Cached<{ hosts: ReadonlyMap<string, string>; otherwise: string }>;
  isInMaintenance: Cached<boolean>;
  publicHost: string | undefined;
  onError: (error: unknown) => void;
};
type Written = { answer: FinishedAnswer; reads: Reads; folder: string };

export type PageFiles = { change: (change: Change) => void; open: () => Promise<void>; close: () => void };

/**
 * Pages that everybody gets alike, as files for nginx: plain, gzip and Brotli, by country. A change removes what it outdates before
 * whoever made it is answered. `hosts/` has a link to the pages of each host's country; without the links nothing is given, so they
 * go first when the site is closed or a host moves to another country. They stay when the server ends: the site is read without it.
 */
export function openPageFiles({ folder, cache, locate, countries, isInMaintenance, publicHost, onError }: Parts): PageFiles {
  const hosts = join(folder, 'hosts');
  const name = `pages-${randomUUID()}`;
  const written = new Map<string, Written>();
  let turn = 0;
  let isWriting = false;
  const isForeign = holdsMoreThanLinks(hosts);
  let isOver = isForeign;

  /** Of an earlier start, until now: what it shows may have changed since. */
  async function open(): Promise<void> {
    if (isForeign) throw new Error(`${hosts} is not ours to remove: pages as files need a folder of their own`);
    mkdirSync(join(folder, name), { recursive: true });
    const old = readdirSync(folder).filter((one) => one.startsWith('pages-') && one !== name);
    closeGate();
    await openGate();
    for (const one of old) await rm(join(folder, one), { recursive: true, force: true });
  }

  function closeGate(): void {
    turn += 1;
    if (isForeign) return;
    rmSync(hosts, { recursive: true, force: true });
  }

  async function openGate(): Promise<void> {
    const mine = turn;
    const [isClosed, { hosts: known, otherwise }] = await Promise.all([isInMaintenance(), countries()]);
    if (isClosed || mine !== turn || isOver) return;
    const all = new Map(publicHost === undefined ? known : [[publicHost, otherwise], ...known]);
    const next = join(folder, `hosts-${randomUUID()}`);
    mkdirSync(next);
    for (const [host, country] of all) if (/^[\w.-]+$/.test(host)) symlinkSync(join('..', name, country), join(next, host));
    rmSync(hosts, { recursive: true, force: true });
    renameSync(next, hosts);
  }

  function remove(path: string): void {
    const page = written.get(path);
    if (!page) return;
    written.delete(path);
    for (const form of Object.values(FORMS)) rmSync(join(page.folder, form), { force: true });
  }

  async function write(cached: CachedAnswer & { answer: FinishedAnswer }): Promise<void> {
    const found = locate(cached);
    if (!found || !isWorthIt(cached, found.path)) return;
    const { answer, reads } = cached;
    const key = `${found.country} ${found.path}`;
    if (written.get(key)?.answer === answer) return;
    const target = join(folder, name, found.country, decodeURIComponent(found.path));
    const bodies = await formsOf(answer);
    await mkdir(target, { recursive: true });
    for (const [form, body] of bodies) await writeFile(join(target, `.${FORMS[form]}`), body);
    if (cached.answer !== answer || !isCurrent(cached)) return; // changed meanwhile
    remove(key);
    for (const [form] of bodies) renameSync(join(target, `.${FORMS[form]}`), join(target, FORMS[form]));
    written.set(key, { answer, reads, folder: target });
    if (cached.until < Infinity) setTimeout(() => written.get(key)?.answer === answer && remove(key), cached.until - Date.now()).unref();
  }

  async function look(): Promise<void> {
    if (isWriting || isOver) return;
    isWriting = true;
    try {
      for (const cached of cache.all()) if (!isOver && written.size < MOST_PAGES && isCurrent(cached)) await write(cached);
    } catch (error) {
      onError(error);
    } finally {
      isWriting = false;
    }
  }

  const looking = setInterval(() => void look(), LOOK_EVERY_MS).unref();
  return {
    open,
    change(change) {
      if (isInMaintenance.peek() === undefined || countries.peek() === undefined) {
        closeGate();
        void openGate().catch(onError);
      }
      for (const [path, page] of written) if (isTouched(page.reads, change)) remove(path);
    },
    close() {
      isOver = true;
      clearInterval(looking);
    },
  };
}

/** A folder of links is what an earlier start left; anything else is somebody's, as /etc/hosts is. */
function holdsMoreThanLinks(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found !== undefined;
  return readdirSync(path, { withFileTypes: true }).some((one) => !one.isSymbolicLink());
}

function isWorthIt({ answer, until }: CachedAnswer, path: string): boolean {
  return (
    answer?.status === 200 &&
    String(answer.headers['content-type']).startsWith('text/html') &&
    String(answer.headers['content-security-policy']).endsWith(FRAMES_NONE) &&
    until - Date.now() > LEAST_MS &&
    PLAIN_PATH.test(path) &&
    decodeURIComponent(path)
      .split('/')
      .every((one) => Buffer.byteLength(one) < LONGEST_NAME)
  );
}

/** nginx gives every file the same head, so what belongs to this page alone stands in the page. */
async function formsOf(answer: FinishedAnswer): Promise<[keyof typeof FORMS, Buffer][]> {
  const policy = String(answer.headers['content-security-policy']).slice(0, -FRAMES_NONE.length).replaceAll('"', '&quot;');
  const html = answer.bodies.identity.toString('utf8');
  const body = Buffer.from(html.replace('<head>', `<head><meta http-equiv="Content-Security-Policy" content="${policy}"/>`));
  const page: FinishedAnswer = { ...answer, bodies: { identity: body }, preparing: new Map(), heads: {} };
  await Promise.all((['gzip', 'br'] as const).map((form) => prepareForm(page, formOf(page, form))));
  return (['identity', 'gzip', 'br'] as const).flatMap((form) => {
    const bytes = page.bodies[form];
    return bytes ? [[form, bytes] as const satisfies [keyof typeof FORMS, Buffer]] : [];
  });
}
