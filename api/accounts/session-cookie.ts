import { isToken } from './session-token.ts';

/** `__Host-` keeps other hosts of the domain from planting a cookie; browsers take it over https only. */
function cookieName(isSecure: boolean): string {
  return isSecure ? '__Host-lamha' : 'lamha';
}

/** The session token of a Cookie header. Two cookies of that name mean that somebody planted one: neither counts. */
export function readSessionCookie(header: string | undefined, isSecure: boolean): string | undefined {
  const prefix = `${cookieName(isSecure)}=`;
  const values = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(prefix))
    .map((pair) => pair.slice(prefix.length));
  return values.length === 1 && isToken(values[0]) ? values[0] : undefined;
}

export function sessionCookie(token: string, expiresAt: Date, isSecure: boolean): string {
  return `${cookieName(isSecure)}=${token}; Path=/; Expires=${expiresAt.toUTCString()}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

export function endedSessionCookie(isSecure: boolean): string {
  return sessionCookie('', new Date(0), isSecure);
}
