import { expect, test } from 'vitest';
import { isForeignWrite } from './origin.ts';

const OWN = 'https://lamha.example.com';
const ORIGINS = { ours: OWN, other: 'https://evil.example', null: 'null', absent: undefined };
const SITES = { 'same-origin': 'same-origin', 'same-site': 'same-site', 'cross-site': 'cross-site', none: 'none', absent: undefined };

function isServed(method: string, site: string | undefined, origin: string | undefined): boolean {
  const headers = { ...(site === undefined ? {} : { 'sec-fetch-site': site }), ...(origin === undefined ? {} : { origin }) };
  return !isForeignWrite({ method, headers, ownOrigins: [OWN] });
}

test('exactly the writes that another site cannot cause are served', () => {
  const served = Object.entries(SITES).flatMap(([site, siteHeader]) =>
    Object.entries(ORIGINS)
      .filter(([, originHeader]) => isServed('POST', siteHeader, originHeader))
      .map(([origin]) => `${site} / ${origin}`),
  );
  expect(served).toEqual([
    'same-origin / ours',
    'same-origin / other',
    'same-origin / null',
    'same-origin / absent',
    'none / ours',
    'none / absent',
    'absent / ours',
    'absent / absent',
  ]);
});

test('an origin must be exactly ours', () => {
  for (const origin of [
    'http://lamha.example.com',
    'https://lamha.example.com.evil.example',
    'https://lamha.example.com:8443',
    'https://x.lamha.example.com',
    `${OWN}/`,
    `${OWN}, ${OWN}`,
    '',
  ]) {
    expect([origin, isServed('POST', undefined, origin)]).toEqual([origin, false]);
  }
  for (const site of ['Same-Origin', 'same-origin, cross-site', '']) expect(isServed('POST', site, OWN)).toBe(false);
});

test('every method but reading ones is a write', () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'QUERY', 'get'])
    expect(isServed(method, 'cross-site', ORIGINS.other)).toBe(false);
  for (const method of ['GET', 'HEAD', 'OPTIONS']) expect(isServed(method, 'cross-site', ORIGINS.other)).toBe(true);
});
