import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#store/database/open.ts';
import { parseName, VARIANT_FORMATS, variantName, type FileAddress } from '#store/files/file-names.ts';
import { findFile, findFileByStem } from '#store/files/files.ts';
import type { FileStorage } from '#store/files/storage.ts';
import { NO_VARIANTS, type StoredFile, type Variants } from '#store/files/stored-file.ts';
import { finishVariants } from '#store/files/variant-work.ts';
import { takeLease } from '#store/work-leases.ts';
import { RefusedFile } from '#api/http/refused-file.ts';
import type { OpenedFile } from '#api/http/serve-file.ts';
import { pictureInTurn } from './in-turn.ts';
import { openResizeApart } from './resize-apart.ts';

const WIDTHS = [320, 640, 960, 1280, 1920];
/** A visitor who has waited so long is given a larger size meanwhile. */
const WAIT_MS = 5000;
/** More than any page of ours shows. Whoever asks beyond it is given a larger size at once. */
const MOST_WAITING = 60;
/** What a killed server had in hand is given in a larger size for so long. */
const LEASE_MS = 60_000;
const LOOK_EVERY_MS = 200;

type Variant = NonNullable<FileAddress['variant']>;
type Parts = { database: Database; storage: FileStorage; log: (error: unknown) => void; waitMs?: number };

export type Sizes = { open: (name: string) => Promise<OpenedFile | undefined>; close: () => Promise<void> };

/** The sizes a picture is offered in: never wider than the original, and always at least one. */
export function sizesOf(width: number): Variants {
  const fitting = WIDTHS.filter((each) => each <= width);
  return { widths: fitting.length > 0 ? fitting : [width], formats: VARIANT_FORMATS };
}

/** Each is made when first asked for, once however many servers ask: most of the sizes a site could offer are never looked at. */
export function openSizes({ database, storage, log, waitMs = WAIT_MS }: Parts): Sizes {
  const apart = openResizeApart();
  const making = new Map<string, Promise<Uint8Array | undefined>>();
  const waiting: { width: number; run: () => Promise<void> }[] = [];
  let isClosed = false;

  async function open(name: string): Promise<OpenedFile | undefined> {
    const { stem, variant } = parseName(name) ?? {};
    const file = stem && variant && (await findFileByStem(database.kysely, stem));
    if (!file) return undefined;
    const made = await madeInTime(name, file, variant);
    return made ? { stream: Readable.from([made]), size: made.length } : openLarger(file, variant);
  }

  async function madeInTime(name: string, file: StoredFile, variant: Variant): Promise<Uint8Array | undefined> {
    if (isClosed || (!making.has(name) && making.size >= MOST_WAITING)) return undefined;
    const asked = making.get(name) ?? begin(name, file, variant);
    const over = new AbortController();
    const late = wait(waitMs, undefined, { ref: false, signal: over.signal }).catch(() => undefined);
    return Promise.race([asked, late]).finally(() => over.abort());
  }

  function begin(name: string, file: StoredFile, variant: Variant): Promise<Uint8Array | undefined> {
    const work = makeAlone(name, file, variant)
      .catch(async (error: unknown) => {
        if (isClosed) return undefined;
        log(error);
        if (error instanceof RefusedFile) await finishVariants(database, file.name, 'failed', NO_VARIANTS).catch(log);
        return undefined;
      })
      .finally(() => making.delete(name));
    making.set(name, work);
    return work;
  }

  /** Where another server makes it, its bytes are waited for; nobody waits longer than for our own. */
  async function makeAlone(name: string, file: StoredFile, variant: Variant): Promise<Uint8Array | undefined> {
    const until = performance.now() + waitMs;
    while (!isClosed && performance.now() < until) {
      const lease = await takeLease(database, `size ${name}`, { forMs: LEASE_MS });
      const made = await storage.open(name);
      if (made || lease) return (made ? buffer(made.stream) : make(name, file, variant)).finally(() => lease?.giveBack());
      await wait(LOOK_EVERY_MS, undefined, { ref: false });
    }
    return undefined;
  }

  async function make(name: string, file: StoredFile, { width, format }: Variant): Promise<Uint8Array> {
    const size = await smallestFirst(width, async () => {
      if (isClosed) throw new Error('the server stops');
      const opened = await storage.open(file.name);
      if (!opened) throw new RefusedFile('unreadable-file');
      return apart.resize({ original: await buffer(opened.stream), width, format });
    });
    // With a full disk the size is made and not kept.
    await keep(name, file, size).catch(log);
    return size;
  }

  /** Thumbnails do not wait for pictures as wide as a screen. */
  function smallestFirst(width: number, work: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
    waiting.push({ width, run: () => work().then(resolve, reject) });
    void pictureInTurn(async () => {
      const first = waiting.reduce((smallest, each) => (each.width < smallest.width ? each : smallest));
      waiting.splice(waiting.indexOf(first), 1);
      await first.run();
    });
    return promise;
  }

  async function keep(name: string, file: StoredFile, size: Uint8Array): Promise<void> {
    await storage.put(name, size);
    if (!(await findFile(database.kysely, file.name))) await storage.remove(name); // deleted meanwhile
  }

  /** The smallest that is there and not smaller. WebP is read wherever AVIF is, not the other way round. */
  async function openLarger(file: StoredFile, { width, format }: Variant): Promise<OpenedFile | undefined> {
    const readable = format === 'avif' ? VARIANT_FORMATS : [format];
    const larger = file.variants.widths
      .filter((each) => each >= width)
      .flatMap((each) => readable.map((one) => variantName(file.name, each, one)));
    for (const standIn of [...larger, file.name]) {
      const opened = await storage.open(standIn);
      if (opened) return { ...opened, standIn };
    }
    return undefined;
  }

  return {
    open,
    close: async () => {
      isClosed = true;
      apart.close();
      await Promise.all(making.values());
    },
  };
}
