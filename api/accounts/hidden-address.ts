import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Database } from '#store/database/open.ts';
import { readAddressSecret } from '#store/accounts/address-secret.ts';

/** Turns a visitor's address into a name for it that can be compared and counted but not read back. */
export type HideAddress = (address: string) => Promise<string>;

export function openAddressHiding({ kysely }: Database): HideAddress {
  let secret: string | undefined;
  return async (address) => {
    secret ??= await readAddressSecret(kysely);
    return createHmac('sha256', secret).update(networkOf(address)).digest('base64url').slice(0, 22);
  };
}

/** One customer is handed a whole /64 of IPv6, so that is what counts as one address. */
function networkOf(address: string): string {
  const plain = address.toLowerCase().replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
