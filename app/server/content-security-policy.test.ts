import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

test('a page without marks loads nothing of others', () => {
  const policy = contentSecurityPolicy('<p>data-measuring="pixel" &lt;div hidden="" data-measuring="pixel"&gt;</p>', []);
  expect(policy).not.toMatch(/https?:/);
  expect(policy).toContain("frame-src 'none'");
});

test('the campaign page may load the services it has an id for', () => {
  const policy = contentSecurityPolicy('<div hidden="" data-measuring="pixel"></div>', []);
  expect(policy).toMatch(/script-src 'self' [^;]*https:\/\/connect\.facebook\.net/);
  expect(policy).not.toContain('googletagmanager');
});

test('only the origins the settings name may be framed', () => {
  const policy = contentSecurityPolicy('<iframe src="https://other.example.com">', [
    'https://forms.example.com',
    'https://maps.example.com',
  ]);
  expect(policy).toContain('frame-src https://forms.example.com https://maps.example.com;');
  expect(policy).not.toContain('other.example.com');
});
