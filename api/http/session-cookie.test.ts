import { expect, test } from 'vitest';
import { endedSessionCookie, readSessionCookie, sessionCookie } from './session-cookie.ts';
import { createToken } from './session-token.ts';

const TOKEN = createToken();
const END = new Date('2026-03-08T08:00:00Z');

test('over https the cookie is bound to this host, over http it is not secure; scripts never see it', () => {
  const rest = 'Path=/; Expires=Sun, 08 Mar 2026 08:00:00 GMT; HttpOnly; SameSite=Lax';
  expect(sessionCookie(TOKEN, END, true)).toBe(`__Host-lamha=${TOKEN}; ${rest}; Secure`);
  expect(sessionCookie(TOKEN, END, false)).toBe(`lamha=${TOKEN}; ${rest}`);
  expect(endedSessionCookie(true)).toBe('__Host-lamha=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax; Secure');
});

test('the token is read from among other cookies', () => {
  expect(readSessionCookie(`lang=ar; lamha=${TOKEN}; theme="dark"`, false)).toBe(TOKEN);
  expect(readSessionCookie(`lang=ar;__Host-lamha=${TOKEN}`, true)).toBe(TOKEN);
});

test('a planted, doubled or damaged cookie counts for nothing', () => {
  const bad = [
    undefined,
    '',
    'lamha',
    `lamha=${TOKEN}; lamha=${createToken()}`,
    `LAMHA=${TOKEN}`,
    `xlamha=${TOKEN}`,
    `lamha="${TOKEN}"`,
    `lamha=${TOKEN}=`,
    `lamha=${TOKEN.slice(1)}`,
    `lang=lamha=${TOKEN}`,
  ];
  for (const header of bad) expect([header, readSessionCookie(header, false)]).toEqual([header, undefined]);
  expect(readSessionCookie(`lamha=${TOKEN}`, true)).toBeUndefined();
});
