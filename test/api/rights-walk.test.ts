import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ALL_ROLES, AREAS, LEVELS, ROLES, type Area, type Level, type Right, type Rights } from '#content/roles.ts';
import type { Access } from '#api/http/access.ts';
import type { RouteFacts } from '#api/http/mount.ts';
import { translate, type Language } from '#i18n/translate.ts';
import { createTestApp, type Answer, type TestApp } from '#test/rig/app.ts';
import { addPerson } from '#test/rig/people.ts';
import { ENGINES } from '#test/rig/postgres.ts';
import { quickCaller } from '#test/rig/quick-call.ts';
import { walkedRoutes } from '#test/rig/walked-routes.ts';

const AT_ONCE = 16;
const WALK_MS = 600_000;
/** Callers times routes, at the least. */
const CELLS = { sqlite: 4500, postgres: 1400 };

/** What the gate of a route says to a caller: in, or out for want of a session or of a right. */
type Verdict = 'in' | 'no session' | 'not for programs' | Right;
type Caller = { name: string; headers: Record<string, string>; rights: Rights | undefined; isProgram?: boolean };

/** Tokens of an owner: what they were given, and what is left of it in a part of the languages. */
const TOKENS: readonly { scope: { rights: Rights; languages?: string[] }; left: Rights }[] = [
  { scope: { rights: { leads: 'read', backups: 'write' } }, left: { leads: 'read', backups: 'write' } },
  {
    scope: { rights: { content: 'write', exchange: 'write', moderation: 'write' }, languages: ['ar'] },
    left: { content: 'translate', exchange: 'translate', moderation: 'write' },
  },
];

/** From the declaration alone, without the code that enforces it. */
function expected(access: Access, { rights, isProgram = false }: Caller): Verdict {
  if (access === 'public') return 'in';
  if (rights === undefined) return 'no session';
  if (access === 'own' && isProgram) return 'not for programs';
  if (access === 'signed-in' || access === 'own') return 'in';
  return [access].flat().find((right) => !isGranted(rights, right)) ?? 'in';
}

function isGranted(rights: Rights, right: Right): boolean {
  const [area, level] = right.split('.') as [Area, Level];
  return LEVELS.indexOf(rights[area] ?? ('none' as Level)) >= LEVELS.indexOf(level);
}

/** By the sentences of the gate: 401 and 403 also mean other things further in. */
function verdictOf({ status, body }: Answer, access: Access, language: Language): Verdict {
  const { message } = body;
  if (status === 401 && message === translate(language, 'api.error.not-signed-in')) return 'no session';
  if (status === 403 && message === translate(language, 'api.error.not-for-programs')) return 'not for programs';
  if (status !== 403 || access === 'public' || access === 'signed-in' || access === 'own') return 'in';
  const said = (right: Right) => translate(language, 'api.error.no-right', { area: AREAS[right.split('.')[0] as Area][language] });
  return [access].flat().find((right) => said(right) === message) ?? 'in';
}

/** Names of nothing: whoever is let in changes nothing. */
const NOBODY: Readonly<Record<string, string>> = {
  id: '987654321',
  collection: 'categories',
  version: '1',
  backup: 'none',
  name: 'none.png',
};

function addressOf({ url }: RouteFacts): string {
  return url.replace(/:(\w+)/g, (_, name: string) => NOBODY[name] ?? 'x');
}

describe.each(ENGINES)('%s', (engine) => {
  let app: TestApp;
  const callers: Caller[] = [{ name: 'nobody', headers: {}, rights: undefined }];

  beforeAll(async () => {
    app = await createTestApp({ engine });
    for (const role of ALL_ROLES) {
      const { cookie } = await addPerson(app, role, role === 'translator' ? 'ar' : undefined);
      callers.push({ name: role, headers: { cookie }, rights: ROLES[role].rights });
    }
    for (const { scope, left } of TOKENS) {
      const { body } = await app.admin('POST', '/api/en/tokens', { json: { name: 'walk', ...scope } });
      const headers = { authorization: `Bearer ${String(body['token'])}` };
      callers.push({ name: `a token for ${Object.keys(left).join(', ')}`, headers, rights: left, isProgram: true });
    }
  });
  afterAll(() => app?.stop());

  test(
    'every route lets in exactly those whose role or token says so, under every base',
    async ({ annotate }) => {
      // What is open to all is walked elsewhere; here, that nobody is shut out of it for having a role.
      const routes = app.server.app.routeTable.filter(
        ({ url, method, access }) => url.startsWith('/api/') && method !== 'HEAD' && (access !== 'public' || method === 'GET'),
      );
      const different: string[] = [];
      let cells = 0;
      for (const [turn, one] of callers.entries()) {
        const walked = walkedRoutes(engine, routes, { turn, also: ({ access }) => access });
        const { name, headers, isProgram } = one;
        const call = quickCaller(app.url, headers);
        for (let start = 0; start < walked.length; start += AT_ONCE) {
          if (isProgram) await app.server.database.kysely.deleteFrom('limits').where('key', 'like', 'token:%').execute(); // nobody else is in such a hurry
          const answers = walked.slice(start, start + AT_ONCE).map(async (route) => {
            const { method, access, url } = route;
            const language = url.startsWith('/api/ar/') ? 'ar' : 'en';
            const answer = await call(method, addressOf(route), method === 'GET' ? {} : { json: { nothing: 'of this name' } });
            const [wanted, got] = [expected(access, one), verdictOf(answer, access, language)];
            cells += 1;
            if (wanted !== got) different.push(`${name} at ${method} ${url}: ${got} (${answer.status}) instead of ${wanted}`);
          });
          await Promise.all(answers);
        }
        call.close();
      }
      expect(different).toEqual([]);
      expect(cells).toBeGreaterThan(CELLS[engine]);
      await annotate(`${cells} cells of ${routes.length} routes and ${callers.length} callers, 0 differ`);
    },
    WALK_MS,
  );
});
