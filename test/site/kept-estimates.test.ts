import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collections } from '#content/index.ts';
import { settingsGroups } from '#content/settings/index.ts';
import { OPERATOR } from '#api/kernel/written-by.ts';
import { ENGINES } from '#test/rig/postgres.ts';
import { openDemo } from './demo-operations.ts';

const LIST = 'products=15-55x2,3-6c4,2,5,6,7,8';
const VAT = [
  { country: 'sa', percent: 15, since: '' },
  { country: 'ae', percent: 5, since: '' },
];

describe.each(ENGINES)('%s', (engine) => {
  let demo: Awaited<ReturnType<typeof openDemo>>;
  beforeAll(async () => {
    demo = await openDemo('', undefined, {}, { engine });
  });
  afterAll(() => demo?.close());

  /** What the estimates of both countries say of an older one, Saudi Arabia first. */
  async function notes(path: string, as: string): Promise<string[]> {
    const { body } = await demo.app.inject({ url: `${path}?${LIST}&as=${as}` });
    return [...body.matchAll(/<(p|div) role="note">(.*?)<\/\1>/g)].map(([, , texts = '']) => texts.replaceAll(/<[^>]*>/g, ' ').trim());
  }

  test('an estimate of many products, opened by its older address, says what has changed since', async () => {
    const { body } = await demo.app.inject({ url: `/en/shortlist?${LIST}` });
    // How many walls stands apart from how many cabinets.
    expect(body).toContain('Lamha P1.5, 6 × 4 cabinets × 1');
    const [sa = '', ae = ''] = [...body.matchAll(/as=(\d{8}-(?:sa|ae)-\d+-[\d.]+)/g)].map(([, as]) => as);
    expect(sa.length).toBeGreaterThan(40); // once the most the page read of it
    expect(await notes('/en/shortlist', sa)).toEqual([
      expect.stringMatching(/^The prices are still those of/),
      expect.stringMatching(/^The estimate of .* was for Saudi Arabia: SAR\W[\d,.]+\. Choose Saudi Arabia/),
    ]);
    expect(await notes('/shortlist', ae)).toEqual([
      expect.stringMatching(/^تقدير .* كان للإمارات: .* اختر الإمارات/),
      expect.stringMatching(/^ما زالت الأسعار/),
    ]);

    await demo.change(settingsGroups.offers, { vat: [{ country: 'sa', percent: 20, since: '' }, VAT[1]] });
    expect((await notes('/en/shortlist', sa))[0]).toMatch(/^The tax has changed since .*, the prices have not: it was SAR/);
    expect((await notes('/shortlist', sa))[0]).toMatch(/^تغيّرت الضريبة منذ/);
    expect((await notes('/en/shortlist', ae))[1]).toMatch(/^The prices are still those of/);
    await demo.change(settingsGroups.offers, { vat: VAT });

    const dearer = JSON.stringify({ 'price-from-sa': '98765 SAR' });
    const raw = { values: new Map([['specifications', dearer]]), files: [] };
    await demo.operations.content.update(collections.products, 15, { raw, language: 'en', by: OPERATOR });
    await expect
      .poll(async () => (await notes('/en/shortlist', sa))[0])
      .toMatch(/GlowMate, 55.*: SAR\W[\d,.]+ each then, SAR\W98,765\.00 now\./);
    expect((await notes('/shortlist', sa))[0]).toMatch(/^تغيّرت الأسعار منذ .* GlowMate، 55.*: كان سعر الواحد/);

    await demo.operations.content.remove(collections.products, 3, OPERATOR);
    await expect
      .poll(async () => (await notes('/en/shortlist', sa))[0])
      .toMatch(/A product that is not offered at present: SAR\W[\d,.]+ each then, no longer counted\./);
    expect((await notes('/shortlist', sa))[0]).toMatch(/منتج لا يُعرض حاليًا: كان سعر الواحد/);
  });
});
