import { LANGUAGES, type Language } from '#content/languages.ts';
import type { FieldView } from './views.ts';

/** A value that several records can be given at once, under the name a save knows it by. */
type Changeable = { name: string; label: string; options: readonly (readonly [string, string])[]; max: number | undefined };

const ONE_LINE: ReadonlySet<string> = new Set(['choice', 'date', 'flag', 'link', 'number', 'text']);

export function changeableFields(fields: readonly FieldView[], nameOf: (label: string, language: Language) => string): Changeable[] {
  return fields.flatMap(({ name, label, kind, slot, isLong, options, max }) => {
    if (!ONE_LINE.has(kind) || isLong) return [];
    const common = { options, max: kind === 'text' ? max : undefined };
    if (slot !== 'localized') return [{ ...common, name, label }];
    return LANGUAGES.map((language) => ({ ...common, name: `${name}_${language}`, label: nameOf(label, language) }));
  });
}
