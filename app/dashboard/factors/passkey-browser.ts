import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { isObject, type JsonObject } from '#app/dashboard/read-json.ts';

/** The browser's own dialog; undefined when it was closed, or when there is nothing to answer with. */
export async function makePasskey(options: JsonObject): Promise<unknown> {
  if (!isToMake(options)) return undefined;
  const { startRegistration } = await import('@simplewebauthn/browser');
  return startRegistration({ optionsJSON: options }).catch(() => undefined);
}

export async function askPasskey(options: JsonObject): Promise<unknown> {
  if (!isToAsk(options)) return undefined;
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return startAuthentication({ optionsJSON: options }).catch(() => undefined);
}

export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}

function isToAsk(options: JsonObject): options is JsonObject & PublicKeyCredentialRequestOptionsJSON {
  return typeof options['challenge'] === 'string';
}

function isToMake(options: JsonObject): options is JsonObject & PublicKeyCredentialCreationOptionsJSON {
  return isToAsk(options) && isObject(options['rp']) && isObject(options['user']) && Array.isArray(options['pubKeyCredParams']);
}
