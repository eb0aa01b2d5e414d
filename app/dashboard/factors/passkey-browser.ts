import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { isObject, type JsonObject } from '#app/dashboard/json-object.ts';

/** The browser's own dialog; undefined when it was closed, or when there is nothing to answer with. */
export async function makePasskey(options: unknown): Promise<object | undefined> {
  if (!isToMake(options)) return undefined;
  const { startRegistration } = await import('@simplewebauthn/browser');
  return startRegistration({ optionsJSON: options }).catch(() => undefined);
}

export async function askPasskey(options: unknown): Promise<object | undefined> {
  if (!isToAsk(options)) return undefined;
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return startAuthentication({ optionsJSON: options }).catch(() => undefined);
}

export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}

function isToAsk(options: unknown): options is JsonObject & PublicKeyCredentialRequestOptionsJSON {
  return isObject(options) && typeof options['challenge'] === 'string';
}

function isToMake(options: unknown): options is JsonObject & PublicKeyCredentialCreationOptionsJSON {
  return isToAsk(options) && isObject(options['rp']) && isObject(options['user']) && Array.isArray(options['pubKeyCredParams']);
}
