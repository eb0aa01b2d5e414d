import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { present } from '#api/content/present.ts';
import { comparisonSheet } from '#api/features/documents/comparison-sheet.ts';
import { openTypesetter } from '#api/typesetting/typesetter.ts';
import { LANGUAGES } from '#content/document.ts';
import { collections } from '#content/index.ts';
import { readCompared } from '#content/shortlist.ts';
import { documentOf } from './document.ts';
import { demoRecords } from './records.ts';

const typesetter = openTypesetter();
afterAll(() => typesetter.close());

const picture = readFileSync(new URL('./media/share/contact-ar.jpg', import.meta.url));
const records = demoRecords().find(({ collection }) => collection.name === 'products')!.records;

test.each(LANGUAGES.flatMap((language) => ['2-6c6,9', '15-70,16,17', '1,5,9,14,29'].map((list) => [language, list] as const)))(
  'a comparison stands on one sheet of paper (%s, %s)',
  async (language, list) => {
    const columns = readCompared(list, 5).map((compared) => {
      const record = records.find(({ id }) => id === compared.id)!;
      const entry = {
        collection: 'products',
        id: record.id,
        parent: record.parent,
        position: 0,
        version: 1,
        published: { en: true, ar: true },
        document: documentOf(record, (path) => path),
        createdAt: '',
        updatedAt: '',
        deletedAt: null,
      };
      return { compared, product: present(collections.products, entry, language), day: '2026-11-19', picture };
    });
    const company = { name: 'Lamha', lines: ['+966 50 000 0000', 'riyadh@example.com'] };
    const { pdf } = await typesetter.typeset(comparisonSheet(language, columns, company));
    expect(
      Buffer.from(pdf)
        .toString('latin1')
        .match(/\/Type \/Page\n/g),
    ).toHaveLength(1);
  },
);
