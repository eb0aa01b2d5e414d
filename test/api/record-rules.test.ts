import { expect, test } from 'vitest';
import { translate } from '#i18n/translate.ts';
import { collections } from '#content/index.ts';
import { onBothEngines } from '#test/rig/both-engines.ts';
import { callsOf } from '#test/rig/collection-calls.ts';
import { sampleFile } from '#test/rig/sample-files.ts';
import { minimalRecord } from '#test/rig/samples.ts';

onBothEngines((door) => {
  const products = () => callsOf(door, collections.products);
  const save = (id: number, values: Record<string, unknown>) => door.admin('PUT', `/api/en/products/${id}`, { json: values });

  test('what is wrong with specifications is told in one round', async () => {
    const { id } = await products().add(0, { name: 'Wall' });
    const specifications = { sizes: '43 / 55 / 65', weight: '10 / 12', brightness: 'bright' };
    expect((await save(id, { specifications })).body['codes']).toEqual({
      'specifications.brightness': 'not-a-number',
      'specifications.weight': 'wrong-count',
    });
  });

  test('an office does not close before it opens', async () => {
    const put = (opens: string, closes: string) => door.admin('PUT', '/api/ar/settings/contact-ae', { json: { opens, closes } });
    expect((await put('20:00', '18:00')).body).toMatchObject({ success: false, codes: { closes: 'not-after' } });
    expect((await put('18:00', '18:00')).status).toBe(422);
    expect((await put('08:00', '18:00')).status).toBe(200);
  });

  test('an Excel workbook is refused with what to do instead', async () => {
    const file = new File([new Uint8Array([0x50, 0x4b, 3, 4, 20, 0])], 'sheet.xlsx');
    const { status, body } = await door.admin('POST', '/api/ar/exchange/check', { form: { file } });
    expect([status, body['errors']]).toEqual([422, { file: expect.stringContaining('CSV\u00a0UTF-8') }]);
  });

  test('a page that nothing leads to says so, until something does', async () => {
    const { id } = await products().add(0, { name: 'Lonely' });
    const unlinked = async () => {
      const found = await door.app().server.operations.links.unlinked('en', { name: 'products', id });
      return found.map(({ title }) => title);
    };
    await expect.poll(unlinked).toEqual(['Lonely']);
    await callsOf(door, collections.productCards).add(id, { title: 'Own', text: 'Own', path: `/product/${id}` });
    await expect.poll(unlinked).toEqual(['Lonely']);
    await callsOf(door, collections.homeCards).add(0, { ...minimalRecord(collections.homeCards, 'x'), link: `/product/${id}` });
    await expect.poll(unlinked).toEqual([]);
  });

  test('the same file twice in one go is kept once, and both answers name it', async () => {
    const picture = await sampleFile('image', 'first');
    const send = async (name: string) => {
      const form = { file: new File([await picture.arrayBuffer()], name, { type: picture.type }) };
      return (await door.admin('POST', '/api/en/media?same=once', { form })).body as {
        files: { name: string }[];
        known: string[];
        message: string;
      };
    };
    const [one, other] = [await send('first.png'), await send('second.png')];
    expect([one.known, other.known]).toEqual([[], [one.files[0]!.name]]);
    expect(other.files[0]!.name).toBe(one.files[0]!.name);
    expect([one.message, other.message]).toEqual([translate('en', 'api.done.file-added'), translate('en', 'api.done.file-known')]);
  });

  test('a draft ends when it is published, also where the record says the same by now', async () => {
    const { id } = await products().add(0, { name: 'Wider wall' });
    const at = `/api/en/drafts/products/${id}`;
    await save(id, { name_en: 'Wall' });
    await door.admin('PATCH', at, { json: { values: { name_en: 'Wider wall' } } });
    await door.admin('POST', `/api/en/history/products/${id}/restore/1`);
    const { version } = await products().readBoth(id);
    expect((await door.admin('POST', `${at}/publish`, { json: { language: 'both', version } })).status).toBe(200);
    expect((await door.admin('GET', at)).body['draft']).toBeNull();
    expect((await products().readBoth(id)).version).toBe(version);
  });
});
