import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { productPictures, rowOf, usesOfPictures } from './product-pictures.ts';

/** The scenes in which a family of products stands; the longest name that fits is the family's. */
const SCENES: Readonly<Record<string, readonly string[]>> = {
  'Lamha P': ['lobby-wall', 'lobby-morning', 'control-room', 'operations-day', 'airport-gates'],
  Stage: ['rental-stage', 'stage-afternoon'],
  Window: ['shop-window', 'shop-morning'],
  Poster: ['poster-boutique'],
  Facade: ['facade-noon', 'facade-dusk', 'mosque-courtyard', 'mosque-noon'],
  'Facade Mesh': ['facade-mesh', 'mesh-noon'],
  Totem: ['totem-plaza'],
  Stadium: ['stadium-ribbon', 'stadium-day'],
  Roadside: ['road-sign', 'road-noon'],
  GlowMate: ['kiosk-front', 'kiosk-family', 'kiosk-angle', 'kiosk-back', 'kiosk-mall', 'mall-day'],
  'GlowMate Wall': ['kiosk-wall'],
  'GlowMate Counter': ['kiosk-counter'],
  'GlowMate Outdoor': ['kiosk-outdoor', 'kiosk-noon'],
  Board: ['touch-studio', 'classroom-touch', 'classroom-morning', 'meeting-morning'],
  Meet: ['touch-studio', 'meeting-morning'],
  Vision: ['vision-studio', 'vision-lineup', 'home-theatre', 'home-morning', 'boardroom-vision', 'vision-hall', 'vision-majlis'],
  Curve: ['curved-wall', 'led-column', 'led-cube'],
  'Glass Film': ['transparent-film', 'film-day'],
};

/** How any product is made and put up, and what a screen can show: of no family. */
const MAKING = ['workshop', 'rigging', 'cabinet-macro', 'cabinet-studio', ''];

function familyOf(product: string): string {
  const families = Object.keys(SCENES).filter((family) => product.startsWith(family));
  return families.toSorted((a, b) => b.length - a.length)[0] ?? '';
}

test('every still on the page of a product shows its own family or how it is made, what it is known by only its own family', () => {
  const foreign = productPictures().flatMap(({ name, pictures, page }) => {
    const own = SCENES[familyOf(name)] ?? [];
    const fallbacks = [
      ...pictures.filter(({ scene }) => !own.includes(scene)),
      ...page.filter(({ file, scene }) => file.startsWith('images/') && ![...own, ...MAKING].includes(scene)),
    ];
    return fallbacks.map(({ file }) => `${name}: ${file}`);
  });
  expect(foreign).toEqual([]);
});

test('no still is a corner cut out of another', () => {
  const cuts = [...usesOfPictures().keys()].filter((file) => /-(?:above|below|close|corner|left|right|lower|upper)\.jpg$/.test(file));
  expect(cuts).toEqual([]);
});

test('docs/look.md says which pictures show which product', () => {
  const plain = (text: string) => text.replaceAll(/ +/g, ' ');
  const table = plain(readFileSync('docs/look.md', 'utf8'));
  expect(
    productPictures()
      .map(rowOf)
      .filter((row) => !table.includes(plain(row))),
  ).toEqual([]);
});
