import { isToken } from './session-token.ts';

const SESSION = 'lamha';
/** Says that this browser was let in before, and nothing else: whoever has it still needs the password. */
const DEVICE = 'lamha-device';

/** `__Host-` keeps other hosts of the domain from planting a cookie; browsers take it over https only. */
function cookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}

/** The session token of a Cookie header. */
export function readSessionCookie(header: string | undefined, isSecure: boolean): string | undefined {
  return readToken(header, cookieName(SESSION, isSecure));
}

export function readDeviceCookie(header: string | undefined, isSecure: boolean): string | undefined {
  return readToken(header, cookieName(DEVICE, isSecure));
}

/** Two cookies of one name mean that somebody planted one: neither counts. */
function readToken(header: string | undefined, name: string): string | undefined {
  const prefix = `${name}=`;
  const values = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(prefix))
    .map((pair) => pair.slice(prefix.length));
  return values.length === 1 && isToken(values[0]) ? values[0] : undefined;
}

/** Quicker and less exact than reading it: false only where there is none. */
export function mayHoldSession(header: string): boolean {
  return header.includes('lamha=');
}

export function sessionCookie(token: string, expiresAt: Date, isSecure: boolean): string {
  return tokenCookie(SESSION, token, expiresAt, isSecure);
}

export function deviceCookie(token: string, expiresAt: Date, isSecure: boolean): string {
  return tokenCookie(DEVICE, token, expiresAt, isSecure);
}

function tokenCookie(name: string, token: string, expiresAt: Date, isSecure: boolean): string {
  return `${cookieName(name, isSecure)}=${token}; Path=/; Expires=${expiresAt.toUTCString()}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

export function endedSessionCookie(isSecure: boolean): string {
  return sessionCookie('', new Date(0), isSecure);
}
