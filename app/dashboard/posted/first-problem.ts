import { arabicNameOf, type Language, LANGUAGES } from '#content/languages.ts';
import type { FieldView } from '#app/dashboard/content/views.ts';
import type { Answer } from '#app/dashboard/send.ts';

/** The name of the first wrong input of a record's form, in the order it is drawn for this reader. */
export function firstProblem(fields: readonly FieldView[], errors: Answer['errors'], reader: Language): string | undefined {
  for (const { name, slot } of fields) {
    const inLanguages = LANGUAGES.toSorted((a, b) => Number(b === reader) - Number(a === reader)).map((language) => `${name}_${language}`);
    const isWhole = errors[name] !== undefined;
    if (slot === 'localized') {
      const wrong = isWhole ? inLanguages[0] : inLanguages.find((one) => errors[one] !== undefined);
      if (wrong !== undefined) return wrong;
    } else if (isWhole || (slot === 'list' && inLanguages.some((one) => errors[one] !== undefined))) return name;
    else {
      const part = Object.keys(errors).find((one) => one === arabicNameOf(name) || one.startsWith(`${name}.`));
      if (part !== undefined) return part;
    }
  }
  return undefined;
}
