import { otherLanguage, type Language } from '#content/document.ts';
import type { Changes } from '#store/changes.ts';
import type { Database } from '#store/database/open.ts';
import { openReadCache } from '#api/kernel/read-cache.ts';
import { findFiles } from '#store/files/files.ts';
import type { StoredFile } from '#store/files/stored-file.ts';

/** What a page must know to draw a file without a jump: its size, the forms it exists in, words for those who cannot see it. */
export type FileFacts = {
  name: string;
  width: number;
  height: number;
  /** The widths it can be had in as AVIF and WebP. */
  variants: readonly number[];
  focal: { x: number; y: number };
  alt: string;
  poster?: FileFacts;
};

/** Sets of files that pages name; that of the shell is always among the latest. */
const MOST_CACHED = 500;

export function openFileFacts({ kysely }: Database, onChange: Changes['onChange']) {
  const keep = openReadCache<FileFacts[]>(onChange, MOST_CACHED);

  async function read(names: readonly string[], language: Language): Promise<FileFacts[]> {
    const files = await findFiles(kysely, names);
    const posters = await findFiles(
      kysely,
      files.flatMap((file) => file.poster ?? []),
    );
    const byName = new Map(posters.map((file) => [file.name, factsOf(file, language)]));
    return files.map((file) => {
      const poster = file.poster === null ? undefined : byName.get(file.poster);
      return { ...factsOf(file, language), ...(poster ? { poster } : {}) };
    });
  }

  return {
    facts: (names: readonly string[], language: Language) => keep(`${language} ${names.join(' ')}`, () => read(names, language)),
  };
}

function factsOf({ name, width, height, variants, focalX, focalY, alt }: StoredFile, language: Language): FileFacts {
  const texts = alt[language] || alt[otherLanguage(language)];
  return { name, width: width ?? 0, height: height ?? 0, variants: variants.widths, focal: { x: focalX, y: focalY }, alt: texts };
}
