import type { Kysely } from 'kysely';
import { isDeviceToken, rememberDevice } from '#store/accounts/devices.ts';
import { setMailLanguage, type User } from '#store/accounts/users.ts';
import type { Schema } from '#store/database/schema.ts';
import { createToken, hashToken, isToken } from '#api/http/session-token.ts';
import { deviceName } from '#api/kernel/device-name.ts';
import { COUNTRIES } from '#i18n/locales.ts';
import type { Language } from '#i18n/translate.ts';
import { writeTime } from '#i18n/write-time.ts';
import { tellOwner } from '../account-mails.ts';

/** A browser that was not used for so long is a stranger again. */
export const KNOWN_FOR_MS = 90 * 24 * 3600_000;

export type Client = {
  /** The address, hashed already. */
  address: string;
  /** The token of its device cookie. */
  device: string | undefined;
  userAgent: string | undefined;
  language: Language | undefined;
};

export type KnownDevice = { token: string; expiresAt: Date };

/** Inside the transaction that lets somebody in: the browser is known from now on, and its owner hears of a new one. */
export async function welcomeDevice(
  db: Kysely<Schema>,
  { user, client, now, siteUrl, isExpected = false }: { user: User; client: Client; now: Date; siteUrl: string; isExpected?: boolean },
): Promise<KnownDevice> {
  // A cookie that we never gave out was planted: whoever did it would be taken for this browser.
  const { device } = client;
  const token = isToken(device) && (await isDeviceToken(db, hashToken(device))) ? device : createToken();
  const name = deviceName(client.userAgent);
  const { isNew } = await rememberDevice(db, {
    userId: user.id,
    tokenHash: hashToken(token),
    name,
    addressHash: client.address,
    now: now.toISOString(),
    forgetBefore: new Date(now.getTime() - KNOWN_FOR_MS).toISOString(),
  });
  if (client.language) await setMailLanguage(db, user.id, client.language);
  const reader = { ...user, mail_language: client.language ?? user.mail_language };
  // By the clock of the office, so that its owner can tell whether it was them.
  const values = { device: name, at: writeTime(now, COUNTRIES.sa.timeZone, reader.mail_language) };
  if (isNew && !isExpected) await tellOwner(db, { user: reader, to: user.email, notice: 'new-device', values, now, siteUrl });
  return { token, expiresAt: new Date(now.getTime() + KNOWN_FOR_MS) };
}
