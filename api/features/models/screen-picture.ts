import { readFile } from 'node:fs/promises';
import type { Language } from '#content/document.ts';
import type { ModelScene } from './model-scene.ts';

/** `ratio` is its width by its height. */
export type Picture = { bytes: Buffer; ratio: number };

const read = new Map<string, Promise<Picture>>();

/** What a screen shows in a model: a greeting in the reader's language, across or upright. */
export function screenPicture(language: Language, { screen }: Pick<ModelScene, 'screen'>): Promise<Picture> {
  const isTall = screen.height > screen.width;
  const name = `screen-${language}${isTall ? '-tall' : ''}.png`;
  const known = read.get(name);
  if (known) return known;
  const picture = readFile(new URL(`./${name}`, import.meta.url)).then((bytes) => ({ bytes, ratio: isTall ? 0.5 : 2 }));
  read.set(name, picture);
  return picture;
}
