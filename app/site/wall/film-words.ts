import type { Wall } from '#content/advisor/wall.ts';
import type { LengthUnit } from '#content/advisor/typed-number.ts';
import { filmOn, shapeNamed } from '#content/wall/shapes.ts';
import type { Translate } from '#app/page/texts.ts';
import { figure } from '#app/site/advisor/figures.ts';
import { length } from './lengths.ts';

/** The shape of a picture, and what a 16:9 film gets of it. */
export function filmWords(wall: Wall, unit: LengthUnit, t: Translate): string {
  const film = filmOn(wall);
  const name = shapeNamed(wall.width, wall.height) ?? `${figure(wall.width / wall.height)}:1`;
  return t(`site.wall.film.${film.bars}`, {
    shape: `\u2066${name}\u2069`,
    width: length(Math.round(film.width), unit, t),
    height: length(Math.round(film.height), unit, t),
    bar: length(Math.round(film.bar), unit, t),
    pixels: `\u2066${figure(film.pixels[0])} × ${figure(film.pixels[1])}\u2069`,
  });
}
