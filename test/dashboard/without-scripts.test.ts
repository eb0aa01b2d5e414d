import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADMIN_PASSWORD } from '#test/rig/app.ts';
import { bare, type Dashboard, openDashboard } from './open-dashboard.ts';
import { translate } from '#i18n/translate.ts';

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
