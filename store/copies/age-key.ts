import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption';
import { nodeStreamOf, webStreamOf } from '#store/web-streams.ts';

export const AGE_KEY = /^(?:AGE-SECRET-KEY-1[0-9A-Z]{58}|age1[0-9a-z]{58})$/;

/** The secret key can open copies, and prove them; the public one can only make them. */
export type AgeKey = { recipient: string; identity: string | undefined; fingerprint: string };

export async function openAgeKey(key: string): Promise<AgeKey> {
  const identity = key.startsWith('AGE-SECRET-KEY-') ? key : undefined;
  const recipient = identity === undefined ? key : await identityToRecipient(identity);
  // What another key has sealed is of no use to this one: each has its own place.
  return { recipient, identity, fingerprint: createHash('sha256').update(recipient).digest('hex').slice(0, 12) };
}

const through = () => new Transform({ transform: (chunk, _encoding, done) => done(null, chunk) });

/** In the format of age (age-encryption.org): `age -d -i KEY` opens it too. Tables are packed, media are packed already. */
export async function sealFile({ recipient }: AgeKey, from: string, to: string, isPacked: boolean): Promise<void> {
  const age = new Encrypter();
  age.addRecipient(recipient);
  const source = createReadStream(from).pipe(isPacked ? createGzip() : through());
  const sealed = await age.encrypt(webStreamOf(source));
  await pipeline(nodeStreamOf(sealed), createWriteStream(to, { mode: 0o600 }));
}

/** Throws if one bit of it is not as it was sealed. */
export async function openFile({ identity }: AgeKey, from: string, to: string, isPacked: boolean): Promise<void> {
  if (identity === undefined)
    throw new Error('COPY_KEY is the public key (age1...), which cannot open a copy: name the secret one (AGE-SECRET-KEY-1...)');
  const age = new Decrypter();
  age.addIdentity(identity);
  const opened = await age.decrypt(webStreamOf(createReadStream(from)));
  await pipeline(nodeStreamOf(opened), isPacked ? createGunzip() : through(), createWriteStream(to, { mode: 0o600 }));
}
