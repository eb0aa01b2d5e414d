import { labelOf } from '#content/cells.ts';
import type { Language } from '#content/languages.ts';
import { settings } from '#content/settings/index.ts';
import type { Area } from '#content/roles.ts';
import { isCalled } from './alike.ts';

type FoundSetting = { group: string; title: string; of: string };

/** Groups of settings by their names, and single settings by their labels in either language or by the names programs use. */
export function findSettings(text: string, mayRead: (area: Area) => boolean, language: Language): FoundSetting[] {
  return settings
    .filter(({ area }) => mayRead(area))
    .flatMap(({ name, label, fields }) => {
      const found = Object.entries(fields).filter(([field, kind]) => {
        const { en, ar } = labelOf(field, kind);
        return [en, ar, field.replaceAll('_', ' ')].some((one) => isCalled(one, text));
      });
      const of = label[language];
      return [
        ...(Object.values(label).some((one) => isCalled(one, text)) ? [{ group: name, title: of, of: '' }] : []),
        ...found.map(([field, kind]) => ({ group: name, title: labelOf(field, kind)[language], of })),
      ];
    });
}
