import { expect, test } from 'vitest';
import { onBothEngines } from '#test/rig/both-engines.ts';
import { proves } from '#test/requirements/proves.ts';

type Row = Record<string, unknown>;

onBothEngines(({ call, admin }) => {
  test('Z-65 Z-P07: search comes before the id, blank finds nothing, and Arabic is found in all its forms', async () => {
    const add = async (en: string, ar: string) =>
      Number(
        (await admin('POST', '/api/en/products', { form: { name_en: en, name_ar: ar, description_en: `${en} for halls` } })).body['id'],
      );
    const [screen, totem, hidden] = [
      await add('Panorama display 55', 'شاشة بانوراما ٥٥'),
      await add('Totem 100%_safe', 'عمود إعلاني'),
      await add('Panorama hidden', 'شاشة مخفية'),
    ];
    await admin('PUT', `/api/en/products/${hidden}`, { form: { published_en: '0', published_ar: '0' } });
    const find = async (query: string, base = '/api/en') =>
      ((await call('GET', `${base}/products/search/${encodeURIComponent(query)}`)).body as unknown as Row[]).map((result) => result['id']);
    proves('Z-P07');
    for (const blank of ['', '%20', '%20%20/', '%E2%80%8B', '%09'])
      expect((await call('GET', `/api/en/products/search/${blank}`)).body).toEqual([]);
    for (const query of ['شاشة', 'شاشه', 'الشاشات', 'شاشـة', 'شَاشَة', '٥٥', '55', 'PANORAMA', 'panor', 'display']) {
      expect([query, await find(query), await find(query, '/api/ar')]).toEqual([query, [screen], [screen]]);
    }
    expect(await find('اعلاني')).toEqual([totem]);
    expect(await find('100%_safe')).toEqual([totem]);
    for (const nothing of ['%', '_', '\\', "'", '"', '*', 'zzzzzz']) expect([nothing, await find(nothing)]).toEqual([nothing, []]);
    expect((await call('GET', `/api/en/products/search/${encodeURIComponent('panorama')}`)).body).toEqual([
      { id: screen, title: 'Panorama display 55', path: `/product/${screen}`, description: 'Panorama display 55 for halls' },
    ]);
    await admin('DELETE', `/api/en/products/${screen}`);
    expect(await find('panorama')).toEqual([]);
  });
});
