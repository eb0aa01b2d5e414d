import { expect, test } from 'vitest';
import { collectionNamed } from '#content/index.ts';
import { dashboardTexts } from '#i18n/messages/dashboard.ts';
import { translate } from '#i18n/translate.ts';
import { proves, type Row } from '#test/requirements/proves.ts';

type Said = { rows: readonly Row[]; of: string; saved: readonly [string, string]; failed: readonly [string, string, string] };

/** Which sentences an editor says, by hand: added, updated; failed to add, to update, to delete. Journeys show that editors say them. */
const SENTENCES = [
  {
    rows: ['T-11', 'AB-27', 'AB-28'],
    of: 'category-heroes',
    saved: ['Section added successfully!', 'Section updated successfully!'],
    failed: ['Error occurred while saving data.', 'Error occurred while saving data.', 'Failed to delete item'],
  },
  {
    rows: ['T-13', 'AB-29'],
    of: 'category-banners',
    saved: ['Section Two added successfully', 'Section Two updated successfully'],
    failed: ['Failed to save section two', 'Failed to save section two', 'Failed to delete item'],
  },
  {
    rows: ['T-24', '3-93', 'AB-30'],
    of: 'category-tiles',
    saved: ['Item added', 'Item updated'],
    failed: ['Failed to add item', 'Failed to update item', 'Failed to delete item'],
  },
  {
    rows: ['T-24', '3-93'],
    of: 'category-cards',
    saved: ['Item added', 'Item updated'],
    failed: ['Failed to add item', 'Failed to update item', 'Failed to delete item'],
  },
  {
    rows: ['T-24', '3-93', 'AB-31'],
    of: 'category-questions',
    saved: ['Item added', 'Item updated'],
    failed: ['Failed to add item', 'Failed to update', 'Failed to delete'],
  },
  {
    rows: ['U-09', 'AB-35'],
    of: 'product-cards',
    saved: ['Item added', 'Item updated'],
    failed: ['Failed to save item', 'Failed to save item', 'Failed to delete item'],
  },
  {
    rows: ['U-12', 'AB-37'],
    of: 'products',
    saved: ['Product added successfully!', 'Product updated successfully!'],
    failed: ['Failed to save item', 'Failed to update product.', 'Failed to delete item'],
  },
] as const satisfies readonly Said[];

test.each(SENTENCES)('$rows: the editor of $of says the given sentences', ({ rows, of, saved, failed }) => {
  const messages = collectionNamed(of)!.saved;
  proves(...rows);
  expect([translate('en', `api.saved.${messages}.created`), translate('en', `api.saved.${messages}.updated`)]).toEqual(saved);
  const said = (['create', 'update', 'delete'] as const).map((action) => dashboardTexts.en[`failed.${messages}.${action}`]);
  expect(said).toEqual(failed);
});

test('one word is one thing: «السجل» is the log and nothing else', () => {
  const log = Object.entries(dashboardTexts.ar)
    .filter(([, text]) => text === 'السجل')
    .map(([key]) => key);
  expect(log.filter((key) => !/^(?:shell\.tab\.log|log\.)/.test(key))).toEqual([]);
});
