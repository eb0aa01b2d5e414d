import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { textOf } from '#api/typesetting/test-pdf-text.ts';
import { LANGUAGES, type Language } from '#content/document.ts';
import { categoryPages } from '#demo/content/category-pages.ts';
import { records as projectGrid } from '#demo/content/project-grid.ts';
import { records as projects } from '#demo/content/projects.ts';
import { about } from '#demo/settings/about.ts';
import { campaign } from '#demo/settings/campaign.ts';
import { site } from '#demo/settings/site.ts';
import { demoDocuments } from './list.ts';
import { makeDocuments } from './make.ts';
import { officesIn } from './offices.ts';
import { TEXTS } from './texts.ts';

const documents = demoDocuments();
const made = await makeDocuments(documents.map(({ file }) => file));
const ARABIC_MARKS = /[\u064b-\u0652]/g;
/** Letters that are drawn as one keep their own order inside. */
const JOINED = /ل[اأإآ]/;

async function pdfText(file: string): Promise<string> {
  return (await textOf(made.get(file) ?? new Uint8Array())).replaceAll(ARABIC_MARKS, '').replaceAll(/\s/g, '');
}

/** As letters are drawn: from the left, also those of Arabic. */
function drawn(text: string, language: Language): string {
  const letters = text.replaceAll(/\s/g, '');
  return language === 'en' ? letters : [...letters].toReversed().join('');
}

/** Titles whose letters are drawn one by one, in the order in which the document should say them. */
function inOrderOf(titles: readonly (string | undefined)[], language: Language): string[] {
  const whole = titles.flatMap((title = '') => (/[a-z0-9]/i.test(title) && language === 'ar' ? [] : [title]));
  return whole.filter((title) => title.search(ARABIC_MARKS) < 0 && !JOINED.test(title)).map((title) => drawn(title, language));
}

function fileOf(name: string, language: Language): string {
  return `documents/${name}-${language}.pdf`;
}

test.each(LANGUAGES)(
  'in %s the profile tells of the company, what it makes and has made, how it works and where it is',
  async (language) => {
    const texts = await pdfText(fileOf('company-profile', language));
    const { company_name, tagline } = site[language];
    const { mission, vision, objectives, whatWeMake, howWeWork, talk, profile } = TEXTS[language];
    const titles = inOrderOf(
      [
        profile,
        tagline,
        company_name,
        mission,
        vision,
        objectives,
        about[language].features_heading,
        ...(about[language].features ?? []).map(({ title }) => title),
        whatWeMake,
        ...categoryPages.map(({ category }) => category[language].name),
        TEXTS[language].projects,
        ...projects.map((project) => project[language].title),
        howWeWork,
        ...projectGrid.map((step) => step[language].title),
        talk,
        ...officesIn(language).map(({ city }) => city),
      ],
      language,
    );
    expect(titles.length).toBeGreaterThan(15);
    let at = 0;
    for (const title of titles) {
      const next = texts.indexOf(title, at);
      expect([title, next]).not.toEqual([title, -1]);
      at = next + title.length;
    }
    // The sides of a size keep their order inside Arabic.
    for (const part of ['24,000×96', 'riyadh@example.com', '+971']) expect(texts).toContain(part);
  },
);

test('the sides of a size keep their order inside Arabic', () => {
  const arabic = documents.filter(({ language }) => language === 'ar').map(({ brochure }) => JSON.stringify(brochure));
  expect(arabic.join()).toContain('\u206624,000 × 96\u2069');
  expect(arabic.join()).not.toMatch(/(?<![\u2066\d.,])[\d.,]+\s*×\s*\d/);
});

test.each(LANGUAGES)('in %s the leaflet has every size of the series and its screens side by side', async (language) => {
  const texts = await pdfText(fileOf('vision-series', language));
  const title = campaign[language].slides?.[0]?.title ?? '';
  const sizes = (campaign.shared?.sizes ?? []).map((size) => `${size}″`).join('');
  for (const part of [drawn(title, language), sizes, 'Vision115Vision147Vision178Vision295', '1,920×1,080', 'GOB', 'HDMI2.1'])
    expect(texts).toContain(part);
});

test('every document is A4, fits its pages, is tagged, says its title, language and direction, and carries its typefaces', () => {
  for (const { file, language, brochure } of documents) {
    const pdf = Buffer.from(made.get(file) ?? []).toString('latin1');
    expect([file, pdf.match(/\/Type \/Page\n/g)?.length]).toEqual([file, brochure.pages.length]);
    const direction = { en: '/Direction /L2R', ar: '/Direction /R2L' }[language];
    const parts = [
      '/MediaBox [0 0 595.2756 841.8898]',
      '/StructTreeRoot',
      `/Lang (${language})`,
      direction,
      '/Title',
      '/FontFile2',
      'Geist',
    ];
    for (const part of [...parts, ...(language === 'ar' ? ['ReadexPro'] : [])])
      expect([file, pdf]).toEqual([file, expect.stringContaining(part)]);
  }
});

test('the same data are the same bytes, also where nothing can be kept', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lamha-documents-'));
  await writeFile(join(folder, 'file'), '');
  const file = fileOf('vision-series', 'ar');
  const again = (await makeDocuments([file], join(folder, 'file', 'below'))).get(file);
  await rm(folder, { recursive: true });
  expect(Buffer.compare(Buffer.from(again ?? []), Buffer.from(made.get(file) ?? []))).toBe(0);
});
