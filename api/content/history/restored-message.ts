import { labelOf } from '#content/cells.ts';
import type { Language } from '#content/document.ts';
import type { Fields } from '#content/fields/kinds.ts';
import { translate } from '#i18n/translate.ts';
import type { Reverted } from '#api/content/content.ts';

type Restored = Pick<Reverted, 'isDone' | 'withoutFiles'>;

export function restoredMessage(fields: Fields, { isDone, withoutFiles }: Restored, language: Language): string {
  if (!isDone) return translate(language, 'api.done.restored-already');
  if (withoutFiles.length === 0) return translate(language, 'api.done.restored');
  const labels = withoutFiles.flatMap((name) => {
    const field = fields[name];
    return field ? [labelOf(name, field)[language]] : [];
  });
  return translate(language, 'api.done.restored-without-files', { fields: labels.join(language === 'ar' ? '، ' : ', ') });
}
