// Photographs the pages of pages.mjs into the folder that holds the moving pictures' stills.
// usage: node make-pages.mjs FOLDER [names...]
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { PAGES } from './pages.mjs';

const [folder, ...names] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
const tab = await browser.newPage();
for (const name of names.length > 0 ? names : Object.keys(PAGES)) {
  const { width, height, html } = PAGES[name];
  // Written beside the pictures, so that the page's relative addresses find them.
  const file = resolve(folder, `${name}.html`);
  await writeFile(file, html);
  await tab.setViewportSize({ width, height });
  await tab.goto(`file://${file}`);
  await tab.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())));
  await tab.screenshot({ path: resolve(folder, `${name}.png`) });
}
await browser.close();
