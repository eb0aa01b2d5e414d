import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

test('a page without marks loads nothing of others', () => {
  const policy = contentSecurityPolicy('<p>data-measuring="pixel" &lt;div hidden="" data-measuring="pixel"&gt;</p>');
  expect(policy).not.toMatch(/facebook|googletagmanager/);
});

test('the campaign page may load the services it has an id for', () => {
  const policy = contentSecurityPolicy('<div hidden="" data-measuring="pixel"></div>');
  expect(policy).toMatch(/script-src 'self' [^;]*https:\/\/connect\.facebook\.net/);
  expect(policy).not.toContain('googletagmanager');
});

test('an outside form may be framed by the page that names it', () => {
  expect(contentSecurityPolicy('<div data-frame-origin="https://forms.example.com"></div>')).toMatch(
    /frame-src [^;]*https:\/\/forms\.example\.com/,
  );
  expect(contentSecurityPolicy('<div data-frame-origin="https://x;script-src *"></div>')).not.toContain('script-src *');
});
