import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { AppError } from '#api/errors.ts';
import { pictureInTurn } from '#api/media/in-turn.ts';
import { waysTo } from '#api/typesetting/company-head.ts';
import { documentTexts } from '#api/typesetting/document-texts.ts';
import type { Sheet } from '#api/typesetting/sheet.ts';
import { openTypesetter } from '#api/typesetting/typesetter.ts';
import { pathOf } from '#demo/media.ts';
import type { MediaPath } from '#demo/record.ts';
import { site } from '#demo/settings/site.ts';
import { writeDay } from '#i18n/write-day.ts';
import { DOCUMENT_CACHE, cachedOr } from './document-cache.ts';
import { demoDocuments, type DemoDocument } from './list.ts';
import { officesIn } from './offices.ts';
import type { PlacedPicture } from './pictures.ts';

/** The day of the company's texts and figures. */
const DAY = '2026-11-18';
const QUALITY = 74;
/** A first start on a busy machine has the time. */
const LIMIT_MS = 120_000;
const LOCKUPS = { en: 'brand/lockup-latin.svg', ar: 'brand/lockup-arabic.svg' } as const;

/** Those of the wanted files that are documents, set from the demo company's data: the same bytes until its words or pictures change. */
export async function makeDocuments(wanted: readonly MediaPath[], folder = DOCUMENT_CACHE): Promise<ReadonlyMap<MediaPath, Uint8Array>> {
  const typesetter = openTypesetter({ limitMs: LIMIT_MS });
  const made = new Map<MediaPath, Uint8Array>();
  const onPaper = openShrinking();
  try {
    for (const document of demoDocuments().filter(({ file, pictures }) => wanted.includes(file) && pictures.every(isThere))) {
      const sheet = await sheetOf(document);
      const set = async () => (await typesetter.typeset({ ...sheet, pictures: await onPaper(sheet.pictures, document.pictures) })).pdf;
      made.set(document.file, await cachedOr(folder, document.file, sheet, set));
    }
  } catch (error) {
    // A machine too busy to set them starts without them, as without any other file that is missing.
    if (!(error instanceof AppError)) throw error;
  } finally {
    await typesetter.close();
  }
  return made;
}

/** A document that lacks a picture is not made: a gap must not stop the start. */
function isThere({ file }: PlacedPicture): boolean {
  return existsSync(pathOf(file));
}

type Pictures = Record<string, Uint8Array>;

/** With the pictures as they lie in demo/media. */
async function sheetOf({ language, brochure, pictures }: DemoDocument): Promise<Sheet & { pictures: Pictures }> {
  const { company_name: name = '' } = site[language];
  const foot = documentTexts(language)('documents.asOf', { day: writeDay(DAY, language) });
  const files = [...pictures, { name: 'lockup.svg', file: LOCKUPS[language] }];
  const read = await Promise.all(files.map(async (picture) => [picture.name, await readFile(pathOf(picture.file))] as const));
  return {
    template: 'brochure',
    data: { language, day: DAY, company: { name, lines: [waysTo(officesIn(language))] }, foot, texts: {}, ...brochure },
    pictures: Object.fromEntries(read),
  };
}

/** Makes pictures as large as they are printed; both languages share most of them. */
function openShrinking() {
  const known = new Map<string, Promise<Uint8Array>>();

  async function shrink(bytes: Uint8Array, width: number): Promise<Uint8Array> {
    const { default: sharp } = await import('sharp');
    sharp.cache(false); // no picture comes twice, and what it would remember is a fifth of the memory of a first start
    const picture = sharp(bytes).resize({ width, withoutEnlargement: true }).jpeg({ quality: QUALITY });
    return new Uint8Array(await pictureInTurn(() => picture.toBuffer()));
  }

  return async (originals: Pictures, placed: readonly PlacedPicture[]): Promise<Pictures> => {
    const shrunk = { ...originals };
    for (const { name, width } of placed) {
      const picture = known.get(name) ?? shrink(originals[name] ?? new Uint8Array(), width);
      known.set(name, picture);
      shrunk[name] = await picture;
    }
    return shrunk;
  };
}
