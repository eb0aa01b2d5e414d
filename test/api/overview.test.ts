import { expect, test } from 'vitest';
import { collections } from '#content/index.ts';
import { translate } from '#i18n/translate.ts';
import { onBothEngines } from '#test/rig/both-engines.ts';
import { callsOf, newTag } from '#test/rig/collection-calls.ts';
import { sampleFile } from '#test/rig/sample-files.ts';
import { proves } from '#test/requirements/proves.ts';

type Missed = { language: string; query: string; count: number; found: number };

onBothEngines((door) => {
  const overview = async (base = '/api/en') => (await door.admin('GET', `${base}/overview`)).body;
  const searches = async () => (await door.admin('GET', '/api/en/searches')).body as { searches: Missed[]; total: number };
  const finish = (query: string, base = '/api/en') => door.call('POST', `${base}/searches`, { json: { query } });

  test('4-35: the overview counts messages by kind, per day and by the product they ask for', async () => {
    proves('4-35');
    const product = await callsOf(door, collections.products).add(0, { name_en: 'GlowMate', name_ar: 'غلوميت' });
    const ask = (name: string) =>
      door.call('POST', '/api/en/email/send-email-sa', {
        json: {
          kind: 'product',
          fields: { product: 'GlowMate', product_id: product.id, name, email: 'a@example.com', phone: '+966500000000' },
        },
      });
    expect([(await ask('Sara')).status, (await ask('Omar')).status]).toEqual([200, 200]);
    const numbers = await overview('/api/ar');
    expect(numbers['leads']).toEqual([{ kind: 'product', total: 2, new: 2 }]);
    expect(numbers['mostAsked']).toEqual([{ id: product.id, title: 'غلوميت', count: 2 }]);
    const days = numbers['leadsPerDay'] as { day: string; count: number }[];
    expect([days.length, days.at(-1)]).toEqual([30, { day: new Date().toISOString().slice(0, 10), count: 2 }]);
    expect(numbers).toMatchObject({ failedMails: 0 });
  });

  test('4-35: the overview measures storage and shows the latest changes', async () => {
    proves('4-35');
    await door.admin('POST', '/api/en/media', { form: { file: await sampleFile('pdf') } });
    const { storage, recent } = await overview();
    expect(storage).toMatchObject({ files: [{ kind: 'pdf', count: 1 }] });
    const { database, free } = storage as { database: number; free: number };
    expect(Math.min(database, free)).toBeGreaterThan(10_000);
    expect((recent as unknown[]).length).toBeGreaterThan(0);
  });

  test('4-14: missing translations are counted per collection and listed record by record', async () => {
    proves('4-14');
    const tag = newTag();
    const card = await callsOf(door, collections.homeCards).add(0, { title: `Card ${tag}` });
    expect((await overview())['missing']).toContainEqual({ collection: 'home-cards', label: collections.homeCards.label.en, en: 0, ar: 1 });
    const { body } = await door.admin('GET', '/api/en/missing-translations?collection=home-cards');
    expect(body).toEqual({
      records: [{ collection: 'home-cards', id: card.id, parent: 0, title: `Card ${tag}`, missing: { en: [], ar: ['title'] } }],
      total: 1,
    });
    await callsOf(door, collections.homeCards).update(card, { title_ar: 'بطاقة' });
    expect((await door.admin('GET', '/api/en/missing-translations?collection=home-cards')).body).toMatchObject({ total: 0 });
  });

  test('4-34: a finished search without result is kept without anything about who asked, and cleared', async () => {
    proves('4-34');
    // Until there is an index nobody knows that nothing is found.
    await expect.poll(async () => (await door.call('GET', '/api/en/search?q=screen')).body['isWhole']).toBe(true);
    await finish('Jumbotron 9');
    await finish('  jumbotron   9 ');
    await finish('جامبوترون', '/api/ar');
    await finish('GlowMate');
    await finish('sara@example.com');
    await finish('+966 50 000 0000');
    await finish('x');
    expect(await searches()).toMatchObject({
      total: 2,
      searches: [
        { language: 'en', query: 'jumbotron 9', count: 2, found: 0 },
        { language: 'ar', query: 'جامبوترون', count: 1, found: 0 },
      ],
    });
    await callsOf(door, collections.products).add(0, { name: 'Jumbotron 9' });
    expect((await searches()).searches[0]).toMatchObject({ query: 'jumbotron 9', found: 1 });
    expect((await door.admin('DELETE', '/api/en/searches?query=jumbotron')).status).toBe(422);
    const one = `/api/en/searches?language=en&query=${encodeURIComponent('jumbotron 9')}`;
    expect((await door.admin('DELETE', one)).body).toMatchObject({ count: 1, message: translate('en', 'api.done.deleted') });
    expect((await door.admin('DELETE', one)).body).toMatchObject({ count: 0, message: translate('en', 'api.done.not-in-list') });
    expect((await door.admin('DELETE', '/api/en/searches')).body).toMatchObject({ count: 1 });
    expect((await searches()).total).toBe(0);
    for (let index = 0; index < 40; index += 1) await finish(`nothing ${index}`);
    expect((await searches()).total).toBeLessThanOrEqual(30);
  });

  test('4-17: links that lead nowhere are listed with the reason', async () => {
    proves('4-17');
    const products = callsOf(door, collections.products);
    const [shown, hidden, gone] = [
      await products.add(0),
      await products.add(0, { name: 'Draft', published_ar: '0' }),
      await products.add(0),
    ];
    await products.remove(gone);
    const cards = callsOf(door, collections.homeCards);
    const add = (title: string, link: string) => cards.add(0, { title, link });
    await add('Right', `/product/${shown.id}/Wall`);
    await add('Outside', 'https://example.com/anything');
    const half = await add('Half', `/product/${hidden.id}`);
    const dead = await add('Dead', `/product/${gone.id}/Old-name`);
    await door.admin('PUT', '/api/en/settings/policies', { json: { privacy: '<p><a href="/no-such-page">here</a></p>' } });
    const { body } = await door.admin('GET', '/api/en/links/broken');
    expect(body).toEqual([
      expect.objectContaining({
        collection: 'home-cards',
        id: half.id,
        title: 'Half',
        label: 'Link',
        column: 'link',
        problem: 'hidden-ar',
      }),
      expect.objectContaining({ collection: 'home-cards', id: dead.id, title: 'Dead', problem: 'no-record' }),
      expect.objectContaining({ collection: 'settings-policies', column: 'privacy.en', link: '/no-such-page', problem: 'no-page' }),
    ]);
  });

  test('the list of links that lead nowhere follows what is hidden, deleted, restored and mended', async () => {
    const products = callsOf(door, collections.products);
    const product = await products.add(0);
    const card = await callsOf(door, collections.homeCards).add(0, { title: 'Follows', link: `/product/${product.id}` });
    const problems = async () =>
      ((await door.admin('GET', '/api/en/links/broken')).body as unknown as { id: number; collection: string; problem: string }[])
        .filter(({ collection, id }) => collection === 'home-cards' && id === card.id)
        .map(({ problem }) => problem);
    proves('3-77');
    expect(await problems()).toEqual([]);
    await products.update(product, { published_en: '0' });
    expect(await problems()).toEqual(['hidden-en']);
    await products.remove(product);
    expect(await problems()).toEqual(['no-record']);
    expect((await door.admin('POST', `/api/en/products/${product.id}/restore`)).status).toBe(200);
    expect(await problems()).toEqual(['hidden-en']);
    await callsOf(door, collections.homeCards).update(card, { link: '/about' });
    expect(await problems()).toEqual([]);
    await callsOf(door, collections.homeCards).remove(card);
    expect(await problems()).toEqual([]);
  });

  test('a pop-up whose product is gone stands among the links that lead nowhere', async () => {
    const products = callsOf(door, collections.products);
    const product = await products.add(0);
    await door.admin('PUT', '/api/en/settings/pop-up', { json: { link: `/product/${product.id}` } });
    await products.remove(product);
    proves('3-112');
    expect((await door.admin('GET', '/api/en/links/broken')).body).toContainEqual(
      expect.objectContaining({ collection: 'settings-pop-up', link: `/product/${product.id}`, problem: 'no-record' }),
    );
  });

  test('before something is deleted, everything that leads to it is listed, and nothing that would go with it', async () => {
    const products = callsOf(door, collections.products);
    const [wanted, other] = [await products.add(0), await products.add(0)];
    const cards = callsOf(door, collections.homeCards);
    await cards.add(0, { title: 'Tile', link: `/product/${wanted.id}/Wall` });
    await cards.add(0, { title: 'Elsewhere', link: `/product/${other.id}` });
    await callsOf(door, collections.productCards).add(wanted.id, { title: 'Own card', text: 'Text', path: `/product/${wanted.id}` });
    await callsOf(door, collections.productCards).add(other.id, { title: 'Neighbour', text: 'Text', path: `/product/${wanted.id}` });
    await door.admin('PUT', '/api/en/settings/policies', { json: { privacy: `<p><a href="/en/product/${wanted.id}">it</a></p>` } });
    const linksTo = async (ids: string) =>
      ((await door.admin('GET', `/api/en/links/to/products?ids=${ids}`)).body['links'] as {
        title: string;
        place: string;
        label: string;
      }[]) ?? [];
    expect((await linksTo(String(wanted.id))).map(({ title, place, label }) => `${title} | ${place} | ${label}`)).toEqual([
      expect.stringMatching(/^Tile \| .+ \| Link$/),
      expect.stringMatching(/^Neighbour \| .+/),
      expect.stringMatching(/Privacy policy/),
    ]);
    expect(await linksTo(`${wanted.id},${other.id}`)).toHaveLength(3);
    expect((await door.admin('GET', '/api/en/links/to/nothing?ids=1')).status).toBe(404);
    expect((await door.admin('GET', '/api/en/links/to/products?ids=x')).status).toBe(400);
  });
});
