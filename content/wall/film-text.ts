import type { LengthUnit } from '../advisor/typed-number.ts';
import type { Wall } from '../advisor/wall.ts';
import { figure } from '../writing/figures.ts';
import type { Say } from '../writing/say.ts';
import { length, type SayLength } from './lengths.ts';
import { filmOn, shapeNamed, type Film } from './shapes.ts';

export type SayFilm = Say<`site.wall.film.${Film['bars']}`> & SayLength;

/** The shape of a picture, and what a 16:9 film gets of it. */
export function filmText(wall: Wall, unit: LengthUnit, t: SayFilm): string {
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
