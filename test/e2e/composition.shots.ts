import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { readCatalogue } from '#demo/media.ts';
import { showEverything } from './show-everything.ts';
import { LANGUAGES, visit } from './visit.ts';

/** From the smallest phone to a wide desk. */
const SCREENS = [320, 390, 768, 1100, 1440, 1920] as const;
const VISITED = [
  '/',
  ...[1, 2, 3, 4, 5, 6].map((id) => `/one-category/${id}`),
  '/sub-category/4',
  '/product/13',
  '/projects',
  '/project/1',
  '/project/5',
  '/about',
  '/register',
  '/our-community',
  '/the-vision',
] as const;

/** A picture that shows its subject all over, such as a stadium, has nothing that a crop could lose. */
const boxes = readCatalogue().flatMap(({ alt, box }) => (box && box[2] - box[0] < 0.98 ? [{ alt, box }] : []));

for (const language of LANGUAGES) {
  test(`in ${language} no words lie on a picture, and no first picture loses what it shows`, async ({ page }) => {
    const subjects = Object.fromEntries(boxes.map(({ alt, box }) => [alt[language], box]));
    for (const path of VISITED) {
      await visit(page, language, path);
      for (const width of SCREENS) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await textOnPictures(page), `${path} at ${width}`).toEqual([]);
        expect.soft(await cutSubjects(page, subjects), `${path} at ${width}`).toEqual([]);
      }
    }
  });
}

/** A wide desk, and a phone that shows every point twice across and down. */
const DENSITIES = [
  { viewport: { width: 1920, height: 1080 }, deviceScaleFactor: 1 },
  { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
] as const;
/** From here on the eye sees it. */
const SOFT = 1.15;

for (const { viewport, deviceScaleFactor } of DENSITIES)
  test(`at ${viewport.width} pixels, ${deviceScaleFactor} to a point, no picture is drawn larger than it is`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ viewport, deviceScaleFactor, baseURL: baseURL!, reducedMotion: 'reduce' });
    const page = await context.newPage();
    for (const [index, path] of VISITED.entries()) {
      await visit(page, LANGUAGES[index % LANGUAGES.length]!, path);
      await showEverything(page);
      expect.soft(await softPictures(page, SOFT), path).toEqual([]);
    }
    await context.close();
  });

/** Pictures that fill more points of the screen than they have, by more than `most`. */
function softPictures(page: Page, most: number): Promise<string[]> {
  return page.evaluate(async (limit) => {
    const images = [...document.querySelectorAll<HTMLImageElement>('main picture img')].filter(
      (image) => image.getBoundingClientRect().width > 160,
    );
    const looks = images.map(async (image) => {
      const { width, height } = image.getBoundingClientRect();
      const stored = await createImageBitmap(await (await fetch(image.currentSrc)).blob());
      const [across, down] = [width / stored.width, height / stored.height];
      const growth = (getComputedStyle(image).objectFit === 'cover' ? Math.max(across, down) : Math.min(across, down)) * devicePixelRatio;
      return growth > limit
        ? [`${growth.toFixed(2)} ${Math.round(width)} × ${Math.round(height)} ${stored.width} ${image.alt} ${image.sizes}`]
        : [];
    });
    return (await Promise.all(looks)).flat();
  }, most);
}

/** Every line of text whose box meets the box of a picture; of the slides only those that are shown together. */
function textOnPictures(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    delete document.documentElement.dataset['fresh']; // everything is laid out
    const main = document.querySelector('main')!;
    for (const slide of main.querySelectorAll('[aria-roledescription="slide"]')) slide.setAttribute('data-near', '');
    // What stays on the screen while the page moves lies on everything, by design.
    const isApart = (node: Element): boolean =>
      node.closest('.visually-hidden, dialog, noscript, [data-without-scripts]') !== null ||
      (node !== main && /fixed|sticky/.test(getComputedStyle(node).position)) ||
      (node.parentElement !== null && node !== main && isApart(node.parentElement));
    const slideOf = (node: Element) => node.closest('[aria-roledescription="slide"]');
    const pictures = [...main.querySelectorAll('picture img')].map((image) => ({
      slide: slideOf(image),
      box: (image.closest('[data-cover]') ?? image).getBoundingClientRect(),
      name: image.getAttribute('alt') || image.getAttribute('src'),
    }));
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      // What is folded away has a place, and nobody sees it.
      if (!parentElement?.checkVisibility() || !textContent?.trim() || isApart(parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const slide = slideOf(parentElement);
      for (const line of range.getClientRects())
        for (const { box, slide: other, name } of pictures) {
          const isTogether = !slide || !other || slide === other;
          const across = Math.min(line.right, box.right) - Math.max(line.left, box.left);
          const down = Math.min(line.bottom, box.bottom) - Math.max(line.top, box.top);
          if (isTogether && across > 2 && down > 2) found.push(`"${textContent.trim()}" on ${name}`);
        }
    }
    return found;
  });
}

/** First pictures whose subject is cut by their crop: at least four fifths of it must be in sight. */
function cutSubjects(page: Page, subjects: Readonly<Record<string, readonly [number, number, number, number]>>): Promise<string[]> {
  return page.evaluate((known) => {
    const first = document.querySelector('main section')!;
    return [...first.querySelectorAll<HTMLImageElement>('picture[data-cover] img')].flatMap((image) => {
      const subject = known[image.alt];
      const { width, height } = image.getBoundingClientRect();
      if (!subject || width === 0) return [];
      const [x = 0.5, y = 0.5] = getComputedStyle(image)
        .objectPosition.split(' ')
        .map((share) => parseFloat(share) / 100);
      const [own, tall] = [Number(image.getAttribute('width')), Number(image.getAttribute('height'))];
      const scale = Math.max(width / own, height / tall);
      const [wide, high] = [own * scale, tall * scale];
      const [left, top] = [(width - wide) * x, (height - high) * y];
      const seen = (from: number, to: number, offset: number, length: number, room: number) =>
        (Math.min(room, offset + to * length) - Math.max(0, offset + from * length)) / ((to - from) * length);
      const share = seen(subject[0], subject[2], left, wide, width) * seen(subject[1], subject[3], top, high, height);
      return share < 0.8 ? [`${image.alt}: ${share.toFixed(2)}`] : [];
    });
  }, subjects);
}
