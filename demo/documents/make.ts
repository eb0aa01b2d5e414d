import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { LANGUAGES, type Language } from '#content/document.ts';
import { chooseMedia, pathOf, readCatalogue } from '#demo/media.ts';
import { fileOf, type MediaPath, type NamedFile } from '#demo/record.ts';
import { campaign } from '#demo/settings/campaign.ts';
import { site } from '#demo/settings/site.ts';
import { companyProfile } from './company-profile.ts';
import { visionSheet } from './vision-sheet.ts';
import type { Html } from './html.ts';
import type { PictureOf } from './picture-of.ts';

type Printable = { file: MediaPath; page: Html };
type Files = { specsheet?: NamedFile | undefined };

const PICTURE_WIDTH = 900;
const FONTS = { arabic: 'readex-pro/files/readex-pro-arabic-wght-normal.woff2', latin: 'geist/files/geist-latin-wght-normal.woff2' };
const WEIGHTS = [400, 560];
const catalogue = readCatalogue();
const folder = mkdtempSync(join(tmpdir(), 'lamha-documents-'));
const wanted = new Map<string, string>();

function pictureOf(path: MediaPath | undefined): string {
  const found = path && chooseMedia(catalogue, path);
  if (!found) throw new Error(`there is no picture for ${path ?? 'a document'}`);
  const name = basename(found.file);
  wanted.set(name, pathOf(found.file));
  return name;
}

/** A picture whose screens speak exists in English too. */
function spokenIn(language: Language, path: MediaPath | undefined): MediaPath | undefined {
  const english = path?.replace(/\.jpg$/, '-en.jpg');
  return language === 'en' && english && existsSync(pathOf(english)) ? english : path;
}

function printables(): Printable[] {
  const fileIn = (language: Language, shared: Files | undefined, arabic: Files | undefined) =>
    fileOf((language === 'ar' ? arabic?.specsheet : undefined) ?? shared?.specsheet ?? '');
  const pictureIn =
    (language: Language): PictureOf =>
    (picture) =>
      pictureOf(spokenIn(language, picture && fileOf(picture)));
  return LANGUAGES.flatMap((language) => [
    {
      file: fileOf((language === 'ar' ? site.filesAr?.profile : site.files?.profile) ?? ''),
      page: companyProfile(language, pictureIn(language)),
    },
    { file: fileIn(language, campaign.files, campaign.filesAr), page: visionSheet(language, pictureIn(language)) },
  ]);
}

async function layOut(letters: string): Promise<void> {
  for (const [name, file] of Object.entries(FONTS)) {
    const font = readFileSync(createRequire(import.meta.url).resolve(`@fontsource-variable/${file}`));
    // A printed file carries each weight of a variable font whole; fixed weights with our letters only are a quarter of that.
    for (const weight of WEIGHTS)
      writeFileSync(
        join(folder, `${name}-${weight}.woff2`),
        await subsetFont(font, letters, { targetFormat: 'woff2', variationAxes: { wght: weight } }),
      );
  }
  copyFileSync(fileURLToPath(new URL('./sheet.css', import.meta.url)), join(folder, 'sheet.css'));
  for (const name of ['lockup-latin.svg', 'lockup-arabic.svg']) copyFileSync(pathOf(`brand/${name}`), join(folder, name));
  for (const [name, path] of wanted)
    await sharp(path).resize({ width: PICTURE_WIDTH, withoutEnlargement: true }).jpeg({ quality: 74 }).toFile(join(folder, name));
}

// All of them, or those whose names are given: `node demo/documents/make.ts vision`.
const names = process.argv.slice(2);
const documents = printables().filter(({ file }) => names.length === 0 || names.some((name) => file.includes(name)));
await layOut([...new Set(documents.map(({ page }) => page.markup).join(''))].join(''));
mkdirSync(pathOf('documents'), { recursive: true });
// Without a path Playwright looks for a browser of its own; `npm run documents` names the one the tests use.
const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath ? { executablePath } : {}) });
try {
  const tab = await browser.newPage();
  for (const [index, { file, page }] of documents.entries()) {
    const path = join(folder, `${index}.html`);
    writeFileSync(path, page.markup);
    await tab.goto(pathToFileURL(path).href);
    await tab.evaluate(() => document.fonts.ready);
    const overfull = await tab
      .locator('.page')
      .evaluateAll((pages) => pages.filter((each) => each.scrollHeight > each.clientHeight + 1).length);
    if (overfull > 0) throw new Error(`${file} does not fit on its pages`);
    await tab.pdf({ path: pathOf(file), preferCSSPageSize: true, printBackground: true, tagged: true });
  }
  process.stdout.write(`${documents.length} documents are in demo/media/documents.\n`);
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
