import { existsSync } from 'node:fs';
import type { AnyDemoValues, FilePart } from './document.ts';
import { pathOf } from './media.ts';
import type { MediaPath } from './record.ts';

type Named = FilePart[string];

/**
 * A picture or film whose screens speak exists twice, `hall.jpg` in Arabic and `hall-en.jpg` in English: each page shows its own.
 * In a list every row that speaks does.
 */
export function inBothLanguages<V extends AnyDemoValues>(values: V): V {
  const spoken = Object.entries(values.files ?? {}).filter(([field, named]) => !values.filesAr?.[field] && filesIn(named).some(englishOf));
  if (spoken.length === 0) return values;
  return {
    ...values,
    files: { ...values.files, ...Object.fromEntries(spoken.map(([field, named]) => [field, inEnglish(named)])) },
    filesAr: { ...values.filesAr, ...Object.fromEntries(spoken.map(([field, named]) => [field, inArabic(named)])) },
  };
}

function filesIn(named: Named): readonly MediaPath[] {
  if (named === undefined) return [];
  return typeof named === 'string' ? [named] : named.flatMap((row) => Object.values(row));
}

function englishOf(file: MediaPath): MediaPath | undefined {
  const english = file.replace(/\.(?:jpg|mp4)$/, '-en$&');
  return english !== file && existsSync(pathOf(english)) ? english : undefined;
}

function inEnglish(named: Named): Named {
  const own = (file: MediaPath) => englishOf(file) ?? file;
  if (named === undefined || typeof named === 'string') return named && own(named);
  return named.map((row) => Object.fromEntries(Object.entries(row).map(([name, file]) => [name, own(file)])));
}

/** Of a row only the cells that speak: the others are the same in both languages. */
function inArabic(named: Named): Named {
  if (named === undefined || typeof named === 'string') return named;
  return named.map((row) => Object.fromEntries(Object.entries(row).filter(([, file]) => englishOf(file))));
}
