import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, policyParts } from './content-security-policy.ts';

const policyOf = (html: string, frames: readonly string[]) => contentSecurityPolicy(policyParts(html), frames);

test('a page without marks loads nothing of others', () => {
  const policy = policyOf('<p>data-measuring="pixel" &lt;div hidden="" data-measuring="pixel"&gt;</p>', []);
  const [own, none] = ["'self'", "'none'"];
  const kinds = { script: own, style: own, img: `${own} data: blob:`, media: `${own} blob:`, font: own, connect: own, manifest: own };
  const sources = Object.entries({ default: none, ...kinds, worker: own, frame: none }).map(([kind, from]) => `${kind}-src ${from}`);
  expect(policy).toBe([...sources, `base-uri ${none}`, `form-action ${own}`, `frame-ancestors ${none}`].join(';'));
});

test('the styles a page brings are allowed by what they are, and no others', () => {
  const sheet = '.a>.b{color:red}';
  const policy = policyOf(`<style data-sheet="/a.css">${sheet}</style><style></style>`, []);
  const hashes = [sheet, ''].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  expect(policy).toContain(`style-src 'self' ${hashes.join(' ')};`);
  expect(policy).not.toContain('unsafe-inline');
});

test('the campaign page may load the services it has an id for', () => {
  const policy = policyOf('<div hidden="" data-measuring="pixel"></div>', []);
  expect(policy).toMatch(/script-src 'self' [^;]*https:\/\/connect\.facebook\.net/);
  expect(policy).not.toContain('googletagmanager');
});

test('only the origins the settings name may be framed', () => {
  const policy = policyOf('<iframe src="https://other.example.com">', ['https://forms.example.com', 'https://maps.example.com']);
  expect(policy).toContain('frame-src https://forms.example.com https://maps.example.com;');
  expect(policy).not.toContain('other.example.com');
});

test('a page that can open the 3D view may frame our own pages; nothing else of its policy is wider', () => {
  const plain = policyOf('<p>&lt;details data-model-place="" </p>', ['https://maps.example.com']);
  const opening = policyOf('<details data-model-place="" class="a">', ['https://maps.example.com']);
  expect(opening).toBe(plain.replace('frame-src ', "frame-src 'self' "));
  expect(plain).toContain("frame-ancestors 'none'");
});

test('the 3D view is framed by us alone and writes the styles of its package and no others', () => {
  const script = createRequire(import.meta.url).resolve('@google/model-viewer/dist/model-viewer-umd.min.js');
  const sheets = [...readFileSync(script, 'utf8').matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, sheet]) => sheet!);
  const hashes = sheets.map((sheet) => `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`);
  const policy = policyOf('<main id="content" data-model-viewer="" class="a">', ['https://maps.example.com']);
  expect(policy).toContain(`style-src 'self' ${hashes.join(' ')};`);
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toMatch(/https?:|unsafe-inline|'unsafe-eval'|frame-src/);
});
