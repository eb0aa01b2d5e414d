import { basename } from 'node:path';
import type { Language } from '#content/document.ts';
import { spokenIn } from '#demo/both-languages.ts';
import { readCatalogue } from '#demo/media.ts';
import { fileOf, type MediaPath, type NamedFile } from '#demo/record.ts';

/** The words right beside a picture. */
export type Beside = { title: string; text?: string };
/** A picture as the template knows it. */
export type SetPicture = { file: string; alt: string };
/** What was placed: the picture as its record names it, and the file of this language at so many pixels. */
export type PlacedPicture = { name: string; named: NamedFile; file: MediaPath; width: number; beside: Beside };
export type Pictures = ReturnType<typeof openPictures>;

/** Pixels for 150 to 200 to the inch: as wide as the paper, as half of a page, as a third. */
export const WIDTHS = { bleed: 1240, half: 620, third: 440 } as const;

/** Collects the pictures of one document. */
export function openPictures(language: Language) {
  const alts = new Map(readCatalogue().map(({ file, alt }) => [file, alt[language]]));
  const placed: PlacedPicture[] = [];
  return {
    placed,
    place(named: NamedFile | undefined, size: keyof typeof WIDTHS, beside: Beside): SetPicture {
      if (named === undefined) throw new Error(`there is no picture for ${beside.title}`);
      const file = spokenIn(language, fileOf(named));
      const width = WIDTHS[size];
      const name = `${width}-${basename(file)}`;
      placed.push({ name, named, file, width, beside });
      return { file: name, alt: alts.get(file) ?? '' };
    },
  };
}
