import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADMIN_PASSWORD } from '#test/rig/app.ts';
import type { SpecificationKind } from '#content/specifications/define.ts';
import { SPECIFICATIONS } from '#content/specifications/kinds.ts';
import { inLanguage } from '#app/page/address.ts';
import { leadForms } from '#app/dashboard/inbox/lead-forms.server.ts';
import { meetingForms } from '#app/dashboard/meetings/decision-form.server.ts';
import { accountForms, invitationForm } from '#app/dashboard/people/account-forms.server.ts';
import { textsIn } from '#app/dashboard/texts.ts';
import { translate } from '#i18n/translate.ts';
import { formEntries } from './form-entries.ts';
import { bare, type Dashboard, formOf, openDashboard } from './open-dashboard.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await openDashboard();
});
afterAll(() => dashboard?.app.stop());

function post(path: string, values: Record<string, string>, headers: Record<string, string> = {}) {
  return fetch(dashboard.app.url + path, { method: 'POST', body: new URLSearchParams(values), redirect: 'manual', headers });
}

/** The address the form in front of a screen is posted to. */
async function addressOfForm(path: string): Promise<string> {
  const html = await dashboard.screen(path, { as: 'stranger' });
  return /<form\b[^>]*? action="([^"]*)"/.exec(html)?.[1] ?? '';
}

test('a sign-in without scripts opens the screen that was asked for', async () => {
  const answer = await post(await addressOfForm('/products?text=a'), { username: 'admin', password: ADMIN_PASSWORD });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/en/dashboard/products?text=a']);
  expect(answer.headers.get('cache-control')).toContain('no-store');
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const me = await dashboard.app.call('GET', '/api/auth/me', { headers: { cookie } });
  expect(me.body['user']).toMatchObject({ username: 'admin' });
});

test('at the front door it leads to where the work is, and never off the site', async () => {
  const right = { username: 'admin', password: ADMIN_PASSWORD };
  for (const to of [
    '',
    '?to=https%3A%2F%2Felsewhere.example%2Fdashboard%2Fa',
    '?to=%2F%2Felsewhere.example%2Fdashboard%2Fa',
    '?to=%2Fabout',
  ]) {
    const answer = await post(`/dashboard/sign-in${to}`, right);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/dashboard/categories']);
  }
});

test.each(['ar', 'en'] as const)('a refused one says so with the name kept and the password not (%s)', async (language) => {
  const answer = await post(language === 'en' ? '/en/dashboard/sign-in' : '/dashboard/sign-in', {
    username: 'mona',
    password: 'a wrong one',
  });
  const html = bare(await answer.text());
  expect(answer.status).toBe(401);
  expect(html).toContain(translate(language, 'api.error.wrong-credentials'));
  expect(html).toMatch(/<input[^>]* name="username"[^>]* value="mona"/);
  expect(html).not.toContain('a wrong one');
});

test('guesses meet the limit of the API, and a page elsewhere signs nobody in', async () => {
  const guess = { username: 'sara', password: 'guess' };
  const statuses: number[] = [];
  for (let n = 0; n < 7; n += 1) statuses.push((await post('/dashboard/sign-in', guess)).status);
  expect([statuses[0], ...statuses.slice(5)]).toEqual([401, 429, 429]);
  expect((await post('/dashboard/sign-in', guess)).headers.get('retry-after')).toMatch(/^\d+$/);
  const foreign = await post('/dashboard/sign-in', guess, { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' });
  expect(foreign.status).toBe(403);
});

test('a link to a new password is asked for without scripts too', async () => {
  const asked = await post('/en/dashboard/forgotten', { email: 'mona@example.com' });
  expect(asked.status).toBe(200);
  expect(bare(await asked.text())).toContain(translate('en', 'api.done.link-sent-later'));
  const refused = await post('/dashboard/forgotten', { email: 'mona' });
  const html = bare(await refused.text());
  expect(refused.status).toBe(422);
  expect(html).toMatch(/<input[^>]* value="mona"/);
  expect(html).toContain('role="alert"');
});

test('a new password waits for the script that knows its link, and is never written into an address', async () => {
  const html = await dashboard.screen('/new-password', { as: 'stranger' });
  expect(html).toMatch(/<form[^>]* method="post"/);
  expect(html).toMatch(/<button type="submit"[^>]* disabled=""/);
});

type Plain = { at: string; form: string; typed: Record<string, string>; wrong?: Record<string, string> };

/** Every plain form whose screen has an action for it, with what is right and what is not. */
const PLAIN: readonly Plain[] = [
  { at: '/inbox/1', form: 'note', typed: { text: 'Called\nback' }, wrong: { text: ' ' } },
  { at: '/inbox/1', form: 'reply', typed: { text: 'Thank you', subject: 'Your wall' }, wrong: { text: ' ', subject: 'Kept subject' } },
  { at: '/inbox/1', form: 'handling', typed: { status: 'in-progress', owner: '1' }, wrong: { owner: '99' } },
  { at: '/inbox/1', form: 'reminder', typed: { day: '2999-01-02' }, wrong: { day: '2001-01-02' } },
  { at: '/inbox/1', form: 'decision', typed: { note: 'See you' }, wrong: { date: '2001-01-02', note: 'Kept note' } },
  { at: '/inbox/1', form: 'no-reminder', typed: {} },
  {
    at: '/users',
    form: 'invitation',
    typed: { username: 'layla', email: 'layla@example.com', role: 'translator', language: 'ar' },
    wrong: { username: 'Kept Name', email: 'nobody' },
  },
  {
    at: '/account',
    form: 'email',
    typed: { email: 'admin@example.com', password: ADMIN_PASSWORD },
    wrong: { email: 'kept', password: ADMIN_PASSWORD },
  },
  {
    at: '/account',
    form: 'password',
    typed: { current: ADMIN_PASSWORD, next: 'a rather long new one', again: 'a rather long new one' },
    wrong: { current: ADMIN_PASSWORD, next: 'one', again: 'another' },
  },
];

test('no form that a screen answers is left out of these', () => {
  const answered = [leadForms, meetingForms, accountForms, invitationForm].flatMap((forms) => Object.keys(forms));
  expect([...PLAIN.map(({ form }) => form), 'logout'].toSorted()).toEqual(answered.toSorted());
});

function formNamed(html: string, name: string): string {
  const form = [...html.matchAll(/<form\b.*?<\/form>/gs)].find(([one]) => one.includes(`name="_form" value="${name}"`));
  if (!form) throw new Error(`no form ${name}`);
  return form[0];
}

test.each(['ar', 'en'] as const)('what staff send without scripts is done, said and kept where it is wrong (%s)', async (language) => {
  const fresh = await openDashboard();
  const { app } = fresh;
  let { cookie } = app;
  const screen = async (path: string) => bare((await app.call('GET', path, { headers: { cookie } })).text);
  const fields = { date: '2030-01-31', time: '10:30', name: 'Sara', phone: '+966 50 000 0000', type: 'zoom', email: 'sara@example.com' };
  await app.server.operations.leads.receive({ kind: 'meeting', country: 'sa', language: 'en', page: '/', address: '203.0.113.1', fields });
  const send = async (at: string, typed: FormData, more: Record<string, string> = {}) => {
    const body = new URLSearchParams([...typed].map(([name, value]) => [name, String(value).replaceAll('\n', '\r\n')]));
    const headers = { cookie, ...more };
    const answer = await fetch(app.url + at, { method: 'POST', body, redirect: 'manual', headers });
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return { status: answer.status, to: answer.headers.get('location') ?? '', html: bare(await answer.text()) };
  };
  const filled = async (at: string, form: string, values: Record<string, string>) => {
    const typed = formEntries(formNamed(await screen(inLanguage(`/dashboard${at}`, language)), form));
    for (const [name, value] of Object.entries(values)) typed.set(name, value);
    return typed;
  };
  for (const { at, form, typed, wrong } of PLAIN) {
    const path = inLanguage(`/dashboard${at}`, language);
    if (wrong) {
      const refused = await send(path, await filled(at, form, wrong));
      expect([form, refused.status]).toEqual([form, 422]);
      expect(formNamed(refused.html, form)).toMatch(/role="alert"[^>]*><p>|aria-invalid="true"/);
      const kept = Object.values(wrong).filter((value) => /^kept/i.test(value));
      expect([form, kept.filter((value) => !formNamed(refused.html, form).includes(value))]).toEqual([form, []]);
      expect(refused.html).not.toContain(ADMIN_PASSWORD);
    }
    const foreign = await send(path, await filled(at, form, typed), {
      'sec-fetch-site': 'cross-site',
      origin: 'https://elsewhere.example',
    });
    expect([form, foreign.status]).toEqual([form, 403]);
    const done = await send(path, await filled(at, form, typed));
    expect([form, done.status, done.to.startsWith(`${path}?said=`)]).toEqual([form, 303, true]);
    const said = await screen(done.to);
    expect([form, /<main[^>]*><div role="status"[^>]*><p>/.test(said)]).toEqual([form, true]);
    const forged = await screen(done.to.slice(0, -1));
    expect([form, /<main[^>]*><div role="status"[^>]*><p>/.test(forged)]).toEqual([form, false]);
  }
  const { body: lead } = await app.call('GET', '/api/en/inbox/1', { headers: { cookie } });
  expect(lead).toMatchObject({ owner: 1, remind_on: null, notes: [{ text: 'Called\nback' }] });
  expect((await app.call('GET', '/api/en/users', { headers: { cookie } })).text).toContain('"layla"');
  const asking = await screen(inLanguage('/dashboard/account', language));
  expect(asking).toContain(textsIn(language)('account.again'));
  const signedIn = cookie;
  const out = await send(inLanguage('/dashboard/account', language), formEntries(formNamed(asking, 'logout')));
  expect([out.status, (await app.call('GET', '/api/auth/me', { headers: { cookie: signedIn } })).status]).toEqual([303, 401]);
  await app.stop();
});

test('without scripts a record begins with rows and choices, and what asks for the password again says so first', async () => {
  const { app } = await openDashboard();
  const screen = async (path: string) => bare((await app.admin('GET', path)).text);
  const send = async (at: string, typed: FormData) => {
    const body = new URLSearchParams([...typed].map(([name, value]) => [name, String(value)]));
    const answer = await fetch(app.url + at, { method: 'POST', body, redirect: 'manual', headers: { cookie: app.cookie } });
    return { status: answer.status, to: answer.headers.get('location') ?? '', html: bare(await answer.text()) };
  };
  const kinds: readonly [string, SpecificationKind][] = Object.entries(SPECIFICATIONS);
  const [name, kind] = kinds.find(([, one]) => one.value === 'choice' && one.many)!;
  const [first, second] = kind.value === 'choice' ? Object.keys(kind.options) : [];

  const adding = '/en/dashboard/products?add';
  const typed = formEntries(formOf(await screen(adding)));
  typed.set('name_en', 'Plain');
  typed.append(`specifications.${name}.ticked`, second!);
  typed.set('_row', 'features add 0');
  const longer = await send(adding, typed);
  expect([longer.status, (await app.admin('GET', '/api/en/products')).text.includes('Plain')]).toEqual([200, false]);
  const withRow = formEntries(formOf(longer.html));
  withRow.set('features[0].title_en', 'Bright');
  const begun = await send(adding, withRow);
  expect([begun.status, begun.to]).toEqual([303, expect.stringMatching(/\/products\?edit=\d+&said=/)]);
  const again = formEntries(formOf(await screen(begun.to)));
  expect([again.get('name_en'), again.get('features[0].title_en'), again.getAll(`specifications.${name}`)]).toEqual([
    'Plain',
    'Bright',
    [second],
  ]);
  const odd = async (change: (form: FormData) => void) => {
    const form = formEntries(formOf(await screen(begun.to)));
    change(form);
    return send(begun.to, form);
  };
  for (const said of ['features remove -1', 'features remove x', 'features remove 0.5', '__proto__ add 0', 'features'])
    expect([said, formEntries(formOf((await odd((form) => form.set('_row', said))).html)).has('features[0].title_en')]).toEqual([
      said,
      true,
    ]);
  const crowd = await odd((form) => {
    for (let row = 0; row < 3000; row += 1) form.set(`features[${row}].title_en`, 'x');
  });
  expect([crowd.status, crowd.html.includes('features[2999]')]).toEqual([413, false]);
  again.append(`specifications.${name}.ticked`, first!);
  again.set('_row', 'features remove 0');
  const shorter = formEntries(formOf((await send(begun.to, again)).html));
  expect([(await send(begun.to, shorter)).status, shorter.has('features[0].title_en')]).toEqual([303, false]);
  const saved = formEntries(formOf(await screen(begun.to)));
  expect([saved.getAll(`specifications.${name}`), saved.has('features[0].title_en')]).toEqual([[second, first], false]);

  await app.server.database.kysely.updateTable('sessions').set({ confirmed_at: '2020-01-01T00:00:00.000Z' }).execute();
  const inviting = async (more: Record<string, string> = {}) => {
    const invitation = formEntries(
      formNamed(bare((await app.call('GET', '/en/dashboard/users', { headers: { cookie: app.cookie } })).text), 'invitation'),
    );
    for (const [field, value] of Object.entries({ username: 'noura', email: 'noura@example.com', ...more })) invitation.set(field, value);
    return send('/en/dashboard/users', invitation);
  };
  const asked = await inviting();
  expect([asked.status, /name="_password"/.test(formNamed(asked.html, 'invitation')), /value="noura"/.test(asked.html)]).toEqual([
    403,
    true,
    true,
  ]);
  const guessed = await inviting({ _password: 'not the password' });
  expect([guessed.status, /name="_password"/.test(guessed.html), guessed.html.includes('not the password')]).toEqual([422, true, false]);
  expect((await inviting({ _password: ADMIN_PASSWORD })).status).toBe(303);
  await app.stop();
});
