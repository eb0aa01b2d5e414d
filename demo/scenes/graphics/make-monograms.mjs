// A monogram in lamps for everybody of the team, in both scripts: nobody was photographed, so nobody is pretended.
// usage: node make-monograms.mjs OUT
import { mkdir } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { page } from '../contents/sheet.mjs';

const PEOPLE = {
  salma: ['س', 'S', 38],
  yousef: ['ي', 'Y', 24],
  noura: ['ن', 'N', 30],
  khalid: ['خ', 'K', 18],
  layla: ['ل', 'L', 34],
  omar: ['ع', 'O', 28],
  maryam: ['م', 'M', 42],
  rashid: ['ر', 'R', 20],
  daniel: ['د', 'D', 36],
  hessa: ['ح', 'H', 26],
};
const [WIDTH, HEIGHT] = [800, 992];
const [out] = process.argv.slice(2);
await mkdir(out, { recursive: true });

const drawn = (arabic, latin, hue) =>
  page(
    WIDTH,
    HEIGHT,
    `<div class="centre"><div class="kufi dots" style="font-size:380px;--dot:14px;line-height:1.6;padding:0 .15em;translate:0 -12%">${arabic}</div></div>
     <div class="kufi" dir="ltr" style="position:absolute;inset-inline-start:56px;inset-block-end:48px;font-size:76px;line-height:1;color:#ffb224">${latin}</div>`,
    `body{background:radial-gradient(circle at 50% 38%, hsl(${hue} 46% 17%), #0b0a09 74%)}
     body::before{content:'';position:absolute;inset:0;background:radial-gradient(circle,#f6ead914 0 2px,transparent 2.6px) 0 0/16px 16px}`,
  );

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
const tab = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT }, deviceScaleFactor: 1.5 });
for (const [name, letters] of Object.entries(PEOPLE)) {
  await tab.setContent(drawn(...letters).html);
  await tab.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())));
  await sharp(await tab.screenshot())
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(`${out}/${name}.jpg`);
}
await browser.close();
