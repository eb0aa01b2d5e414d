import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { advise } from '#content/advisor/advise.ts';
import { readQuestion } from '#content/advisor/question.ts';
import { adviceSheet } from '#api/features/documents/advice-sheet.ts';
import type { PlainSheet } from '#api/typesetting/sheet.ts';
import { present } from '#api/content/present.ts';
import { comparisonSheet } from '#api/features/documents/comparison-sheet.ts';
import { openTypesetter } from '#api/typesetting/typesetter.ts';
import { type Language, LANGUAGES } from '#content/document.ts';
import { collections } from '#content/index.ts';
import { readCompared } from '#content/shortlist.ts';
import { documentOf } from './document.ts';
import { demoRecords } from './records.ts';

const typesetter = openTypesetter();
afterAll(() => typesetter.close());

const picture = readFileSync(new URL('./media/share/contact-ar.jpg', import.meta.url));
const records = demoRecords().find(({ collection }) => collection.name === 'products')!.records;

function presented(id: number, language: Language) {
  const record = records.find((one) => one.id === id)!;
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
  return present(collections.products, entry, language);
}

async function sheetsOf(sheet: PlainSheet): Promise<number> {
  const { pdf } = await typesetter.typeset(sheet);
  return Buffer.from(pdf).toString('latin1').split('/Type /Page\n').length - 1;
}

const company = { name: 'Lamha', lines: ['+966 50 000 0000', 'riyadh@example.com'] };

test.each(
  LANGUAGES.flatMap((language) => ['2-6c6,9', '15-70,16,17', '1,5,9,14,29', '2,7,15,19,24'].map((list) => [language, list] as const)),
)('a comparison stands on one sheet of paper (%s, %s)', async (language, list) => {
  const columns = readCompared(list, 5).map((compared) => ({
    compared,
    product: presented(compared.id, language),
    day: '2026-11-19',
    picture,
  }));
  expect(await sheetsOf(comparisonSheet(language, columns, company))).toBe(1);
});

test.each(
  LANGUAGES.flatMap((language) =>
    [
      'place=facade&nearest=20&farthest=120&width=18&height=8&shows=video&budget=1000000',
      'place=indoors&nearest=4&farthest=15&width=4&height=2.5&shows=both',
    ].map((query) => [language, query] as const),
  ),
)('an advice stands on one sheet of paper (%s, %s)', async (language, query) => {
  const { question } = readQuestion(new URLSearchParams(query))!;
  const candidates = records.map(({ id }) => presented(id, language));
  const [proposal] = advise(question!, candidates).proposals;
  const running = { hours: 12, tariffs: { sa: 0.32, ae: 0.44 } };
  const facts = { proposal: proposal!, question: question!, country: 'sa' as const, running, day: '2026-11-19', company, picture };
  expect(await sheetsOf(adviceSheet(language, facts))).toBe(1);
});
