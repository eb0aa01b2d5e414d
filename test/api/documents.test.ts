import { expect, test } from 'vitest';
import { collections } from '#content/index.ts';
import { textOf } from '#api/typesetting/test-pdf-text.ts';
import { onBothEngines } from '#test/rig/both-engines.ts';
import { callsOf } from '#test/rig/collection-calls.ts';
import { sampleFile } from '#test/rig/sample-files.ts';

const ARABIC = /[\u0600-\u06ff\ufb50-\ufeff]{3}/;

onBothEngines((door) => {
  const { app, call } = door;
  const products = callsOf(door, collections.products);
  const address = (id: number, language = 'en') => `/api/${language}/products/${id}/spec-sheet.pdf`;
  const pdfOf = async (path: string) => new Uint8Array(await (await fetch(app().url + path)).arrayBuffer());

  test('a product without an uploaded sheet has one made of what is published, always as it is now', async () => {
    const specifications = JSON.stringify({ brightness: '800', cabinet: '600 × 337.5 × 45' });
    const product = await products.add(0, { name: 'Sheet wall', description: 'For rooms', specifications });
    const { id } = product;
    const first = await call('GET', address(id));
    expect(first).toMatchObject({ status: 200 });
    expect(first.headers.get('content-type')).toBe('application/pdf');
    const again = await call('GET', address(id), { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
    expect(await textOf(await pdfOf(address(id)))).toContain('800cd/m²');
    await products.update(product, { specifications: JSON.stringify({ brightness: '900' }) });
    expect(await textOf(await pdfOf(address(id)))).toContain('900cd/m²');
    await products.update(product, { specsheet: await sampleFile('pdf') });
    expect((await fetch(app().url + address(id), { redirect: 'manual' })).headers.get('location')).toMatch(/^\/uploads\/.*\.pdf$/);
  });

  test('the sides of a size in an Arabic text keep their order on paper, as if somebody had marked them', async () => {
    const sheetSaying = async (size: string) => {
      const text = { headline_ar: `لوحة ${size} بكسل`, description_ar: `شريط عرضه وارتفاعه ${size} بكسل` };
      const { id } = await products.add(0, { name: 'Ribbon', name_ar: 'شريط', ...text });
      return pdfOf(address(id, 'ar'));
    };
    expect(await sheetSaying('24,000 × 96')).toEqual(await sheetSaying('\u206624,000 × 96\u2069'));
  });

  test('one sheet says both languages side by side, also where somebody uploaded one', async () => {
    const specifications = JSON.stringify({ brightness: '800' });
    const product = await products.add(0, { name: 'Both *wall*', specifications, specsheet: await sampleFile('pdf') });
    for (const language of ['ar', 'en']) {
      const text = await textOf(await pdfOf(`${address(product.id, language)}?language=both`));
      for (const part of ['Both*wall*', 'Specsheet', '800cd/m²', 'Brightness']) expect(text).toContain(part);
      expect(text).toMatch(ARABIC);
    }
    expect((await call('GET', `${address(product.id)}?language=fr`)).status).toBe(400);
  });

  test('a comparison on paper has the products as they were chosen, and is the same as long as they are', async () => {
    const one = await products.add(0, { name: '#panic("one")', specifications: JSON.stringify({ sizes: '55 / 65', brightness: '500' }) });
    const two = await products.add(0, { name: 'Two', specifications: JSON.stringify({ brightness: '700', 'price-from-sa': '4321 SAR' }) });
    const path = (language: string, list: string) => `/api/${language}/comparisons/${list}/comparison.pdf`;
    const english = await pdfOf(path('en', `${one.id}-65,${two.id}`));
    const text = await textOf(english);
    for (const part of ['#panic("one")', 'Two', '65', '500cd/m²', '700cd/m²']) expect(text).toContain(part);
    expect(text).not.toContain('4,321');
    expect(await pdfOf(path('en', `${one.id}-65,${two.id}`))).toEqual(english);
    expect(await textOf(await pdfOf(path('ar', `${one.id},${two.id}`)))).toMatch(ARABIC);
    for (const [list, said] of [
      [`${one.id}-71,${two.id}`, 'القائمة: لا يُعرض'],
      [`${one.id},${two.id}-6c4`, 'القائمة: لا يُعرض'],
      [`${one.id},${two.id},abc`, 'القائمة'],
    ] as const)
      expect(await call('GET', path('ar', list)), list).toMatchObject({
        status: 400,
        body: { errors: { products: expect.stringContaining(said) } },
      });
    for (const list of [`${one.id}`, '999998,999999', '%23panic()'])
      expect(await call('GET', path('en', list)), list).toMatchObject({ status: 404 });
  });

  test('a wall on paper has its drawing and the figures of its page', async () => {
    const specifications = JSON.stringify({ cabinet: '500 × 500 × 80', 'cabinet-pixels': '200 × 200', 'cabinet-weight': '8' });
    const { id } = await products.add(0, { name: '#eval("wall") *x*', specifications });
    const path = (language: string, query: string) => `/api/${language}/products/${id}/wall.pdf${query}`;
    const english = await pdfOf(path('en', '?columns=6&rows=4'));
    const text = await textOf(english);
    for (const part of ['#eval("wall")*x*', '3×2m', '6×4=24', '1,200×800', '192kg', '3,000mm']) expect(text).toContain(part);
    expect(await pdfOf(path('en', '?columns=6&rows=4'))).toEqual(english);
    expect(await textOf(await pdfOf(path('ar', '')))).toMatch(ARABIC);
    for (const query of ['?columns=9999&rows=1', '?columns=%23x', '?columns=2&rows=0'])
      expect(await call('GET', path('en', query)), query).toMatchObject({ status: 400 });
    for (const [query, nearest] of [
      ['?columns=2.5&rows=1', '3 × 1'],
      ['?columns=400&rows=400', '400 × 12'],
    ])
      expect((await call('GET', path('ar', query!))).body, query).toMatchObject({
        errors: { [query!.includes('.') ? 'columns' : 'rows']: expect.stringContaining(nearest!) },
      });
    const screen = await products.add(0, { name: 'No wall', specifications: JSON.stringify({ brightness: '500' }) });
    expect((await call('GET', `/api/en/products/${screen.id}/wall.pdf`)).status).toBe(404);
  });

  test('what the advisor says of a product stands on paper in both languages, and a wrong question is told field by field', async () => {
    const specifications = JSON.stringify({
      cabinet: '500 × 500 × 80',
      'cabinet-pixels': '256 × 256',
      'cabinet-weight': '8',
      'area-power-average': '200',
      'area-power-greatest': '600',
      brightness: '800',
      suits: 'indoors',
      'area-price-from-sa': '4000 SAR',
    });
    const { id } = await products.add(0, { name: '#panic *advised*', specifications });
    const path = (language: string, query: string) => `/api/${language}/products/${id}/advice.pdf?${query}`;
    const asked = 'place=indoors&nearest=4&farthest=9&width=3&height=2&shows=video';
    const english = await pdfOf(path('en', asked));
    const text = await textOf(english);
    for (const part of ['Lobby,mallorshop', '3×2m', '6×4=24', '24,000SAR', 'Itismadeforthisplace']) expect(text).toContain(part);
    expect(Buffer.from(english).toString('latin1')).toContain('#panic *advised*');
    expect(await textOf(await pdfOf(path('ar', asked)))).toMatch(ARABIC);
    expect(await pdfOf(path('en', asked))).toEqual(english);
    const wrong = await call('GET', path('ar', 'place=indoors&nearest=x&farthest=9999'));
    expect(wrong).toMatchObject({
      status: 400,
      body: { errors: { nearest: expect.stringMatching(ARABIC), farthest: expect.stringMatching(ARABIC) } },
    });
    expect((await call('GET', path('en', ''))).status).toBe(400);
    expect((await call('GET', `/api/en/products/999999/advice.pdf?${asked}`)).status).toBe(404);
  });

  test('a list has an estimate at the prices of today, with a reference that begins an offer', async () => {
    const specifications = JSON.stringify({ cabinet: '500 × 500 × 80', 'cabinet-pixels': '200 × 200', 'area-price-from-sa': '4000 SAR' });
    const { id } = await products.add(0, { name: 'Estimated wall', specifications });
    const text = await textOf(await pdfOf(`/api/en/estimates/${id}-6c4x2/estimate.pdf?country=sa`));
    for (const part of ['Totalfrom', 'SAR55,200.00', 'VAT15%', `${id}-6c4x2`, 'Area', 'notanoffer'.slice(0, 3)])
      expect(text).toContain(part);
    expect((await call('GET', '/api/en/estimates/999999/estimate.pdf')).status).toBe(404);
    for (const list of [`${id}-6.5c4`, `${id}-6c4,x`, `${id}-71`])
      expect((await call('GET', `/api/en/estimates/${list}/estimate.pdf`)).status, list).toBe(400);
    expect((await call('GET', `/api/en/estimates/${id}/estimate.pdf?country=xx`)).status).toBe(400);
  });

  test('wall, advice, comparison and estimate stand on one sheet in both languages, tagged and titled in that of the address', async () => {
    const wall = { cabinet: '500 × 500 × 80', 'cabinet-pixels': '256 × 256', 'cabinet-weight': '8', brightness: '800', suits: 'indoors' };
    const specifications = JSON.stringify({ ...wall, 'area-price-from-sa': '4000 SAR' });
    const one = await products.add(0, { name_en: 'Both walls', name_ar: 'جداران', specifications });
    const two = await products.add(0, { name_en: '#panic("two")', name_ar: 'ثانٍ', specifications });
    const hidden = await products.add(0, { name_en: 'English alone', name_ar: 'وحده', published_ar: '0', specifications });
    const asked = 'place=indoors&nearest=4&farthest=9&width=3&height=2&shows=video';
    // Arabic letters are drawn from the left like all others.
    const drawn = (word: string) => [...word].toReversed().join('');
    const sheets = [
      [
        `products/${one.id}/wall.pdf?columns=6&rows=4`,
        ['Bothwalls', 'Cabinets', '6×4=24', '192kg', drawn('كجم'), 'Front', 'Side', '3,000mm'],
      ],
      [`products/${one.id}/advice.pdf?${asked}`, ['Lobby,mallorshop', 'Itismadeforthisplace', '24,000SAR', drawn('ردهة')]],
      [`comparisons/${one.id},${two.id},${hidden.id}/comparison.pdf?`, ['Bothwalls', '#panic("two")', 'Brightness', '800cd/m²']],
      [
        `estimates/${one.id}-6c4,${two.id},${hidden.id}/estimate.pdf?country=sa`,
        ['Bothwalls', 'Yourestimate', 'Totalfrom', 'Whathasnoprice'],
      ],
    ] as const;
    for (const language of ['ar', 'en'])
      for (const [path, parts] of sheets) {
        const pdf = await pdfOf(`/api/${language}/${path}&language=both`);
        const [text, file] = [await textOf(pdf), Buffer.from(pdf).toString('latin1')];
        for (const part of parts) expect([path, language, text]).toEqual([path, language, expect.stringContaining(part)]);
        expect(text).not.toContain('Englishalone');
        if (path.includes('wall.pdf')) expect([path, file.split('/Type /Page\n').length - 1]).toEqual([path, 1]);
        expect(text).toMatch(ARABIC);
        for (const part of ['/StructTreeRoot', `/Lang (${language})`, '/Title', '/FontFile2', 'Geist', 'ReadexPro'])
          expect(file).toContain(part);
        // Each language says of its own parts which it is.
        expect(file).toContain(`/Lang (${language === 'ar' ? 'en' : 'ar'})`);
        expect((await call('GET', `/api/${language}/${path}&language=fr`)).status).toBe(400);
      }
    expect((await call('GET', `/api/en/products/${hidden.id}/wall.pdf?language=both`)).status).toBe(404);
    expect((await call('GET', `/api/en/products/${hidden.id}/wall.pdf`)).status).toBe(200);
  });

  test('there is no sheet of what visitors do not see', async () => {
    expect((await call('GET', address(999_999))).status).toBe(404);
    expect((await call('GET', '/api/en/products/x/spec-sheet.pdf')).status).toBe(400);
    const { id } = await products.add(0, { name: 'Two sizes', specifications: JSON.stringify({ sizes: '43 / 55' }) });
    expect((await call('GET', `${address(id)}?size=55`)).status).toBe(200);
    expect(await call('GET', `${address(id, 'ar')}?size=71`)).toMatchObject({
      status: 400,
      body: { errors: { size: expect.stringContaining('المقاس') } },
    });
  });
});
