import type { Collection } from '#content/define.ts';
import { PAGES } from '#content/pages.ts';
import type { Language } from '#i18n/translate.ts';
import { inLanguage } from '#app/site/address.ts';
import { wordsIn } from '#app/dashboard/words.ts';
import { fieldViews } from './field-view.server.ts';
import type { CollectionView } from './views.ts';

export function collectionView(collection: Collection, language: Language, parent: number): CollectionView {
  const { name, path, label, help, titleField, fields, saved, deletesAtOnce, maxPerParent, calls, edited, shown } = collection;
  const t = wordsIn(language);
  return {
    name,
    label: (edited.section ?? label)[language],
    help: help?.[language] ?? '',
    titleField,
    fields: fieldViews(fields, language),
    saved,
    deletesAtOnce,
    maxPerParent,
    hasParent: collection.parent !== undefined,
    address: `/${path}`,
    createAddress: `/${path}${calls.create}`,
    isNamedByParent: calls.updateBy === 'parent',
    shownOn: shown.page
      ? t('content.shown-on', { page: t(`page.${shown.page}`), section: shown.section[language] })
      : t('content.not-shown', { section: shown.section[language] }),
    viewAddress: viewAddress(collection, parent, language),
  };
}

/** Where visitors see it: the page itself, or the page of the parent; what they do not see yet is shown as a preview. */
export function viewAddress({ shown }: Collection, id: number, language: Language, isDraft = false): string | undefined {
  if (!shown.page) return undefined;
  const pattern = PAGES[shown.page].replace('/:name?', '');
  if (pattern.includes(':id') && id === 0) return undefined;
  return inLanguage(`${pattern.replace(':id', String(id))}${isDraft ? '?preview=1' : ''}`, language);
}
