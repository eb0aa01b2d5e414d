import { labelOf } from '#content/cells.ts';
import type { Language } from '#content/document.ts';
import type { Fields } from '#content/fields/kinds.ts';
import { translate } from '#i18n/translate.ts';

export function restoredMessage(fields: Fields, withoutFiles: readonly string[], language: Language): string {
  if (withoutFiles.length === 0) return translate(language, 'api.done.restored');
  const labels = withoutFiles.flatMap((name) => {
    const field = fields[name];
    return field ? [labelOf(name, field)[language]] : [];
  });
  return translate(language, 'api.done.restored-without-files', { fields: labels.join(language === 'ar' ? '، ' : ', ') });
}
