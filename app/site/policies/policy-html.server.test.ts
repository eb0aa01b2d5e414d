import { expect, test } from 'vitest';
import { policyHtml } from './policy-html.server.ts';

const contacts = {
  sa: { name: 'Saudi Arabia', email: 'riyadh@example.com', phone: '+966 50 000 0000' },
  ae: { name: 'United Arab Emirates', email: 'dubai@example.com', phone: '+971 4 000 0000' },
};

test('both countries’ contacts stand where the text names one', () => {
  const { html } = policyHtml('<p>Write to {email} or call {phone}.</p>', contacts, 'part');
  expect(html).toContain('<span data-only-country="sa"><a href="mailto:riyadh@example.com"><bdi dir="ltr">riyadh@example.com</bdi></a>');
  expect(html).toContain('<span data-only-country="ae"><a href="tel:+97140000000"><bdi dir="ltr">+971 4 000 0000</bdi></a>');
});

test('headings can be reached from a list of contents', () => {
  const { html, parts } = policyHtml('<h2>Use &amp; sharing</h2><p>Text</p><h3>Rights</h3>', contacts, 'part');
  expect(parts).toEqual([
    { id: 'part-1', title: 'Use & sharing' },
    { id: 'part-2', title: 'Rights' },
  ]);
  expect(html).toContain('<h3 id="part-2">Rights</h3>');
});

test('scripts and handlers do not survive', () => {
  const { html } = policyHtml('<p onclick="x()">A<script>alert(1)</script><a href="javascript:x()">b</a></p>', contacts, 'part');
  expect(html).not.toMatch(/script|onclick/);
});

test('text without tags is simple markup', () => {
  expect(policyHtml('One **bold** & plain line\n- first\n- second', contacts, 'part').html).toBe(
    '<p>One <strong>bold</strong> &amp; plain line</p><ul><li>first</li><li>second</li></ul>',
  );
});
