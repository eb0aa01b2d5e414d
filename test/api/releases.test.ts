import { expect, test } from 'vitest';
import { collections } from '#content/index.ts';
import { translate } from '#i18n/translate.ts';
import { caller } from '#test/rig/app.ts';
import { onBothEngines } from '#test/rig/both-engines.ts';
import { callsOf, newTag } from '#test/rig/collection-calls.ts';
import { addPerson } from '#test/rig/people.ts';
import { sampleFile } from '#test/rig/sample-files.ts';
import { minimalRecord } from '#test/rig/samples.ts';

const HOUR_MS = 3600_000;
let time = Date.parse('2026-11-23T06:00:00Z');
let lived = 0;
const clock = () => new Date(time);
const clocks = { steady: () => ({ boot: 'one', ms: lived }), databaseTime: () => Promise.resolve(clock()) };

type Item = { collection: string; id: number; action: string; problem: string | null; fields: string[] };
type Remark = { collection: string; id: number; kind: string; field: string };

onBothEngines(
  (door) => {
    const products = () => callsOf(door, collections.products);
    const both = (id: number) => products().readBoth(id);
    const keep = (id: number, values: object, collection = 'products') =>
      door.admin('PATCH', `/api/en/drafts/${collection}/${id}`, { json: { values } });
    async function begin(collection: string, parent: number, values: object): Promise<number> {
      const json = { key: `key-${newTag()}-begun`, parent, values };
      return ((await door.admin('PATCH', `/api/en/drafts/${collection}`, { json })).body['draft'] as { id: number }).id;
    }
    const release = async (name = `Spring ${newTag()}`) =>
      Number((await door.admin('POST', '/api/en/releases', { json: { name } })).body['id']);
    const put = (id: number, item: object) =>
      door.admin('PUT', `/api/en/releases/${id}/items`, { json: { collection: 'products', ...item } });
    const publish = (id: number) => door.admin('POST', `/api/en/releases/${id}/publish`);
    const takeBack = (id: number, json: object = {}) => door.admin('POST', `/api/en/releases/${id}/take-back`, { json });
    const check = async (id: number) =>
      (await door.admin('GET', `/api/en/releases/${id}/check`)).body as { problems: Item[]; remarks: Remark[] };
    async function added(values: object = {}) {
      const tag = newTag();
      return products().add(0, { name_en: `Wall ${tag}`, name_ar: `جدار ${tag}`, headline_en: 'Old', headline_ar: 'قديم', ...values });
    }
    async function upload(): Promise<string> {
      const { body } = await door.admin('POST', '/api/en/media', { form: { file: await sampleFile('image') } });
      return (body['files'] as [{ name: string }])[0].name;
    }
    /** `minutes` from now as a clock in Riyadh shows it. */
    const riyadh = (minutes: number) => new Date(time + 3 * HOUR_MS + minutes * 60_000).toISOString().slice(0, 16);
    const orderOf = async () => (await products().list(0)).map(({ id }) => id);

    test('drafts, something new with its sections, a deletion and an order are published in one step and taken back in one', async () => {
      const [changed, doomed, hidden] = [await added(), await added(), await added({ published_en: 0, published_ar: 0 })];
      await keep(changed.id, { headline_en: 'New', headline_ar: 'جديد' });
      const born = await begin('products', 0, { name_en: 'Born', name_ar: 'وليد' });
      const category = await begin('categories', 0, { name_en: `Family ${newTag()}`, name_ar: 'عائلة' });
      const id = await release();
      const before = await orderOf();
      const wanted = before.toReversed();
      for (const item of [
        { id: changed.id },
        { id: doomed.id, action: 'delete' },
        { id: hidden.id },
        { id: born },
        { id: category, collection: 'categories' },
        { id: 0, action: 'order', ids: wanted },
      ])
        expect((await put(id, item)).status).toBe(200);
      expect(await check(id)).toMatchObject({ problems: [] });
      expect(await both(changed.id)).toMatchObject({ headline_en: 'Old', version: 1 });
      const twoAtOnce = await Promise.all([publish(id), publish(id)]);
      expect(twoAtOnce.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(twoAtOnce.find(({ status }) => status === 409)!.body['message']).toMatch(/published/);
      expect(await both(changed.id)).toMatchObject({ headline_en: 'New', headline_ar: 'جديد', version: 2 });
      expect((await products().read(doomed.id)).status).toBe(404);
      expect((await products().read(hidden.id)).status).toBe(200);
      expect((await products().read(born)).body['name']).toBe('Born');
      expect((await orderOf()).filter((one) => wanted.includes(one))).toEqual(wanted.filter((one) => one !== doomed.id));
      expect((await takeBack(id)).status).toBe(200);
      expect(await both(changed.id)).toMatchObject({ headline_en: 'Old', headline_ar: 'قديم' });
      expect((await products().read(doomed.id)).status).toBe(200);
      expect((await products().read(hidden.id)).status).toBe(404);
      expect((await products().read(born)).status).toBe(404);
      expect((await orderOf()).filter((one) => before.includes(one))).toEqual(before.filter((one) => one !== hidden.id));
      // What it published are drafts again, so that it can be mended and published once more.
      expect((await door.admin('GET', `/api/en/drafts/products/${changed.id}`)).body['draft']).toMatchObject({
        values: { headline_en: 'New', headline_ar: 'جديد' },
      });
      // Or at a time: nobody has typed into them since.
      const later = { json: { time: '2026-12-24T09:00', country: 'sa' } };
      expect((await door.admin('PUT', `/api/en/releases/${id}/time`, later)).status).toBe(200);
      expect((await publish(id)).status).toBe(200);
      expect((await products().read(born)).body['name']).toBe('Born');
      expect(await both(changed.id)).toMatchObject({ headline_en: 'New' });
    });

    test('the drafts of its sections go along with a record if that is wanted, unless another release has them', async () => {
      const [wall, other] = [await begin('products', 0, { name_en: 'Wall', name_ar: 'جدار' }), await release()];
      const [first, taken] = [
        await begin('product-cards', wall, { title_en: 'One' }),
        await begin('product-questions', wall, { title_en: 'Two' }),
      ];
      await put(other, { collection: 'product-questions', id: taken });
      const items = async (id: number) =>
        ((await door.admin('GET', `/api/en/releases/${id}`)).body['items'] as Item[]).map((item) => `${item.collection}/${item.id}`);
      const [alone, whole] = [await release(), await release()];
      await put(alone, { id: wall });
      expect(await items(alone)).toEqual([`products/${wall}`]);
      await door.admin('DELETE', `/api/en/releases/${alone}`);
      expect((await put(whole, { id: wall, sections: true })).status).toBe(200);
      expect((await items(whole)).toSorted()).toEqual([`product-cards/${first}`, `products/${wall}`]);
      expect(await items(other)).toEqual([`product-questions/${taken}`]);
      for (const id of [whole, other]) await door.admin('DELETE', `/api/en/releases/${id}`);
    });

    test('something new is published before what stands below it, whatever came first, and taken back with it', async () => {
      await added();
      const wall = await begin('products', 0, { name_en: `Wall ${newTag()}`, name_ar: 'جدار' });
      const typed = minimalRecord(collections.productQuestions, newTag());
      const below = await begin('product-questions', wall, { ...typed, icon: await upload() });
      expect(below).toBeLessThan(wall);
      const id = await release();
      for (const item of [{ collection: 'product-questions', id: below }, { id: wall }]) expect((await put(id, item)).status).toBe(200);
      expect(await check(id)).toMatchObject({ problems: [] });
      for (let time = 0; time < 2; time += 1) {
        expect((await publish(id)).status).toBe(200);
        expect((await callsOf(door, collections.productQuestions).list(wall)).map((item) => item.id)).toEqual([below]);
        expect((await takeBack(id)).status).toBe(200);
        expect((await products().read(wall)).status).toBe(404);
      }
    });

    test('one that does not fit stops all of them, and each is named with the reason', async () => {
      const [good, wrong, saved, trashed] = [await added(), await added(), await added(), await added()];
      const id = await release();
      for (const item of [good, wrong, saved, trashed]) {
        await keep(item.id, { headline_en: 'New' });
        await put(id, { id: item.id });
      }
      await keep(wrong.id, { specifications: { 'pixel-pitch': 'wide' } });
      await products().update(saved, { headline_en: 'Meanwhile' });
      await products().remove(trashed);
      const problems = (await check(id)).problems.map(({ id: one, problem }) => [one, problem]);
      expect(problems).toEqual([
        [wrong.id, 'does-not-fit'],
        [saved.id, 'conflict'],
        [trashed.id, 'in-trash'],
      ]);
      const refused = await publish(id);
      expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('3 records') } });
      expect((refused.body['current'] as Item[])[0]).toMatchObject({ fields: ['specifications.pixel-pitch'], labels: ['Pixel pitch'] });
      expect(await both(good.id)).toMatchObject({ headline_en: 'Old', version: 1 });
      for (const { id: record } of [wrong, saved, trashed])
        await door.admin('DELETE', `/api/en/releases/${id}/items?collection=products&record=${record}`);
      expect((await publish(id)).status).toBe(200);
      await products().update(good, { headline_ar: 'بعد النشر' });
      expect((await takeBack(id)).status).toBe(409);
      expect(await both(good.id)).toMatchObject({ headline_en: 'New', headline_ar: 'بعد النشر' });
      expect((await takeBack(id, { over: true })).status).toBe(200);
      expect(await both(good.id)).toMatchObject({ headline_en: 'Old', headline_ar: 'قديم' });
    });

    test('what a release publishes at a time is scheduled, in the languages that it publishes and until it has no time', async () => {
      const { id } = await added();
      await keep(id, { headline_en: 'New', headline_ar: 'جديد' });
      const planned = await release();
      await put(planned, { id, language: 'ar' });
      const states = async () => (await door.admin('GET', `/api/en/drafts/products/${id}`)).body['draft'];
      expect(await states()).toMatchObject({ states: { en: 'changed', ar: 'changed' } });
      const at = `/api/en/releases/${planned}/time`;
      expect((await door.admin('PUT', at, { json: { time: riyadh(60), country: 'sa' } })).status).toBe(200);
      expect(await states()).toMatchObject({ states: { en: 'changed', ar: 'scheduled' } });
      expect((await door.admin('DELETE', at)).status).toBe(200);
      expect(await states()).toMatchObject({ states: { en: 'changed', ar: 'changed' } });
      await door.admin('DELETE', `/api/en/releases/${planned}`);
    });

    test('a release with nothing in it is neither published nor planned, by nobody, in both languages, and says so at its time', async () => {
      const id = await release();
      for (const [language, said, field] of [
        ['en', /nothing in this release/, /required/],
        ['ar', /لا شيء في هذا الإصدار/, /مطلوب/],
      ] as const) {
        const texts = { message: expect.stringMatching(said), errors: { items: expect.stringMatching(field) } };
        const json = { time: riyadh(60), country: 'sa' };
        const published = await door.admin('POST', `/api/${language}/releases/${id}/publish`);
        const planned = await door.admin('PUT', `/api/${language}/releases/${id}/time`, { json });
        for (const { status, body } of [published, planned]) expect({ status, body }).toMatchObject({ status: 422, body: texts });
      }
      expect((await door.admin('GET', `/api/en/releases/${id}`)).body).toMatchObject({ state: 'open', publishedAt: null });
      const item = await added();
      await keep(item.id, { headline_en: 'New' });
      await put(id, { id: item.id });
      expect((await door.admin('PUT', `/api/en/releases/${id}/time`, { json: { time: riyadh(60), country: 'sa' } })).status).toBe(200);
      await door.admin('DELETE', `/api/en/releases/${id}/items?collection=products&record=${item.id}`);
      time += HOUR_MS;
      lived += HOUR_MS;
      await door.app().server.operations.releases.runDue();
      expect((await door.admin('GET', `/api/en/releases/${id}`)).body).toMatchObject({ state: 'failed', problem: 'empty' });
      expect((await door.app().server.operations.schedule.troubles()).failed).toBeGreaterThan(0);
      await door.admin('DELETE', `/api/en/releases/${id}`);
    });

    test('what was published or thrown away by hand meanwhile is named before the release is published', async () => {
      const [byHand, thrown, half] = [await added(), await added(), await added()];
      const id = await release();
      for (const item of [byHand, thrown, half]) {
        await keep(item.id, { headline_en: 'New', headline_ar: 'جديد' });
        await put(id, { id: item.id });
      }
      expect((await check(id)).remarks.filter(({ kind }) => kind === 'nothing-new')).toEqual([]);
      await door.admin('POST', `/api/en/drafts/products/${byHand.id}/publish`, { json: {} });
      await door.admin('POST', `/api/en/drafts/products/${half.id}/publish`, { json: { language: 'en' } });
      await door.admin('DELETE', `/api/en/drafts/products/${thrown.id}`);
      const named = (await check(id)).remarks.filter(({ kind }) => kind === 'nothing-new').map((remark) => remark.id);
      expect(named).toEqual([byHand.id, thrown.id]);
      expect((await publish(id)).status).toBe(200);
      expect(await both(half.id)).toMatchObject({ headline_en: 'New', headline_ar: 'جديد' });
      expect(await both(thrown.id)).toMatchObject({ headline_en: 'Old', headline_ar: 'قديم' });
    });

    test('who may write content and no settings publishes, plans and takes back no release that has settings in it', async () => {
      const made = await door.admin('POST', '/api/en/tokens', { json: { name: newTag(), rights: { content: 'write' } } });
      const call = caller(door.app().url, { authorization: `Bearer ${String(made.body['token'])}` });
      const program = (method: string, path: string, json?: object) => call(method, path, json ? { json } : {});
      const id = await release();
      const heading = { heading_en: `House ${newTag()}`, heading_ar: 'بيت' };
      await keep(1, heading, 'settings-dashboard');
      const settings = { collection: 'settings-dashboard', id: 1 };
      expect((await program('PUT', `/api/en/releases/${id}/items`, settings)).status).toBe(403);
      expect((await put(id, settings)).status).toBe(200);
      const later = { time: riyadh(60), country: 'sa' };
      expect((await program('PUT', `/api/en/releases/${id}/time`, later)).status).toBe(403);
      expect((await program('POST', `/api/en/releases/${id}/publish`)).status).toBe(403);
      expect((await publish(id)).status).toBe(200);
      expect((await program('POST', `/api/en/releases/${id}/take-back`, {})).status).toBe(403);
      expect((await takeBack(id)).status).toBe(200);
      await door.admin('DELETE', '/api/en/drafts/settings-dashboard/1');
      await door.admin('DELETE', `/api/en/releases/${id}`);
    });

    test('a record stands in one release, a language can go alone, and giving a release up keeps the drafts', async () => {
      const { id: record } = await added();
      await keep(record, { headline_en: 'New', headline_ar: 'جديد' });
      const [one, other] = [await release('First'), await release('Second')];
      expect((await put(one, { id: record, language: 'ar' })).status).toBe(200);
      expect((await put(other, { id: record })).body['message']).toContain('First');
      expect((await put(one, { id: 987_654 })).status).toBe(404);
      await publish(one);
      expect(await both(record)).toMatchObject({ headline_en: 'Old', headline_ar: 'جديد' });
      expect((await put(other, { id: record })).status).toBe(200);
      expect((await door.admin('DELETE', `/api/en/releases/${other}`)).status).toBe(200);
      expect((await door.admin('GET', `/api/en/drafts/products/${record}`)).body['draft']).toMatchObject({
        values: { headline_en: 'New' },
      });
    });

    test('the list of a release names missing and outdated words, links that lead nowhere or to a draft, and what is too long', async () => {
      const [item, gone] = [await added(), await added()];
      const draft = await begin('products', 0, { name_en: 'Later' });
      const banner = callsOf(door, collections.heroBanners);
      const slide = await banner.add(0);
      const id = await release();
      await keep(item.id, { headline_en: 'Only the English changed', seo_title_en: 'x'.repeat(90) });
      await keep(slide.id, { link: `/product/${draft}` }, 'hero-banners');
      await put(id, { id: item.id });
      await put(id, { id: slide.id, collection: 'hero-banners' });
      await put(id, { id: gone.id, action: 'delete' });
      const remarks = async (one: number) => (await check(id)).remarks.filter((remark) => remark.id === one);
      const kinds = async (one: number) => (await remarks(one)).map(({ kind }) => kind);
      expect(await kinds(item.id)).toEqual(expect.arrayContaining(['missing-ar', 'outdated-ar', 'too-long']));
      expect(await remarks(item.id)).toContainEqual(expect.objectContaining({ kind: 'too-long', says: '90', most: 60 }));
      expect(await remarks(item.id)).toContainEqual(
        expect.objectContaining({ kind: 'outdated-ar', field: 'headline.ar', label: expect.stringContaining('eadline') }),
      );
      expect(await kinds(slide.id)).toContain('draft-link');
      await keep(slide.id, { link: `/product/${gone.id}` }, 'hero-banners');
      expect(await kinds(slide.id)).toContain('broken-link');
      // A link in a text to a page that never was.
      const blog = await begin('blogs', 0, { name_en: 'Blog' });
      const text = '<p><a href="/en/no-such-page">here</a> and <a href="/en/contact">there</a></p>';
      const part = await begin('blog-sections', blog, { title_en: 'Part', text_en: text });
      await put(id, { id: blog, collection: 'blogs' });
      await put(id, { id: part, collection: 'blog-sections' });
      expect((await remarks(part)).filter(({ kind, collection }) => kind === 'broken-link' && collection === 'blog-sections')).toEqual([
        expect.objectContaining({ says: '/en/no-such-page' }),
      ]);

      // Numbers are held against the specifications as the release will have them.
      const bright = {
        specifications: { brightness: '800' },
        description_en: 'As bright as 900 cd/m².',
        description_ar: 'سطوع 900 cd/m².',
      };
      await keep(item.id, bright);
      expect(await remarks(item.id)).toContainEqual(
        expect.objectContaining({ kind: 'numbers', field: 'description', says: expect.stringContaining('900') }),
      );
      await keep(item.id, { specifications: { brightness: '900' } });
      expect(await kinds(item.id)).not.toContain('numbers');

      // Settings are looked at like records.
      await door.admin('PUT', '/api/en/settings/dashboard', { json: { heading_en: 'Our house', heading_ar: 'بيتنا' } });
      await keep(1, { heading_en: 'Our 12 houses', heading_ar: 'بيوتنا 13' }, 'settings-dashboard');
      await put(id, { id: 1, collection: 'settings-dashboard' });
      expect((await check(id)).remarks.filter(({ collection }) => collection === 'settings-dashboard')).toContainEqual(
        expect.objectContaining({ kind: 'numbers', field: 'heading', says: '12' }),
      );

      // The Arabic of a text whose English was published alone catches up: nothing is left behind by it.
      await door.admin('PUT', `/api/en/products/${item.id}`, { json: { headline_en: 'Only the English changed' } });
      await keep(item.id, { headline_ar: 'والعربية الآن' });
      expect((await remarks(item.id)).filter(({ field }) => field.startsWith('headline'))).toEqual([]);
    });

    test('the list of a release names pages that lead to what it deletes, and links that one language will not find', async () => {
      const [doomed, half] = [await added(), await added({ published_ar: 0 })];
      const text = (id: number) => `<p><a href="/product/${id}?from=a&amp;to=b">there</a></p>`;
      const blog = await callsOf(door, collections.blogs).add(0, { name_en: `Blog ${newTag()}`, name_ar: 'مدونة' });
      const parts = callsOf(door, collections.blogSections);
      const typed = { ...minimalRecord(collections.blogSections, newTag()), text_ar: '<p>س</p>', path: '/about' };
      const [stays, goes] = [
        await parts.add(blog.id, { ...typed, text_en: text(doomed.id) }),
        await parts.add(blog.id, { ...typed, text_en: text(doomed.id) }),
      ];
      const id = await release();
      await put(id, { id: doomed.id, action: 'delete' });
      await put(id, { collection: 'blog-sections', id: goes.id, action: 'delete' });
      const links = async () =>
        (await check(id)).remarks.filter(({ kind }) => kind.endsWith('-link')).map((one) => [one.collection, one.id, one.kind, one.field]);
      expect(await links()).toEqual([['blog-sections', stays.id, 'broken-link', 'text.en']]);
      await keep(stays.id, { text_en: text(half.id) }, 'blog-sections');
      await put(id, { collection: 'blog-sections', id: stays.id });
      expect(await links()).toEqual([]);
      await keep(stays.id, { text_ar: text(half.id) }, 'blog-sections');
      expect(await links()).toEqual([['blog-sections', stays.id, 'draft-link', 'text.ar']]);
      await put(id, { id: half.id, language: 'ar' });
      expect(await links()).toEqual([]);
      await door.admin('DELETE', `/api/en/releases/${id}`);
    });

    test('the list of a release names pictures that nobody described in both languages', async () => {
      const image = await upload();
      const { id: record } = await added();
      await keep(record, { image });
      const id = await release();
      await put(id, { id: record });
      const bare = async () => (await check(id)).remarks.filter(({ kind }) => kind === 'no-alt').map(({ field }) => field);
      const describe = (alt: { en: string; ar: string }) => door.admin('PUT', `/api/en/media/${image}`, { json: { alt } });
      expect(await bare()).toEqual(['image']);
      await describe({ en: 'A wall', ar: '' });
      expect(await bare()).toEqual(['image']);
      await describe({ en: 'A wall', ar: 'جدار' });
      expect(await bare()).toEqual([]);
      await door.admin('DELETE', `/api/en/releases/${id}`);
    });

    test('a release is published at its time, once, and not with words that nobody with the right has seen', async () => {
      const [item, touched] = [await added(), await added()];
      const [id, stopped] = [await release(), await release()];
      for (const [one, { id: record }] of [
        [id, item],
        [stopped, touched],
      ] as const) {
        await keep(record, { headline_en: 'On time' });
        await put(one, { id: record });
        expect((await door.admin('PUT', `/api/en/releases/${one}/time`, { json: { time: riyadh(60), country: 'sa' } })).status).toBe(200);
      }
      for (const wrong of ['2026-01-01T00:00', '2027-02-30T10:00', '9999-12-31T23:59', 'soon']) {
        const { status, body } = await door.admin('PUT', `/api/en/releases/${id}/time`, { json: { time: wrong, country: 'sa' } });
        expect({ wrong, status, body }).toMatchObject({ status: 422, body: { errors: { time: expect.any(String) } } });
      }
      const translator = await addPerson(door.app(), 'translator', 'ar');
      await translator.call('PATCH', `/api/en/drafts/products/${touched.id}`, { json: { values: { headline_ar: 'غير مراجع' } } });
      expect((await translator.call('POST', `/api/en/releases/${id}/publish`)).status).toBe(403);
      const { runDue } = door.app().server.operations.releases;
      await runDue();
      expect(await both(item.id)).toMatchObject({ headline_en: 'Old' });
      time += HOUR_MS;
      lived += HOUR_MS;
      await Promise.all([runDue(), runDue(), runDue()]);
      expect(await both(item.id)).toMatchObject({ headline_en: 'On time', version: 2 });
      expect(await both(touched.id)).toMatchObject({ headline_en: 'Old', headline_ar: 'قديم' });
      expect((await door.admin('GET', `/api/en/releases/${stopped}`)).body).toMatchObject({ state: 'failed', problem: 'draft-changed' });
      // The list names it, and whoever has looked sets a time again.
      const unseen = async () => (await check(stopped)).remarks.filter(({ kind }) => kind === 'unseen').map((remark) => remark.id);
      expect(await unseen()).toEqual([touched.id]);
      expect((await door.admin('PUT', `/api/en/releases/${stopped}/time`, { json: { time: riyadh(60), country: 'sa' } })).status).toBe(200);
      expect(await unseen()).toEqual([]);
      time += HOUR_MS;
      lived += HOUR_MS;
      await runDue();
      expect(await both(touched.id)).toMatchObject({ headline_en: 'On time', headline_ar: 'غير مراجع' });
    });

    test('the link of a rehearsal ends by itself, by another one, by hand, and with the release', async () => {
      const id = await release();
      const link = async () => String((await door.admin('POST', `/api/en/releases/${id}/link`, { json: { hours: 1 } })).body['token']);
      const { rehearsed } = door.app().server.operations.releases;
      const [first, second] = [await link(), await link()];
      expect([await rehearsed(first), await rehearsed(second), await rehearsed(`${second}x`)]).toEqual([undefined, id, undefined]);
      const end = async (what: 'link' | 'time') => (await door.admin('DELETE', `/api/en/releases/${id}/${what}`)).body['message'];
      expect([await end('link'), await end('link')]).toEqual([
        translate('en', 'api.done.release-link-ended'),
        translate('en', 'api.done.no-link'),
      ]);
      expect(await end('time')).toBe(translate('en', 'api.done.not-scheduled'));
      expect(await rehearsed(second)).toBeUndefined();
      const third = await link();
      time += 2 * HOUR_MS;
      lived += 2 * HOUR_MS;
      expect(await rehearsed(third)).toBeUndefined();
      expect(await end('link')).toBe(translate('en', 'api.done.no-link'));
      for (const action of ['release-link', 'release-link-ended'])
        expect((await door.admin('GET', `/api/en/log?action=${action}`)).body['changes']).toContainEqual(
          expect.objectContaining({ subject: `releases/${id}` }),
        );
      const [last, item] = [await link(), await added({ published_en: 0, published_ar: 0 })];
      await put(id, { id: item.id });
      expect((await publish(id)).status).toBe(200);
      expect(await rehearsed(last)).toBeUndefined();
    });
  },
  { clock, clocks },
);
