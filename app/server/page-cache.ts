import type { FinishedPage } from './finished-page.ts';

const MAX_BYTES = 64_000_000;

/** Finished pages in memory, bounded by their bytes: one render per address at a time, all dropped when content changes. */
export class PageCache {
  #pages = new Map<string, { page: FinishedPage; until: number }>();
  #pending = new Map<string, Promise<FinishedPage>>();
  #bytes = 0;
  #generation = 0;
  #maxBytes: number;

  constructor(maxBytes = MAX_BYTES) {
    this.#maxBytes = maxBytes;
  }

  async get(key: string, render: () => Promise<FinishedPage>): Promise<FinishedPage> {
    const known = this.#pages.get(key);
    if (known && known.until > Date.now()) {
      this.#pages.delete(key); // put back at the end: the first entry is always the one unused for longest
      this.#pages.set(key, known);
      return known.page;
    }
    const running = this.#pending.get(key);
    if (running) return running;
    const page = this.#make(key, render);
    this.#pending.set(key, page);
    return page;
  }

  drop(): void {
    this.#generation += 1;
    this.#pages.clear();
    this.#pending.clear();
    this.#bytes = 0;
  }

  async #make(key: string, render: () => Promise<FinishedPage>): Promise<FinishedPage> {
    const generation = this.#generation;
    try {
      const page = await render();
      // A page begun before a change may show the old content: its visitor gets it, the cache does not.
      if (page.isShared && generation === this.#generation) this.#keep(key, page);
      return page;
    } finally {
      if (generation === this.#generation) this.#pending.delete(key);
    }
  }

  #keep(key: string, page: FinishedPage): void {
    this.#bytes -= this.#pages.get(key)?.page.size ?? 0;
    this.#pages.delete(key);
    this.#pages.set(key, { page, until: Date.now() + page.keepMs });
    this.#bytes += page.size;
    for (const [oldest, kept] of this.#pages) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#pages.delete(oldest);
      this.#bytes -= kept.page.size;
    }
  }
}
