import { expect, test } from 'vitest';
import { announcedFiles, sharedFiles } from './announced-files.ts';

const HTML =
  '<html><head><link rel="preload" as="font" type="font/woff2" href="/f.woff2" crossorigin="anonymous"/><link rel="stylesheet" href="/assets/site.css"/></head><body><link rel="stylesheet" href="/assets/late.css"/></body></html>';
const SHARED = ['</assets/site.css>; rel=preload; as=style', '</f.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin'];

test('the style sheets and fonts of the head come first, then the picture of the first screen', () => {
  const picture = '<link rel="preload" href="/p.jpg" as="image" fetchPriority="high"/>';
  expect(announcedFiles(HTML.replace('<head>', `<head>${picture}`))).toEqual([
    ...SHARED,
    '</p.jpg>; rel=preload; as=image; fetchpriority=high',
  ]);
  expect(announcedFiles('<p>no head</p>')).toEqual([]);
});

test('a picture of several widths, which React leaves in the head, is announced with all of them', () => {
  const picture =
    '<link rel="preload" as="image" type="image/avif" fetchPriority="high" imageSrcSet="/a.avif 320w, /b.avif 640w" imageSizes="(min-width: 1px) 50vw, 100vw"/>';
  expect(announcedFiles(HTML.replace('</head>', `${picture}</head>`))).toEqual([
    ...SHARED,
    '</a.avif>; rel=preload; as=image; type="image/avif"; imagesrcset="/a.avif 320w, /b.avif 640w"; imagesizes="(min-width: 1px) 50vw, 100vw"; fetchpriority=high',
  ]);
});

test('styles and fonts are known before a page is made, its picture is not', () => {
  expect(sharedFiles([...announcedFiles(HTML), '</p.jpg>; rel=preload; as=image'].join(', '))).toEqual(SHARED);
  expect(sharedFiles(undefined)).toEqual([]);
});
