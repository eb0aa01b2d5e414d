import type { FastifyBaseLogger } from 'fastify';
import { textBefore } from '#content/known.ts';
import { collectionNamed } from '#content/index.ts';
import type { AnswerCache, Freshness, CachedAnswer, Made } from '#api/http/cache/answer-cache.ts';
import type { FinishedAnswer } from '#api/http/cache/finished-answer.ts';
import { tagsSoFar } from '#api/http/cache/cache-tags.ts';
import type { Operations } from '#server/operations.ts';
import { inLanguage } from '#app/page/address.ts';
import { addressOf } from '#app/page/links.ts';
import { unlessHidden } from '#app/site/catalogue/unless-hidden.server.ts';
import type { Country } from '#i18n/locales.ts';
import type { Language } from '#i18n/translate.ts';
import { finishPage } from './finished-page.ts';
import type { Asked } from './page-address.ts';
import type { Render, Rendered } from './render-page.ts';

export type AskedPage = Extract<Asked, { kind: 'page' }>;
export type SharedAnswer = { answer: FinishedAnswer; path: string };
/** For whom a page is made, and what to do before it is. */
export type Reader = { country: Country; freshness: Freshness; log: FastifyBaseLogger; requestId?: string; beforeMaking: () => void };
type Making = Pick<Reader, 'country' | 'log'> & { requestId: string | undefined };

type Parts = {
  cache: AnswerCache;
  render: Render;
  operations: Operations;
  log: FastifyBaseLogger;
  /** A cache in front of us is told of changes: each page says what it was made of. */
  isTagged: boolean;
};

/** Never the visitor's Host header: the page is given to others. Only the country it stands for is looked up. */
const FIXED_ORIGIN = 'http://localhost';
/** Whatever is not there looks like this. */
const NOWHERE = '/not-found';
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** Pages that everybody gets alike: rendered once, without anything of a visitor, and kept. */
export function openSharedPages({ cache, render, operations, log: serverLog, isTagged }: Parts) {
  const paths = new WeakMap<FinishedAnswer, string>();

  async function draw(address: string, { country, log, requestId }: Making): Promise<{ rendered: Rendered; isWhole: () => boolean }> {
    let isWhole = true;
    const visitor = {
      country,
      address: '',
      sees: 'published',
      requestId,
      onSectionFailed: () => (isWhole = false),
      report: (error: unknown) => log.error({ err: error }, 'a page could not be made as it should'),
    } as const;
    return { rendered: await render(new Request(FIXED_ORIGIN + address), visitor), isWhole: () => isWhole };
  }

  /** The id decides: where the name of a record is missing or wrong, its page says what is right, and that page is made. */
  async function make(address: string, making: Making, isRecord: boolean): Promise<Made> {
    let path = address;
    let { rendered, isWhole } = await draw(path, making);
    const right = rendered.response.headers.get('location');
    if (isRecord && right?.startsWith('/') && REDIRECTS.has(rendered.response.status)) {
      path = right;
      ({ rendered, isWhole } = await draw(path, making));
    }
    const canBeShared =
      isWhole() && (rendered.response.status !== 404 || address === inLanguage(NOWHERE, 'ar') || address === inLanguage(NOWHERE, 'en'));
    const frames = await operations.frameOrigins();
    const { answer, isShared, keepMs } = await finishPage(rendered, {
      canBeShared,
      frames,
      tags: isTagged ? tagsSoFar() : undefined,
    });
    paths.set(answer, path);
    return { answer, isShared, keepMs };
  }

  /** The first time for somebody; later, when it is made anew, for nobody in particular: the first one must not be held on to. */
  function makerOf(address: string, { country, log: firstLog, requestId: firstId }: Reader, isRecord = false): () => Promise<Made> {
    let [log, requestId] = [firstLog, firstId];
    return () => {
      const making = { country, log, requestId };
      [log, requestId] = [serverLog, undefined];
      return make(address, making, isRecord);
    };
  }

  async function isThere({ record, route }: AskedPage): Promise<boolean> {
    if (!record) return true;
    const collection = collectionNamed(record.collection);
    return Boolean(collection && (await operations.content.has(collection, { language: route.language, sees: 'published' }, record.id)));
  }

  /** The one address of a record's page that is not kept, told without drawing it; none where there is no such page. */
  async function addressOfRecord({ key, record, route: { language } }: AskedPage, { country }: Reader): Promise<string | undefined> {
    const collection = record && collectionNamed(record.collection);
    if (!collection || cache.find(keyOf(country, key))?.answer) return undefined;
    const item = await unlessHidden(operations.content.read(collection, { language, sees: 'published' }, record.id));
    return item && addressOf(collection, item, language);
  }

  function keyOf(country: Country, key: string): string {
    return `${country} ${key}`;
  }

  function keyOfMissing(country: Country, language: Language): string {
    return keyOf(country, `${language} not-found`);
  }

  async function missing(language: Language, reader: Reader): Promise<SharedAnswer> {
    const address = inLanguage(NOWHERE, language);
    const answer = await cache.get(keyOfMissing(reader.country, language), makerOf(address, reader), reader.freshness);
    return { answer, path: address };
  }

  return {
    missing,
    addressOfRecord,
    keyOf,
    /** For whom a kept page was made, and its one address. */
    locate({ key, answer }: CachedAnswer): { country: string; path: string } | undefined {
      const path = answer && paths.get(answer);
      return path === undefined ? undefined : { country: textBefore(key, ' '), path };
    },
    async page(asked: AskedPage, reader: Reader): Promise<SharedAnswer> {
      const key = keyOf(reader.country, asked.key);
      if (!cache.find(key)?.answer) {
        if (!(await isThere(asked))) return missing(asked.route.language, reader);
        if (!cache.isPending(key)) reader.beforeMaking();
      }
      const making = makerOf(asked.address, reader, asked.record !== undefined);
      const answer = asked.isCacheable ? await cache.get(key, making, reader.freshness) : (await making()).answer;
      return { answer, path: paths.get(answer) ?? asked.address };
    },
  };
}

export type SharedPages = ReturnType<typeof openSharedPages>;
