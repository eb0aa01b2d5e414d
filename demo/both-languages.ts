import { existsSync } from 'node:fs';
import type { Language } from '#content/document.ts';
import { type AnyDemoValues, type FilePart, filesIn, isRows } from './document.ts';
import { pathOf } from './media.ts';
import { fileOf, type MediaPath, type NamedFile } from './record.ts';

type Named = FilePart[string];

/**
 * A picture or film whose screens speak exists twice, `hall.jpg` in Arabic and `hall-en.jpg` in English: each page shows its own.
 * In a list every row that speaks does.
 */
export function inBothLanguages<V extends AnyDemoValues>(values: V): V {
  const spoken = Object.entries(values.files ?? {}).filter(
    ([field, named]) => !values.filesAr?.[field] && filesIn(named).some((file) => englishOf(fileOf(file))),
  );
  if (spoken.length === 0) return values;
  return {
    ...values,
    files: { ...values.files, ...Object.fromEntries(spoken.map(([field, named]) => [field, inEnglish(named)])) },
    filesAr: { ...values.filesAr, ...Object.fromEntries(spoken.map(([field, named]) => [field, inArabic(named)])) },
  };
}

/** The file in which screens speak this language. */
export function spokenIn(language: Language, file: MediaPath): MediaPath {
  return (language === 'en' ? englishOf(file) : undefined) ?? file;
}

function englishOf(file: MediaPath): MediaPath | undefined {
  const english = file.replace(/\.(?:jpg|mp4)$/, '-en$&');
  return english !== file && existsSync(pathOf(english)) ? english : undefined;
}

function inEnglish(named: Named): Named {
  const own = (file: NamedFile): NamedFile => {
    const english = englishOf(fileOf(file));
    return english === undefined ? file : typeof file === 'string' ? english : { ...file, file: english };
  };
  if (!isRows(named)) return named && own(named);
  return named.map((row) => Object.fromEntries(Object.entries(row).map(([name, file]) => [name, own(file)])));
}

/** Of a row only the cells that speak: the others are the same in both languages. */
function inArabic(named: Named): Named {
  if (!isRows(named)) return named;
  return named.map((row) => Object.fromEntries(Object.entries(row).filter(([, file]) => englishOf(fileOf(file)))));
}
