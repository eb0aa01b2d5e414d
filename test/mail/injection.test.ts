import { monitorEventLoopDelay } from 'node:perf_hooks';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOSTILE_TEXTS } from '#test/rig/hostile-texts.ts';
import { openMailFixture } from '#test/rig/mail-fixture.ts';
import { SALES } from '#test/rig/mail-settings.ts';
import { ENGINES } from '#test/rig/postgres.ts';
import { quickCaller } from '#test/rig/quick-call.ts';
import { proves } from '#test/requirements/proves.ts';

/** More for a long night: HOSTILE_MAILS=1000. */
const MAILS = Number(process.env['HOSTILE_MAILS'] ?? 150);
const PER_MAIL = 7;
const SEED = 20_261_115;
const HEADERS = ['auto-submitted', 'content-type', 'date', 'from', 'message-id', 'mime-version', 'reply-to', 'subject', 'to'];
const OWN_TAGS = ['a', 'bdi', 'body', 'h1', 'head', 'html', 'meta', 'p', 'span', 'style', 'table', 'tbody', 'td', 'title', 'tr'];
const NASTY = [
  '\r\nBcc: victim@evil.example',
  '\nTo: victim@evil.example',
  '\r',
  '\r\n.\r\nMAIL FROM:<x@evil.example>',
  '\n.\n',
  '%0d%0aBcc: victim@evil.example',
  '=?utf-8?q?Bcc:_victim@evil.example?=',
  '<victim@evil.example>',
  '"x@evil.example y"',
  ', victim@evil.example',
  ';',
  "'",
  '</td></table>',
  '\u202e',
  'سارة',
];
const PROJECT = {
  email: 'sara@example.com',
  phone: '+966 50 000 0000',
  startDate: '2090-01-31',
  projectType: 'Other',
  budget: 'Decide Later',
  timeline: '6+ months',
  decisionMaker: 'Yes',
  stage: 'Final Decision',
};
const nasty = fc
  .array(fc.oneof(fc.constantFrom(...NASTY), fc.constantFrom(...HOSTILE_TEXTS), fc.string({ maxLength: 8 })), {
    minLength: 1,
    maxLength: 5,
  })
  .map((parts) => `a${parts.join('').replaceAll('\0', '').toWellFormed()}z`);

/** The form with the most to write in. */
function projectOf(texts: readonly string[]): Record<string, unknown> {
  const [fullName, companyName, jobTitle, projectName, location, specs] = texts.map((text) => text.slice(0, 190));
  return { ...PROJECT, fullName, companyName, jobTitle, projectName, location, specs, description: `${texts[6]}\n.\n.\nend` };
}

describe.each(ENGINES)('%s', (engine) => {
  const fixture = openMailFixture(engine, { env: { TRUST_PROXY: '1' } });
  const expectRefused = async (field: string, value: string) => {
    const fields = { product: 'GlowMate', name: 'Sara', email: 'sara@example.com', phone: '0500000000', [field]: value };
    const { status, body } = await fixture.app.call('POST', '/api/en/send-email', { json: { kind: 'product', fields } });
    expect([status, Object.keys(body['errors'] as object)]).toEqual([422, [field]]);
  };

  test(
    `V14 V18 P11: ${MAILS * PER_MAIL} hostile names and texts in ${MAILS} mails: one configured receiver, a fixed set of headers, nothing alive`,
    { timeout: 300_000 },
    async ({ annotate }) => {
      await fixture.app.admin('PUT', '/api/en/settings/mail', { json: { thank_you: 0 } });
      const samples = fc.sample(fc.array(nasty, { minLength: PER_MAIL, maxLength: PER_MAIL }), { numRuns: MAILS, seed: SEED });
      const stalls = monitorEventLoopDelay({ resolution: 10 });
      stalls.enable();
      const call = quickCaller(fixture.app.url);
      const answers = await Promise.all(
        samples.map((texts, index) => {
          const json = { kind: 'project', fields: projectOf(texts), lang: index % 2 ? 'ar' : 'en', page: texts[0]!.slice(0, 100) };
          const headers = { 'x-forwarded-for': `10.1.${index >> 8}.${index & 255}` };
          return call('POST', '/api/en/send-email', { json, headers });
        }),
      );
      call.close();
      expect(answers.filter(({ status }) => status !== 200).map(({ text }) => text)).toEqual([]);
      await expect.poll(() => fixture.mail.received.length, { timeout: 120_000 }).toBe(MAILS);
      stalls.disable();
      await annotate(`longest stall of the server and its mail server in one process: ${Math.round(stalls.max / 1e6)} ms`);

      const strangers = fixture.mail.received.filter(({ to, from }) => String(to) !== SALES || from !== 'no-reply@lamha.example');
      proves('3-46');
      expect(strangers).toEqual([]);
      for (const { headers, html = '', text = '', to } of await fixture.mail.parsed()) {
        expect([headers.map(({ key }) => key).toSorted(), to?.map(({ address }) => address)]).toEqual([HEADERS, [SALES]]);
        proves('3-44');
        expect(html).toContain('<html');
        const tags = [...html.matchAll(/<([a-z][^\s/>]*)([^>]*)/gi)];
        expect(tags.filter(([, name, attributes]) => !OWN_TAGS.includes(name!) || /\son\w+=/i.test(attributes!))).toEqual([]);
        expect(html.match(/<\/table>/g)).toHaveLength(2);
        expect(text.replaceAll('\r\n', '\n')).toContain('\n.\n.\nend');
      }
    },
  );

  test.each([
    '"victim@evil.example x"@example.com',
    'a@example.com, victim@evil.example',
    'a@example.com\nBcc: v@evil.example',
    '<a@example.com>',
    'a@b@example.com',
    'group:a@example.com;',
    'a\0@example.com',
  ])('V18: %j is no address to answer to', (email) => expectRefused('email', email));

  test('V18: 60,000 characters are no address, no name and no number', async () => {
    for (const long of ['a', '(', '+'].map((mail) => mail.repeat(60_000))) {
      await expectRefused('email', `${long}@example.com`);
      await expectRefused('name', long);
      await expectRefused('phone', long);
    }
  });
});
