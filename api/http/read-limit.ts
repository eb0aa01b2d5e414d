import { LRUCache } from 'lru-cache';
import { networkOf } from '#api/kernel/address-hash.ts';

/** What making an answer costs, roughly in milliseconds; an answer from memory is free. */
export const READ_COST = { page: 10, record: 1, list: 3, search: 2 } as const;

export type ReadLimit = {
  /** 0 if the address may, otherwise in how many seconds it may again. */
  take: (address: string, cost: number) => number;
};
export type ReadLimitOptions = { burst: number; perSecond: number };

/** A whole office that opens every page at once after a restart stays below it; a program that reads what nobody else does does not. */
const USUAL: ReadLimitOptions = { burst: 3000, perSecond: 60 };
const MOST_ADDRESSES = 20_000;

/** Kept in memory and per process: it protects the processor, and asking the database would cost more than it saves. */
export function openReadLimit(options: ReadLimitOptions = USUAL, now: () => number = () => performance.now()): ReadLimit {
  const { burst, perSecond } = options;
  const buckets = new LRUCache<string, { left: number; at: number }>({ max: MOST_ADDRESSES });
  return {
    take(address, cost) {
      const key = networkOf(address);
      const at = now();
      const before = buckets.get(key) ?? { left: burst, at };
      const left = Math.min(burst, before.left + ((at - before.at) / 1000) * perSecond);
      if (left < cost) {
        buckets.set(key, { left, at });
        return Math.max(1, Math.ceil((cost - left) / perSecond));
      }
      buckets.set(key, { left: left - cost, at });
      return 0;
    },
  };
}
