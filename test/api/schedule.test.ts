import { expect, test } from 'vitest';
import { collections } from '#content/index.ts';
import { readConfiguration } from '#api/configuration.ts';
import { startServer } from '#server/start-server.ts';
import { onBothEngines } from '#test/rig/both-engines.ts';
import { callsOf, newTag } from '#test/rig/collection-calls.ts';
import { addPerson } from '#test/rig/people.ts';

const HOUR_MS = 3600_000;
/** A Monday, nine o'clock in Riyadh and ten in Dubai. */
const START = Date.parse('2026-11-23T06:00:00Z');
let time = START;
/** How much of it the machine has lived through; the rest was set. */
let lived = 0;
const clock = () => new Date(time);
const clocks = { steady: () => ({ boot: 'one', ms: lived }), databaseTime: () => Promise.resolve(clock()) };

type Coming = { collection: string; id: number; action: string; languages: string[]; at: string; time: string; problem: string | null };

onBothEngines(
  (door) => {
    const products = () => callsOf(door, collections.products);
    const at = (id: number, collection = 'products') => `/api/en/schedule/${collection}/${id}`;
    const draftAt = (id: number) => `/api/en/drafts/products/${id}`;
    const keep = (id: number, values: object) => door.admin('PATCH', draftAt(id), { json: { values } });
    const put = (id: number, wanted: object) => door.admin('PUT', at(id), { json: { action: 'publish', country: 'sa', ...wanted } });
    const comingOf = async (id: number) => (await door.admin('GET', at(id))).body['coming'] as Coming[];
    const both = (id: number) => products().readBoth(id);
    const tick = () => door.app().server.operations.schedule.runDue();
    async function live(ms: number): Promise<void> {
      time += ms;
      lived += ms;
      await tick();
    }
    async function added(values: object = {}) {
      const tag = newTag();
      return products().add(0, { name_en: `Wall ${tag}`, name_ar: `جدار ${tag}`, headline_en: 'Old', headline_ar: 'قديم', ...values });
    }
    /** `minutes` from now as a clock in Riyadh shows it. */
    const riyadh = (minutes: number) => new Date(time + 3 * HOUR_MS + minutes * 60_000).toISOString().slice(0, 16);

    test('a draft is published at its time, in its language, and not before', async () => {
      const { id } = await added();
      await keep(id, { headline_en: 'New', headline_ar: 'جديد' });
      const set = await put(id, { language: 'ar', time: riyadh(60) });
      expect(set).toMatchObject({
        status: 200,
        body: { coming: [{ action: 'publish', languages: ['ar'], country: 'sa', time: riyadh(60) }] },
      });
      expect((await door.admin('GET', draftAt(id))).body['draft']).toMatchObject({ states: { en: 'changed', ar: 'scheduled' } });
      await live(59 * 60_000);
      expect(await both(id)).toMatchObject({ headline_ar: 'قديم', version: 1 });
      await live(60_000);
      expect(await both(id)).toMatchObject({ headline_en: 'Old', headline_ar: 'جديد', version: 2 });
      expect(await comingOf(id)).toEqual([]);
      await live(60_000);
      expect((await both(id))['version']).toBe(2);
    });

    test('Dubai time is Dubai time, both languages are one step, and a record is hidden again at its time', async () => {
      const { id } = await added({ published_en: 0, published_ar: 0 });
      const inDubai = new Date(time + 4 * HOUR_MS + 10 * 60_000).toISOString().slice(0, 16);
      await put(id, { time: inDubai, country: 'ae' });
      const early = await put(id, { action: 'hide', time: riyadh(5) });
      expect(early.body).toMatchObject({ message: expect.stringMatching(/later time to hide/), errors: { time: expect.any(String) } });
      expect((await put(id, { action: 'hide', time: riyadh(20) })).status).toBe(200);
      expect((await comingOf(id)).map(({ action, languages }) => [action, languages])).toEqual([
        ['publish', ['en', 'ar']],
        ['hide', ['en', 'ar']],
      ]);
      await live(10 * 60_000);
      expect(await both(id)).toMatchObject({ published_en: 1, published_ar: 1, version: 2 });
      await keep(id, { headline_en: 'Typed between' });
      await live(10 * 60_000);
      expect(await both(id)).toMatchObject({ published_en: 0, published_ar: 0, version: 3 });
      expect((await door.admin('POST', `${draftAt(id)}/publish`, { json: {} })).status).toBe(200);
    });

    test('what was due while the server stood still is done when it is back, in order, once', async () => {
      const { id } = await added();
      await keep(id, { headline_en: 'Late' });
      await put(id, { language: 'en', time: riyadh(5) });
      await put(id, { action: 'hide', language: 'en', time: riyadh(10) });
      await live(HOUR_MS);
      expect(await both(id)).toMatchObject({ headline_en: 'Late', published_en: 0, published_ar: 1, version: 3 });
    });

    test('wrong turns end in words: a time that has passed, nothing to publish, the trash, a draft that does not fit', async () => {
      const item = await added();
      const { id } = item;
      expect((await put(id, { time: riyadh(10) })).body['message']).toMatch(/nothing to publish/);
      await keep(id, { headline_en: 'New' });
      for (const [wrong, said] of [
        [riyadh(-1), /past|passed/i],
        ['2026-13-40T25:00', /./],
        ['2027-02-30T10:00', /./],
        ['soon', /a day and a time such as/],
        ['2099-01-01T00:00', /The time .*range/],
        ['9999-12-31T23:59', /range/],
      ] as const)
        expect((await put(id, { time: wrong })).body['errors']).toMatchObject({ time: expect.stringMatching(said) });
      expect((await put(id, { time: riyadh(10), country: 'fr' })).status).toBe(422);
      await keep(id, { specifications: { 'pixel-pitch': 'wide' } });
      expect((await put(id, { time: riyadh(10) })).body['errors']).toHaveProperty(['specifications.pixel-pitch']);
      await door.admin('PATCH', draftAt(id), { json: { values: {}, forget: ['specifications'] } });
      await put(id, { time: riyadh(10) });
      await products().remove(item);
      expect((await put(id, { time: riyadh(10) })).body['message']).toMatch(/trash/);
      await live(10 * 60_000);
      expect(await comingOf(id)).toMatchObject([{ problem: 'in-trash' }]);
      expect((await put(987_654, { time: riyadh(10) })).status).toBe(404);
      expect((await door.admin('DELETE', `${at(id)}?action=publish`)).status).toBe(200);
      expect((await door.admin('DELETE', `${at(id)}?action=publish`)).status).toBe(409);
      const settings = { action: 'hide', country: 'sa', time: riyadh(10) };
      expect((await door.admin('PUT', at(1, 'settings-site'), { json: settings })).status).toBe(422);
    });

    test('what was saved meanwhile, or drafted by somebody who may not publish, is not published over or along', async () => {
      const [saved, drafted] = [await added(), await added()];
      for (const { id } of [saved, drafted]) {
        await keep(id, { headline_en: 'New' });
        await put(id, { time: riyadh(10) });
      }
      await products().update(saved, { headline_en: 'Meanwhile' });
      const translator = await addPerson(door.app(), 'translator', 'ar');
      expect((await translator.call('PATCH', draftAt(drafted.id), { json: { values: { headline_ar: 'غير مراجع' } } })).status).toBe(200);
      expect((await translator.call('PUT', at(drafted.id), { json: { action: 'publish', country: 'sa', time: riyadh(10) } })).status).toBe(
        403,
      );
      await live(10 * 60_000);
      expect(await comingOf(saved.id)).toMatchObject([{ problem: 'conflict' }]);
      expect(await comingOf(drafted.id)).toMatchObject([{ problem: 'draft-changed' }]);
      expect(await both(saved.id)).toMatchObject({ headline_en: 'Meanwhile' });
      expect(await both(drafted.id)).toMatchObject({ headline_en: 'Old', headline_ar: 'قديم' });
      // An editor who types on has looked at it.
      const { id } = await added();
      await keep(id, { headline_en: 'First' });
      await put(id, { time: riyadh(10) });
      await keep(id, { headline_en: 'Second' });
      await live(10 * 60_000);
      expect(await both(id)).toMatchObject({ headline_en: 'Second' });
    });

    test('publishing or throwing away by hand takes the time off; the other language keeps its own', async () => {
      const { id } = await added();
      await keep(id, { headline_en: 'New', headline_ar: 'جديد', image: '' });
      await put(id, { time: riyadh(10) });
      await door.admin('POST', `${draftAt(id)}/publish`, { json: { language: 'en' } });
      expect((await comingOf(id)).map(({ languages }) => languages)).toEqual([['ar']]);
      await live(10 * 60_000);
      expect(await both(id)).toMatchObject({ headline_en: 'New', headline_ar: 'جديد', version: 3 });
      await keep(id, { headline_en: 'Newer' });
      await put(id, { language: 'en', time: riyadh(10) });
      await door.admin('DELETE', draftAt(id));
      expect(await comingOf(id)).toEqual([]);
    });

    test('a clock that jumps publishes nothing early; it is asked about, and goes on when it is right again or somebody says so', async () => {
      const { id } = await added();
      await keep(id, { headline_en: 'Early' });
      await put(id, { time: riyadh(60) });
      await live(0);
      const { state } = door.app().server.operations.schedule.clock;
      time += 2 * HOUR_MS;
      await tick();
      expect(await both(id)).toMatchObject({ headline_en: 'Old' });
      expect(await state()).toMatchObject({ reason: 'jump', expected: new Date(time - 2 * HOUR_MS).toISOString() });
      time -= 2 * HOUR_MS;
      await tick();
      expect(await state()).toBeNull();
      time += 2 * HOUR_MS;
      await tick();
      const held = (await state())!;
      expect((await door.admin('GET', '/api/en/schedule')).body['clock']).toEqual(held);
      expect((await door.admin('POST', '/api/en/schedule/clock', { json: { at: '2020-01-01T00:00:00.000Z' } })).status).toBe(409);
      expect((await door.admin('POST', '/api/en/schedule/clock', { json: { at: held.at } })).status).toBe(200);
      await tick();
      expect(await both(id)).toMatchObject({ headline_en: 'Early' });
      expect(await state()).toBeNull();
    });

    test('three servers do what is due once, and one that was started again does what it missed', async () => {
      const items = await Promise.all(Array.from({ length: 8 }, () => added()));
      for (const { id } of items) {
        await keep(id, { headline_en: 'Once', headline_ar: 'مرة' });
        await put(id, { time: riyadh(10) });
      }
      const hidden = await Promise.all(Array.from({ length: 8 }, () => added()));
      for (const { id } of hidden) await put(id, { action: 'hide', time: riyadh(10) });
      const { dataDir, databaseUrl, server } = door.app();
      const env = { PORT: '0', DATA_DIR: `${dataDir}/more`, DEMO: '0', LOG_LEVEL: 'silent', DATABASE_URL: databaseUrl };
      const start = () => startServer(readConfiguration(env), { clock, clocks, logger: { level: 'silent' } });
      const others = door.engine === 'postgres' ? [await start(), await start()] : [server, server];
      time += HOUR_MS;
      lived += HOUR_MS;
      await Promise.all([server, ...others].map(({ operations }) => operations.schedule.runDue()));
      for (const { id } of items) {
        expect(await both(id)).toMatchObject({ headline_en: 'Once', headline_ar: 'مرة', version: 2 });
        expect(await comingOf(id)).toEqual([]);
      }
      const { kysely } = server.database;
      const done = await kysely.selectFrom('audit').select('subject').where('action', '=', 'hidden-on-time').execute();
      for (const { id } of hidden) {
        expect(await both(id)).toMatchObject({ published_en: 0, published_ar: 0, version: 2 });
        expect(done.filter(({ subject }) => subject === `products/${id}`)).toHaveLength(1);
      }
      if (door.engine !== 'postgres') return;
      for (const other of others) await other.stop();
      const { id } = items[0]!;
      await keep(id, { headline_en: 'Missed' });
      await put(id, { time: riyadh(10) });
      time += HOUR_MS;
      lived += HOUR_MS;
      const again = await start();
      await again.operations.schedule.runDue();
      await again.stop();
      expect(await both(id)).toMatchObject({ headline_en: 'Missed', version: 3 });
    });

    test('the log tells who planned, and what was done at its time', async () => {
      const { id } = await added();
      await keep(id, { headline_en: 'Logged' });
      await put(id, { time: riyadh(10) });
      await door.admin('DELETE', `${at(id)}?action=publish`);
      await put(id, { time: riyadh(10) });
      await live(10 * 60_000);
      const { body } = await door.admin('GET', '/api/en/history?collection=products&per_page=50');
      const actions = (body['changes'] as { action: string; subject: string }[]).filter(({ subject }) => subject === `products/${id}`);
      expect(actions.map(({ action }) => action).toSorted()).toEqual(
        ['create', 'draft-begun', 'published-on-time', 'scheduled', 'scheduled', 'unscheduled', 'update'].toSorted(),
      );
    });
  },
  { clock, clocks },
);
