import { createHmac } from 'node:crypto';
import { isIP, isIPv6 } from 'node:net';
import type { Database } from '#store/database/open.ts';
import { readAddressSecret } from '#store/accounts/address-secret.ts';

/** Turns a visitor's address into a name for it that can be compared and counted but not read back. */
export type HashAddress = (address: string) => Promise<string>;

export function openAddressHash({ kysely }: Database): HashAddress {
  const hash = openHash(kysely);
  return (address) => hash(networkOf(address));
}

/** A wider circle: a /24 of IPv4, of which somebody may have all addresses; one customer's /64 of IPv6 as above. */
export function openNetworkHash({ kysely }: Database): HashAddress {
  const hash = openHash(kysely);
  return (address) => hash(`network ${networkOf(address).replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1')}`);
}

/** The same for a mailbox or a telephone number, each of which is one of its own. */
export type HashContact = (contact: string) => Promise<string>;

export function openContactHash({ kysely }: Database): HashContact {
  const hash = openHash(kysely);
  return (contact) => hash(contact.trim().toLowerCase());
}

function openHash(kysely: Database['kysely']): (text: string) => Promise<string> {
  return async (text) => {
    const secret = await readAddressSecret(kysely);
    return createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22);
  };
}

/** A customer is handed a whole /64 of IPv6, so that counts as one address; what is none (invented for a proxy) is one for everybody. */
export function networkOf(address: string): string {
  const plain = address.toLowerCase().replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(plain)) return isIP(plain) ? plain : 'unknown';
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
