import { existsSync } from 'node:fs';
import type { AnyDemoValues } from './document.ts';
import { pathOf } from './media.ts';

/** A picture whose screens speak exists twice, `hall.jpg` in Arabic and `hall-en.jpg` in English: each page shows its own. */
export function inBothLanguages<V extends AnyDemoValues>(values: V): V {
  const spoken = Object.entries(values.files ?? {}).flatMap(([field, file]): [string, string, string][] => {
    if (typeof file !== 'string' || values.filesAr?.[field]) return [];
    const english = file.replace(/\.jpg$/, '-en.jpg');
    return english !== file && existsSync(pathOf(english)) ? [[field, english, file]] : [];
  });
  if (spoken.length === 0) return values;
  return {
    ...values,
    files: { ...values.files, ...Object.fromEntries(spoken.map(([field, english]) => [field, english])) },
    filesAr: { ...values.filesAr, ...Object.fromEntries(spoken.map(([field, , arabic]) => [field, arabic])) },
  };
}
