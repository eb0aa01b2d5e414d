import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#test/rig/app.ts';
import { SALES, setUpMail } from '#test/rig/mail-settings.ts';
import { startMailServer, type MailServer } from '#test/rig/mail-server.ts';
import { ENGINES } from '#test/rig/postgres.ts';

const MAILS = 150;
const PER_MAIL = 7;
const SEED = 20_261_115;
const HEADERS = ['auto-submitted', 'content-type', 'date', 'from', 'message-id', 'mime-version', 'reply-to', 'subject', 'to'];
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
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '</td></table>',
  '\u202e',
  '\u2028',
  'سارة',
];
const CHOICES = {
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
  .array(fc.oneof(fc.constantFrom(...NASTY), fc.string({ maxLength: 8 })), { minLength: 1, maxLength: 5 })
  .map((parts) => `a${parts.join('').replaceAll('\0', '').toWellFormed()}z`);

describe.each(ENGINES)('%s', (engine) => {
  let app: TestApp;
  let mail: MailServer;

  beforeAll(async () => {
    mail = await startMailServer();
    app = await createTestApp({ engine, env: { SMTP_URL: mail.url }, mail: { pollMs: 50 } });
    await setUpMail(app.admin);
    await app.admin('PUT', '/api/en/settings/mail', { json: { thank_you: 0 } });
  });
  afterAll(async () => {
    await app?.stop();
    await mail?.close();
  });

  test(
    `V18 P11: ${MAILS * PER_MAIL} hostile names and texts: one configured receiver, a fixed set of headers, nothing alive in the body`,
    { timeout: 180_000 },
    async () => {
      const samples = fc.sample(fc.array(nasty, { minLength: PER_MAIL, maxLength: PER_MAIL }), { numRuns: MAILS, seed: SEED });
      const { leads } = app.server.operations;
      for (const [index, texts] of samples.entries()) {
        const [fullName, companyName, jobTitle, projectName, location, specs, description] = texts.map((text) => text.slice(0, 190));
        const fields = {
          ...CHOICES,
          fullName,
          companyName,
          jobTitle,
          projectName,
          location,
          specs,
          description: `${description}\n.\n.\nend`,
        };
        const language = index % 2 ? 'ar' : 'en';
        await leads.receive({ kind: 'project', country: 'sa', language, page: '/register', address: `visitor ${index}`, fields });
      }
      await expect.poll(() => mail.received.length, { timeout: 120_000 }).toBe(MAILS);
      expect(mail.received.filter(({ to, from }) => to.length !== 1 || to[0] !== SALES || from !== 'no-reply@lamha.example')).toEqual([]);
      for (const { headers, html = '', text = '', to, bcc } of await mail.parsed()) {
        expect([headers.map(({ key }) => key).filter((key) => !HEADERS.includes(key)), bcc, to?.map(({ address }) => address)]).toEqual([
          [],
          undefined,
          [SALES],
        ]);
        expect(/<(?:script|img)/i.test(html)).toBe(false);
        expect(html.match(/<\/table>/g)?.length).toBe(2);
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
  ])('V18: %j is no address to answer to', async (email) => {
    const fields = { product: 'GlowMate', name: 'Sara', email, phone: '0500000000' };
    const input = { kind: 'product', country: 'sa', language: 'en', page: '', address: `for ${email}`, fields } as const;
    await expect(app.server.operations.leads.receive(input)).rejects.toMatchObject({ code: 'invalid-input' });
  });
});
