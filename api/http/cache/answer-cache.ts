import { LRUCache } from 'lru-cache';
import { isTouched, withReads, type Change, type Reads } from '#store/subjects.ts';
import { prepareFormsOf, sizeOf, type FinishedAnswer } from './finished-answer.ts';

export type Made = {
  answer: FinishedAnswer;
  /** Whether others may be given the answer too. */
  isShared: boolean;
  /** How long it may be kept if nothing changes. */
  keepMs?: number;
};
export type Make = () => Promise<Made>;

/** Others hold this object too: it says itself when it has been dropped. */
export type CachedAnswer = {
  key: string;
  answer: FinishedAnswer | undefined;
  reads: Reads;
  make: Make;
  until: number;
  isStale: boolean;
  /** How often it was asked for lately. */
  hits: number;
};

/** Whether a visitor may be given the answer without further checks. */
export function isCurrent(cached: CachedAnswer | undefined): cached is CachedAnswer & { answer: FinishedAnswer } {
  return cached?.answer !== undefined && !cached.isStale && cached.until > Date.now();
}

export type Freshness = 'fresh' | 'recent';

type Options = {
  maxBytes: number;
  onError?: (error: unknown) => void;
  /** How many are made anew after a change before anybody asks for them; without a number nothing is made but for somebody. */
  remakes?: number;
  /** Of all content: an answer that was begun at one and ended at another may be a mix of both, and is made once more. */
  revision?: () => Promise<number>;
};

/** A visitor waits for a new one while visitors wait for no more than this many. */
const MOST_WAITED_FOR = 3;
const LONGEST_WAIT_MS = 1000;
/** Asked for this often lately, it is waited for by whoever changed it, and its readers get the last one meanwhile. */
const MANY_READERS = 20;
/** Where content changes faster than answers are made, somebody still gets one. */
const MOST_TRIES = 3;
/** No more than this many are waited for after a change. */
const MOST_AWAITED = 3;
/** What was valid for a moment only (comments) is shown this much longer while a new one is made. */
const STALE_MS = 60_000;

/** What programs read (sitemaps, feeds) is large, made of many records and asked for seldom: it is made when somebody asks. */
function isForPrograms(answer: FinishedAnswer | undefined): boolean {
  return /xml|text\/plain/.test(String(answer?.headers['content-type'] ?? ''));
}

/** Every caller passes the function that makes the answer; the first caller's is not kept. */
const notMade: Make = () => Promise.reject(new Error('nobody asked for it'));

/** Answers in memory, bounded by bytes, each made once however many ask. After a change the most wanted are made anew first. */
export class AnswerCache {
  #cached: LRUCache<string, { cached: CachedAnswer }>;
  #pending = new Map<string, Promise<FinishedAnswer>>();
  #queue: CachedAnswer[] = [];
  /** Made anew for whoever changed them. */
  #awaited = new Set<CachedAnswer>();
  /** Made anew for visitors. */
  #waitedFor = new Set<CachedAnswer>();
  #settling: { promise: Promise<void>; resolve: () => void; timer: NodeJS.Timeout } | undefined;
  #isWorking = false;
  #isClosed = false;
  /** What changed since the oldest making that is still under way began. */
  #changes: Change[] = [];
  #making = 0;
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
    this.#cached = new LRUCache<string, { cached: CachedAnswer }>({
      maxSize: options.maxBytes,
      // A quick and a best form in two encodings come later: their room is taken at once.
      sizeCalculation: ({ cached: { answer } }) => (answer ? Math.ceil(sizeOf(answer) * 1.5) : 1),
      dispose: ({ cached }, _key, reason) => {
        if (reason !== 'set') cached.answer = undefined;
      },
    });
  }

  find(key: string): CachedAnswer | undefined {
    return this.#cached.get(key)?.cached;
  }

  get size(): number {
    return this.#cached.size;
  }

  get bytes(): number {
    return this.#cached.calculatedSize;
  }

  isPending(key: string): boolean {
    return this.#pending.has(key);
  }

  all(): CachedAnswer[] {
    return [...this.#cached.values()].map(({ cached }) => cached);
  }

  /** `recent` may be the last good one while a new one is made; `fresh` never is. */
  async get(key: string, make: Make, freshness: Freshness = 'recent'): Promise<FinishedAnswer> {
    const cached = this.find(key);
    if (!cached?.answer) return this.#once(key, make);
    cached.hits += 1;
    if (!cached.isStale && cached.until > Date.now()) return cached.answer;
    if (freshness === 'fresh' || cached.until + STALE_MS < Date.now()) return this.#once(key, make);
    return this.#freshOrLast(cached, cached.answer);
  }

  /** Something changed: what was made of it is given on only until it has been made anew. */
  change(change: Change): void {
    if (this.#making > 0) this.#changes.push(change);
    this.#pending.clear(); // whoever asks from now on gets what is begun from now on
    const touched = this.all().filter((cached) => !cached.isStale && isTouched(cached.reads, change));
    for (const cached of touched) cached.isStale = true;
    const first = touched
      .filter(({ answer }) => !isForPrograms(answer))
      .toSorted((a, b) => b.hits - a.hits)
      .slice(0, this.#options.remakes ?? 0);
    this.#await(first.slice(0, MOST_AWAITED).filter(({ hits }) => hits >= MANY_READERS));
    for (const cached of touched) cached.hits = Math.floor(cached.hits / 2);
    this.#queue = [...new Set([...this.#awaited, ...this.#queue, ...first])];
    void this.#work();
  }

  /** When what many read shows what was changed, or when that takes too long. Whoever changes something is answered after it. */
  async settled(): Promise<void> {
    await this.#settling?.promise;
  }

  close(): void {
    this.#isClosed = true;
    this.#queue = [];
    this.#settle();
  }

  #await(read: CachedAnswer[]): void {
    if (read.length === 0 || this.#isClosed) return;
    for (const cached of read) this.#awaited.add(cached);
    if (this.#settling) return; // a further change within the same time does not prolong it
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#settling = { promise, resolve, timer: setTimeout(() => this.#settle(), LONGEST_WAIT_MS) };
  }

  #settle(): void {
    this.#awaited.clear();
    clearTimeout(this.#settling?.timer);
    this.#settling?.resolve();
    this.#settling = undefined;
  }

  /** What changed again while it was made is made once more; what could not be made is waited for by nobody. */
  #wasTried(cached: CachedAnswer, isMade: boolean): void {
    if (!this.#awaited.has(cached)) return;
    if (isMade && cached.isStale && cached.answer) this.#queue.push(cached);
    else this.#awaited.delete(cached);
    if (this.#awaited.size === 0) this.#settle();
  }

  async #freshOrLast(cached: CachedAnswer, last: FinishedAnswer): Promise<FinishedAnswer> {
    if (this.#isClosed || this.#awaited.has(cached)) return last;
    if (this.#waitedFor.size >= MOST_WAITED_FOR && !this.#waitedFor.has(cached)) {
      this.#queue = [cached, ...this.#queue.filter((other) => other !== cached)];
      void this.#work();
      return last;
    }
    this.#waitedFor.add(cached);
    const making = this.#once(cached.key, cached.make)
      .catch((error: unknown) => {
        this.#options.onError?.(error);
        return last;
      })
      .finally(() => this.#waitedFor.delete(cached));
    const { promise: late, resolve } = Promise.withResolvers<FinishedAnswer>();
    const timer = setTimeout(() => resolve(last), LONGEST_WAIT_MS);
    try {
      return await Promise.race([making, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Makes stale answers anew, one after the other, with a turn for visitors between them. */
  async #work(): Promise<void> {
    if (this.#isWorking) return;
    this.#isWorking = true;
    for (let next = this.#queue.shift(); next && !this.#isClosed; next = this.#queue.shift()) {
      const isDue = next.answer && (next.isStale || next.until <= Date.now());
      this.#wasTried(next, !isDue || (await this.#remake(next)));
      await new Promise(setImmediate);
    }
    this.#isWorking = false;
  }

  async #remake({ key, make }: CachedAnswer): Promise<boolean> {
    try {
      await this.#once(key, make);
      return true;
    } catch (error) {
      this.#options.onError?.(error);
      return false;
    }
  }

  #once(key: string, make: Make): Promise<FinishedAnswer> {
    const running = this.#pending.get(key);
    if (running) return running;
    const making = this.#make(key, make).finally(() => {
      if (this.#pending.get(key) === making) this.#pending.delete(key);
    });
    this.#pending.set(key, making);
    return making;
  }

  async #make(key: string, make: Make): Promise<FinishedAnswer> {
    this.#making += 1;
    const since = this.#changes.length;
    try {
      const { result, reads } = await this.#atOneRevision(() => withReads(make));
      const { answer, isShared, keepMs = Infinity } = result;
      const last = this.#cached.peek(key)?.cached.answer;
      if (last) await prepareFormsOf(last, answer);
      // Begun before a change, it may show the old content: given to who asked, and made anew for the next.
      if (isShared)
        this.#keep({
          key,
          answer,
          reads,
          make: this.#options.remakes === undefined ? notMade : make,
          until: Date.now() + keepMs,
          isStale: this.#hasChanged(reads, since),
          hits: 0,
        });
      else this.#cached.delete(key);
      return answer;
    } finally {
      this.#making -= 1;
      if (this.#making === 0) this.#changes = [];
    }
  }

  async #atOneRevision<Result>(work: () => Promise<Result>): Promise<Result> {
    const { revision } = this.#options;
    for (let tries = 1; ; tries += 1) {
      const begun = await revision?.();
      const result = await work();
      if (tries >= MOST_TRIES || begun === (await revision?.())) return result;
    }
  }

  #hasChanged(reads: Reads, since: number): boolean {
    return this.#changes.slice(since).some((change) => isTouched(reads, change));
  }

  /** The entry stays the same object: whoever holds it has the new answer at once. */
  #keep(next: CachedAnswer): void {
    const before = this.#cached.peek(next.key)?.cached;
    if (before?.answer && next.isStale && !before.isStale) return; // a later making was quicker
    const cached = before?.answer ? Object.assign(before, next, { hits: before.hits }) : next;
    this.#cached.set(next.key, { cached });
  }
}
