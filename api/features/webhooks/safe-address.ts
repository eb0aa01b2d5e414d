import { lookup } from 'node:dns/promises';
import { BlockList, isIP, isIPv4 } from 'node:net';

/** Addresses that are no place on the public internet: our own machine, our network, the cloud's inner services. One list each: Node takes an IPv4 address for one of IPv6 too. */
const INNER_4 = new BlockList();
const INNER_6 = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  INNER_4.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 96], // loopback, unspecified, and the old way to write an IPv4 address
  ['::ffff:0:0', 96], // IPv4 in disguise; a public one has a name of its own
  ['::ffff:0:0:0', 96], // and in another one
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  INNER_6.addSubnet(network, prefix, 'ipv6');

export type Address = { address: string; family: 4 | 6 };
export type Resolve = (host: string) => Promise<readonly string[]>;

export function isPublic(address: string): boolean {
  const kind = isIP(address);
  return kind !== 0 && !(kind === 4 ? INNER_4.check(address, 'ipv4') : INNER_6.check(address, 'ipv6'));
}

const resolveByDns: Resolve = async (host) => (await lookup(host, { all: true })).map(({ address }) => address);

/** This name is our own machine for whoever made it up (RFC 6761), also where no name server and no file of hosts knows it. */
const OURSELVES = /^(?:.+\.)?localhost\.?$/;

function addressesOf(host: string, resolve: Resolve): readonly string[] | Promise<readonly string[]> {
  return OURSELVES.test(host) ? ['127.0.0.1'] : resolve(host);
}

/** Found once and checked: whoever connects uses it and asks no name server again. One inner address refuses the whole name. */
export async function safeAddressOf(
  url: URL,
  { allowsInner, resolve = resolveByDns }: { allowsInner: boolean; resolve?: Resolve },
): Promise<Address | undefined> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) === 0 ? await addressesOf(host, resolve) : [host];
  if (addresses.length === 0 || (!allowsInner && !addresses.every(isPublic))) return undefined;
  const [address] = addresses;
  return address === undefined ? undefined : { address, family: isIPv4(address) ? 4 : 6 };
}

/** What can be told: https, no name and password inside; http only where inner addresses are allowed. */
export function isSendable(text: string, allowsInner: boolean): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return (protocol === 'https:' || (allowsInner && protocol === 'http:')) && username === '' && password === '';
}
