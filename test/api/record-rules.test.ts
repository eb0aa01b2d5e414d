import { expect, test } from 'vitest';
import { collections } from '#content/index.ts';
import { onBothEngines } from '#test/rig/both-engines.ts';
import { callsOf } from '#test/rig/collection-calls.ts';

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
});
