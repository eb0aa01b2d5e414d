import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/** What the server must be able to read again, closed with a key that is not in the database. */
export type Seal = {
  seal: (text: string) => string;
  /** The text; as it is where it was never sealed. Throws `OtherKey` where another key closed it. */
  open: (stored: string) => string;
  isForeign: (stored: string) => boolean;
};

/** Closed with a key that is not the one we have. */
export class OtherKey extends Error {}

const PREFIX = 'sealed1';
const CIPHER = 'aes-256-gcm';
const [IV_BYTES, TAG_BYTES] = [12, 16];

/** `sealed1:{name of the key}:{iv, tag and text}`. The name says which key, and nothing about it. */
export function openSeal(secretKey: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secretKey, 'lamha', 'seal', 32));
  const name = createHash('sha256').update('name').update(key).digest('base64url').slice(0, 11);
  const isForeign = (stored: string) => isSealed(stored) && stored.split(':')[1] !== name;

  return {
    isForeign,

    seal(text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv);
      const closed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `${PREFIX}:${name}:${Buffer.concat([iv, cipher.getAuthTag(), closed]).toString('base64url')}`;
    },

    open(stored) {
      if (!isSealed(stored)) return stored;
      if (isForeign(stored)) throw new OtherKey('sealed with another key');
      const bytes = Buffer.from(stored.split(':')[2] ?? '', 'base64url');
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES));
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
    },
  };
}

export function isSealed(stored: string): boolean {
  return stored.startsWith(`${PREFIX}:`);
}

/** For the command line, which neither reads nor writes such secrets. */
export const NO_KEY: Seal = {
  isForeign: isSealed,
  seal() {
    throw new Error('there is no key to seal with');
  },
  open(stored) {
    if (isSealed(stored)) throw new OtherKey('there is no key to open it with');
    return stored;
  },
};
