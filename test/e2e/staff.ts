import { readFileSync } from 'node:fs';
import { type APIRequestContext, expect, type PlaywrightWorkerArgs } from '@playwright/test';
import { sampleFile } from '#test/rig/sample-files.ts';
import { newVisitor } from './visit.ts';

type Values = Readonly<Record<string, string | File>>;
/** `files` and `shared` go with the English words; the Arabic ones follow in a second save. */
type Texts = { en: Values; ar?: Values };

export type Staff = Awaited<ReturnType<typeof signIn>>;

/** Somebody of the company, who fills the site over the API and takes everything away again. */
export async function signIn(playwright: PlaywrightWorkerArgs['playwright'], baseURL: string | undefined) {
  const request = await playwright.request.newContext({ ...(baseURL && { baseURL }), extraHTTPHeaders: newVisitor() });
  const answer = await request.post('/api/auth/login', { data: { username: 'admin', password: 'only for these journeys' } });
  expect(answer.status()).toBe(200);
  const added: string[] = [];

  async function add(
    path: string,
    { en, ar }: Texts,
    { parent, create = '' }: { parent?: number; create?: '' | '/add' } = {},
  ): Promise<number> {
    const made = await send(request, 'POST', `/api/en/${path}${create}`, { ...(parent && { category_id: String(parent) }), ...en });
    const { id } = (await made.json()) as { id: number };
    expect(made.status(), await made.text()).toBe(201);
    if (!parent) added.push(`/api/en/${path}/${id}`);
    if (ar) expect((await send(request, 'PUT', `/api/ar/${path}/${path === 'sectionone' ? parent : id}`, ar)).ok()).toBe(true);
    return id;
  }

  return {
    request,
    add,
    remove: (path: string, id: number) => request.delete(`/api/en/${path}/${id}`),
    async leave(): Promise<void> {
      for (const record of added) await request.delete(record);
      await request.dispose();
    },
  };
}

function send(request: APIRequestContext, method: string, address: string, values: Values) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return request.fetch(address, { method, multipart: form });
}

/** Changes how the judge of spam works, for the time of some journeys. */
export async function setSpamRules(
  playwright: PlaywrightWorkerArgs['playwright'],
  baseURL: string | undefined,
  rules: Readonly<Record<string, unknown>>,
): Promise<void> {
  const staff = await signIn(playwright, baseURL);
  expect((await staff.request.put('/api/en/settings/spam', { data: rules })).status()).toBe(200);
  await staff.leave();
}

export const picture = () => sampleFile('image');
export const sheet = () => sampleFile('pdf');

export function film(): File {
  return new File([new Uint8Array(readFileSync('api/media/fixtures/tiny.webm'))], 'Film.WEBM', { type: 'video/webm' });
}
