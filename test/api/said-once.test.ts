import { beforeAll, expect, test } from 'vitest';
import { collections } from '#content/index.ts';
import { insertFactor } from '#store/accounts/factors.ts';
import { askToSubscribe } from '#store/newsletter/subscribers.ts';
import { signIn, type Answer, type CallOptions } from '#test/rig/app.ts';
import { onBothEngines } from '#test/rig/both-engines.ts';
import { callsOf, newTag } from '#test/rig/collection-calls.ts';
import { sampleFile } from '#test/rig/sample-files.ts';
import { seed, type Seed } from '#test/rig/seed.ts';
import { shapeOfRoute } from '#test/rig/walked-routes.ts';

/** An id that nothing has had, and a name that no file, backup or session has. */
const NEVER = 987_654;
const MONTH_MS = 30 * 24 * 3600_000;
const IS_UNDO = /^DELETE |^POST .*(?:restore|undo|take-back|separate|enable|resend|\/records$)|^POST .*\/link$/;

type Asked = { path: string; json?: object; of?: number | string };
const STANDS = [
  'DELETE /drafts/:collection/:id/here',
  'POST /users/:id/enable',
  'POST /webhook-deliveries/:id/resend',
  'POST /mail/:id/resend',
  'POST /offers/:id/link',
  'POST /releases/:id/link',
  'POST /drafts/:collection/:id/link',
  'POST /backups/:backup/records',
  'POST /copies/:copy/records',
  'POST /backups/:backup/restore',
  'POST /copies/:copy/restore',
];

onBothEngines((door) => {
  let seeded: Seed;
  let leads = 0;
  const kysely = () => door.app().server.database.kysely;
  const ask = (method: string, { path, json }: Asked, options: CallOptions = {}) =>
    door.admin(method, `/api/en${path}`, { ...(json && { json }), ...options });
  async function id(method: string, path: string, json: object): Promise<number> {
    const { status, body, text } = await ask(method, { path, json });
    if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${text}`);
    const { user, draft } = body as { user?: { id: number }; draft?: { id: number } };
    return Number(body['id'] ?? user?.id ?? draft?.id);
  }
  const write = (path: string, json: object) => id('POST', path, json);
  const products = () => callsOf(door, collections.products);
  const product = async () => (await products().add(0, { name_en: `Wall ${newTag()}`, name_ar: 'جدار' })).id;
  const trashed = async () => {
    const one = await product();
    await ask('DELETE', { path: `/products/${one}` });
    return one;
  };
  const drafted = async () => {
    const one = await product();
    await ask('PATCH', { path: `/drafts/products/${one}`, json: { values: { headline_en: 'New', headline_ar: 'جديد' } } });
    return one;
  };
  const release = () => write('/releases', { name: newTag() });
  async function filled(): Promise<{ release: number; product: number }> {
    const [one, of] = [await release(), await drafted()];
    await ask('PUT', { path: `/releases/${one}/items`, json: { collection: 'products', id: of } });
    return { release: one, product: of };
  }
  const time = { time: `${new Date(Date.now() + MONTH_MS).toISOString().slice(0, 10)}T10:00`, country: 'sa' };
  const text = () => `Words ${newTag()}`;
  const comment = () =>
    write('/communitypostcomments', { post_id: seeded.records.get('blog-sections')!.id, username: 'Reader', text: text() });
  const post = () => write('/communityposts/posts', { author_name: 'Visitor', content: text() });
  async function lead(): Promise<number> {
    const about = { kind: 'contact', country: 'sa', language: 'en', page: '/contact', address: `203.0.113.${(leads += 1)}` } as const;
    const fields = { name: 'Visitor', number: '+966 50 000 0000', email: 'same@example.com', message: text() };
    const { reference } = await door.app().server.operations.leads.receive({ ...about, fields });
    return (await kysely().selectFrom('leads').select('id').where('reference', '=', reference).executeTakeFirstOrThrow()).id;
  }
  const backup = async () => {
    const made = door.app().server.operations.backups.beginMaking(null);
    await door.app().server.operations.backups.settled();
    return made.backup;
  };
  const below = (path: string, of: number | string, more: Partial<Asked> = {}): Asked => ({
    path: path.replace('{}', String(of)),
    of,
    ...more,
  });

  const BEGUN: Record<string, () => Promise<Asked>> = {
    'DELETE /media/:name': async () => {
      const { body } = await door.admin('POST', '/api/en/media', { form: { file: await sampleFile('image', newTag()) } });
      return below('/media/{}', (body['files'] as { name: string }[])[0]!.name);
    },
    'DELETE /communitypostcomments/:id': async () => below('/communitypostcomments/{}', await comment()),
    'DELETE /communityposts/posts/:id': async () => below('/communityposts/posts/{}', await post()),
    'DELETE /communityposts/comments/:id': async () =>
      below(
        '/communityposts/comments/{}',
        await write(`/communityposts/posts/${seeded.post}/comments`, { commenter_name: 'Guest', text: text() }),
      ),
    'DELETE /moderation/blocks/:id': async () => {
      await write('/moderation/blocks', { kind: 'post', id: seeded.post, by: 'name' });
      const { body } = await ask('GET', { path: '/moderation/blocks' });
      return below('/moderation/blocks/{}', (body as unknown as { id: number }[])[0]!.id);
    },
    'DELETE /offers/:id': async () => below('/offers/{}', await write('/offers', { country: 'sa' })),
    'DELETE /releases/:id': async () => below('/releases/{}', await release()),
    'DELETE /releases/:id/items': async () => {
      const { release: one, product: of } = await filled();
      return below(`/releases/{}/items?collection=products&record=${of}`, one);
    },
    'DELETE /releases/:id/time': async () => {
      const { release: one } = await filled();
      await ask('PUT', { path: `/releases/${one}/time`, json: time });
      return below('/releases/{}/time', one);
    },
    'DELETE /releases/:id/link': async () => {
      const one = await release();
      await ask('POST', { path: `/releases/${one}/link`, json: {} });
      return below('/releases/{}/link', one);
    },
    'DELETE /searches': async () => {
      const query = `zz${newTag()}`.toLowerCase();
      const row = { language: 'en', query, count: 1, results: 0, last_at: new Date().toISOString() } as const;
      await kysely().insertInto('searches').values(row).execute();
      return below('/searches?language=en&query={}', query);
    },
    'DELETE /views/:id': async () => below('/views/{}', await write('/views', { screen: 'inbox', name: newTag(), query: 'status=new' })),
    'DELETE /schedule/:collection/:id': async () => {
      const one = await product();
      await ask('PUT', { path: `/schedule/products/${one}`, json: { action: 'hide', ...time } });
      return below('/schedule/products/{}?action=hide', one);
    },
    'DELETE /webhooks/:id': async () =>
      below('/webhooks/{}', await write('/webhooks', { name: newTag(), url: 'https://8.8.8.8/hook', events: ['lead.created'] })),
    'DELETE /backups/:backup': async () => below('/backups/{}', await backup()),
    'DELETE /reply-templates/:id': async () =>
      below('/reply-templates/{}', await write('/reply-templates', { name_en: newTag(), text_en: 'Hello' })),
    'DELETE /auth/factors/:id': async () => {
      const name = newTag();
      const common = { user_id: 1, created_at: new Date().toISOString(), kind: 'passkey', secret: '', counter: 0 } as const;
      await insertFactor(kysely(), { ...common, name, credential: name });
      return below(
        '/auth/factors/{}',
        (await kysely().selectFrom('factors').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id,
      );
    },
    'DELETE /auth/sessions/:session': async () => {
      const listed = async () => (await ask('GET', { path: '/auth/sessions' })).body as unknown as { id: string }[];
      const before = new Set((await listed()).map((one) => one.id));
      await signIn(door.app().call);
      return below('/auth/sessions/{}', (await listed()).find((one) => !before.has(one.id))!.id);
    },
    'DELETE /tokens/:id': async () => below('/tokens/{}', await write('/tokens', { name: newTag(), rights: { leads: 'read' } })),
    'DELETE /users/:id/invitation': async () =>
      below('/users/{}/invitation', await write('/users', { username: newTag().toLowerCase(), email: `${newTag()}@example.com` })),
    'DELETE /subscribers/:id': async () => {
      const asking = { email: `${newTag()}@example.com`, language: 'en', country: 'sa', agreement: '1', address_hash: 'x' } as const;
      const one = await askToSubscribe(kysely(), { ...asking, asked_at: new Date().toISOString() }, { getsMail: true });
      return below('/subscribers/{}', one.id);
    },
    'DELETE <collection>/:id': async () => below('/products/{}', await product()),
    'DELETE /drafts/:collection/:id': async () => below('/drafts/products/{}', await drafted()),
    'DELETE /drafts/:collection/:id/link': async () => {
      const one = await drafted();
      await ask('POST', { path: `/drafts/products/${one}/link`, json: {} });
      return below('/drafts/products/{}/link', one);
    },
    'DELETE /trash/:collection/:id': async () => below('/trash/products/{}', await trashed()),
    'POST <collection>/:id/restore': async () => below('/products/{}/restore', await trashed()),
    'POST /records/:collection/restore': async () => {
      const one = await trashed();
      return { path: '/records/products/restore', json: { ids: [one] }, of: one };
    },
    'POST /records/:collection/publish/undo': async () => {
      const one = await product();
      const { body } = await ask('POST', { path: '/records/products/publish', json: { ids: [one], language: 'both', published: 0 } });
      return { path: '/records/products/publish/undo', json: { records: body['changed'] }, of: one };
    },
    'POST <collection>/:id/revisions/:version/restore': async () => below('/products/{}/revisions/1/restore', await changed()),
    'POST /history/:collection/:id/restore/:version': async () => below('/history/products/{}/restore/1', await changed()),
    'POST /offers/:id/restore': async () => {
      const one = await write('/offers', { country: 'sa' });
      await ask('DELETE', { path: `/offers/${one}` });
      return below('/offers/{}/restore', one);
    },
    'POST /reply-templates/:id/restore': async () => {
      const one = await write('/reply-templates', { name_en: newTag(), text_en: 'Hello' });
      await ask('DELETE', { path: `/reply-templates/${one}` });
      return below('/reply-templates/{}/restore', one);
    },
    'POST /views/:id/restore': async () => {
      const one = await write('/views', { screen: 'inbox', name: newTag(), query: 'status=new' });
      await ask('DELETE', { path: `/views/${one}` });
      return below('/views/{}/restore', one);
    },
    'POST /moderation/undo': async () => {
      const items = [{ kind: 'post', id: await post() }];
      await ask('POST', { path: '/moderation/decide', json: { items, to: 'hidden' } });
      return { path: '/moderation/undo', json: { items }, of: items[0]!.id };
    },
    'POST /releases/:id/take-back': async () => {
      const { release: one } = await filled();
      await ask('POST', { path: `/releases/${one}/publish` });
      return below('/releases/{}/take-back', one, { json: {} });
    },
    'POST /inbox/:id/take-back': async () => {
      const one = await lead();
      const { body } = await ask('POST', { path: `/inbox/${one}/reply`, json: { text: text() } });
      return below('/inbox/{}/take-back', one, { json: { mail: body['mail'] } });
    },
    'POST /inbox/:id/separate': async () => {
      const [one, other] = [await lead(), await lead()];
      await ask('POST', { path: `/inbox/${one}/merge`, json: { others: [other] } });
      return below('/inbox/{}/separate', one, { json: { others: [other] } });
    },
    'POST /webhooks/:id/resend': async () => {
      const one = await write('/webhooks', { name: newTag(), url: 'https://8.8.8.8/hook', events: ['lead.created'] });
      const at = new Date().toISOString();
      const row = {
        webhook_id: one,
        event: 'lead.created',
        subject: 'leads/1',
        delivery: newTag(),
        created_at: at,
        run_at: at,
        dead_at: at,
      };
      await kysely().insertInto('webhook_deliveries').values(row).execute();
      return below('/webhooks/{}/resend', one);
    },
  };
  async function changed(): Promise<number> {
    const one = await products().add(0, { name_en: `Wall ${newTag()}`, name_ar: 'جدار', headline_en: 'Old' });
    await products().update(one, { headline_en: 'New' });
    return one.id;
  }

  const said = ({ status, body }: Answer) => `${status} ${String(body['message'])}`;
  const neverOf = ({ path, json, of }: Asked): Asked => {
    const never = typeof of === 'string' ? `never${of}` : String(NEVER);
    const swapped = JSON.parse(JSON.stringify(json ?? {}).replaceAll(new RegExp(`\\b${of}\\b`, 'g'), never)) as object;
    return { path: path.replace(String(of), never), ...(json && { json: swapped }) };
  };

  beforeAll(async () => {
    seeded = await seed(door.app());
  });

  test('every call that ends something or brings it back is asked here', () => {
    const routes = door.app().server.app.routeTable.filter(({ method }) => method !== 'HEAD');
    const shapes = [...new Set(routes.map((route) => shapeOfRoute(route)))].filter(
      (shape) => IS_UNDO.test(shape) && !/^(?:GET|PUT|PATCH)/.test(shape),
    );
    expect(shapes.toSorted()).toEqual([...Object.keys(BEGUN), ...STANDS].toSorted());
  });

  test.each(Object.keys(BEGUN))('%s says once that it is done, also to two who ask at once, and never of what never was', async (shape) => {
    const method = shape.split(' ')[0]!;
    const first = await BEGUN[shape]!();
    const inTurn = [said(await ask(method, first)), said(await ask(method, first))];
    expect(inTurn[0]).toMatch(/^20/);
    expect(inTurn[1]).not.toBe(inTurn[0]);
    expect(said(await ask(method, neverOf(first)))).not.toBe(inTurn[0]);
    const other = await BEGUN[shape]!();
    const atOnce = await Promise.all([ask(method, other), ask(method, other)]);
    expect(atOnce.map(said).filter((one) => one === inTurn[0])).toHaveLength(1);
    expect(atOnce.every(({ status }) => status < 500)).toBe(true);
  });
});
