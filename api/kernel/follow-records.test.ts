import { expect, onTestFinished, test } from 'vitest';
import { collections } from '#content/index.ts';
import type { Change } from '#store/subjects.ts';
import { openDatabase } from '#store/database/open.ts';
import { createMigratedDatabase } from '#test/rig/postgres.ts';
import { followRecords } from './follow-records.ts';

const RECORD = 'products#15';
const AT = '2031-02-03T04:05:06.000Z';
const ROW = {
  collection: 'products',
  id: 15,
  parent: 0,
  position: 1,
  version: 1,
  published_en: 1,
  published_ar: 1,
  shared: '{}',
  en: '{"name":"Wall"}',
  ar: '{}',
  created_at: AT,
  updated_at: AT,
  deleted_at: null,
  deleted_with: null,
  missing_en: null,
  missing_ar: null,
} as const;

test('whoever reads while a record is looked at again is given what was known of it, and not a gap', async () => {
  const { url, drop } = await createMigratedDatabase('sqlite');
  const database = openDatabase(url);
  onTestFinished(() => database.close().then(drop));
  await database.kysely.insertInto('entries').values(ROW).execute();
  let tell: (change: Change) => void = () => {};
  let onLook = () => {};
  const { whole } = followRecords({
    database,
    onChange: (listener) => (tell = listener),
    models: [collections.products],
    look: (_model, { version }) => {
      onLook();
      return version === 3 ? undefined : version;
    },
  });
  const found = await whole();
  expect([...found]).toEqual([[RECORD, 1]]);

  const seen: unknown[] = [];
  onLook = () => void seen.push(found.get(RECORD));
  for (const [version, change] of [
    [2, [RECORD]] as const,
    [2, ['products']] as const,
    [2, 'everything'] as const,
    [3, [RECORD]] as const,
  ]) {
    await database.kysely.updateTable('entries').set({ version }).execute();
    tell(change);
    await whole();
  }
  expect([seen, [...found]]).toEqual([[1, 2, 2, 2], []]);
});
