// `npm run pictures -- http://127.0.0.1:3000` takes the pictures of docs/design-system.md from a running server with the demo company.
import { mkdirSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';

const FOLDER = 'docs/pictures';
const [address = 'http://127.0.0.1:3000'] = process.argv.slice(2);
const { CHROMIUM_PATH } = process.env;
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const TEXTS = {
  ar: { title: 'الضوء مادتنا', text: 'شاشة لمحة P1.2 أمام قاعة من 295 بوصة: حرف عربي واضح، ورقم لاتيني في سطره.', button: 'اطلب عرض سعر' },
  en: { title: 'Light is the material', text: 'Lamha P1.2 before a hall of 295 inches: one family, two scripts.', button: 'Get a quote' },
} as const;
type Language = keyof typeof TEXTS;

const COLOURS = [
  '--ink',
  '--ink-raised',
  '--ink-line',
  '--sand',
  '--sand-raised',
  '--sand-deep',
  '--light',
  '--light-soft',
  '--light-deep',
];
const SIZES = ['--title-xl', '--title-l', '--title-m', '--title-s', '--text-l', '--text-m', '--text-s', '--text-xs'];

const browser = await chromium.launch({
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
});
mkdirSync(FOLDER, { recursive: true });
for (const language of ['ar', 'en'] as const) {
  await take(language, 'tokens', { ...DESK, height: 620 }, '/adding_soon', showTokens);
  await take(language, 'home', DESK, '/', (page) => page.locator('#meeting input[type=radio]').first().waitFor({ state: 'attached' }));
  await take(language, 'product', DESK, '/product/15', (page) => scrollTo(page, 1.65));
  await take(language, 'phone', PHONE, '/contact');
}
await browser.close();

async function take(
  language: Language,
  name: string,
  viewport: typeof DESK,
  path: string,
  prepare?: (page: Page, language: Language) => Promise<void>,
): Promise<void> {
  // The specimen of the tokens is drawn with style attributes, which the pages themselves do not allow.
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', bypassCSP: true });
  const page = await context.newPage();
  await page.addInitScript((lang) => {
    localStorage.setItem('lang', lang);
    localStorage.setItem('consent', 'refused');
    sessionStorage.setItem('pop-up-seen', '1');
  }, language);
  await page.goto(`${address}${language === 'en' ? `/en${path}` : path}`, { waitUntil: 'networkidle' });
  await prepare?.(page, language);
  await page.evaluate(() => document.fonts.ready);
  const width = Math.min(viewport.width, 960);
  await sharp(await page.screenshot())
    .resize({ width })
    .webp({ quality: 74 })
    .toFile(`${FOLDER}/${name}-${language}.webp`);
  await context.close();
}

async function scrollTo(page: Page, screens: number): Promise<void> {
  await page.evaluate((count) => window.scrollTo({ top: count * innerHeight, behavior: 'instant' }), screens);
  await page.waitForLoadState('networkidle');
}

/** Every colour and every size, in the page's own style sheets, on both grounds. */
async function showTokens(page: Page, language: Language): Promise<void> {
  // The page's scripts would put their own page back.
  await page.route('**/*.js', (route) => route.abort());
  await page.reload({ waitUntil: 'networkidle' });
  await page.evaluate(
    ({ texts, colours, sizes }) => {
      const swatch = (name: string) =>
        `<div style="background:var(${name});border:1px solid var(--line);border-radius:var(--radius);block-size:4.5rem"></div><code dir="ltr" style="font-size:var(--text-xs)">${name}</code>`;
      const sample = (name: string) =>
        `<p style="display:flex;gap:1rem;align-items:baseline;line-height:1.5;white-space:nowrap;overflow:clip"><code dir="ltr" style="font-size:var(--text-xs);inline-size:6rem;flex:none">${name}</code><span style="font-size:calc(var(${name}) * .62)">${texts.title}</span></p>`;
      const ground = (tone: string, inside: string) =>
        `<section data-tone="${tone}" style="padding:2rem;display:grid;gap:1rem;align-content:start">${inside}</section>`;
      const action = `<p>${texts.text}</p><p style="color:var(--words-soft)">${texts.text}</p><p><span style="background:var(--light);color:var(--ink);padding:.75rem 1.25rem;border-radius:var(--radius);font-weight:var(--weight-strong)">${texts.button}</span></p>`;
      const palette = `<div style="display:grid;grid-template-columns:repeat(3,1fr);gap:.75rem">${colours.map((name) => `<div>${swatch(name)}</div>`).join('')}</div>`;
      document.body.innerHTML = `<main style="display:grid;grid-template-columns:1fr 1fr;min-block-size:100vh">${ground('dark', sizes.map(sample).join('') + action)}${ground('light', palette + action)}</main>`;
    },
    { texts: TEXTS[language], colours: COLOURS, sizes: SIZES },
  );
}
