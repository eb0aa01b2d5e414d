import type { Collection } from '#content/define.ts';
import { childrenOf } from '#content/index.ts';
import { pathOf } from '#content/pages.ts';
import type { Language } from '#i18n/translate.ts';
import { inLanguage } from '#app/page/address.ts';
import { textsIn } from '#app/dashboard/texts.ts';
import { fieldViews } from './field-view.server.ts';
import type { CollectionView } from './views.ts';

export function collectionView(collection: Collection, language: Language, parent: number): CollectionView {
  const { name, path, label, help, titleField, fields, saved, deletesAtOnce, maxPerParent, calls, edited, shown } = collection;
  const t = textsIn(language);
  const section = shown.section[language];
  const page = shown.page && t(`page.${shown.page}`);
  const isNamedTwice = page !== undefined && section.toLowerCase().includes(page.toLowerCase());
  return {
    name,
    area: 'content',
    label: (edited.section ?? label)[language],
    help: help?.[language] ?? '',
    titleField,
    fields: fieldViews(fields, language),
    saved,
    deletesAtOnce,
    maxPerParent,
    hasParent: collection.parent !== undefined,
    hasSections: childrenOf(name).length > 0,
    address: `/${path}`,
    createAddress: `/${path}${calls.create}`,
    hasPage: collection.page !== undefined,
    isNamedByParent: calls.updateBy === 'parent',
    shownOn: isNamedTwice
      ? t('content.shown-on.once', { section })
      : page
        ? t('content.shown-on', { page, section })
        : t('content.not-shown', { section }),
    viewAddress: viewAddress(collection, parent, language),
  };
}

/** The page of a record with all drafts, in each language; `:id` stands for that of something new. */
export function draftPages(collection: Collection, id: number | ':id', parent: number): Readonly<Record<Language, string>> | undefined {
  const [en, ar] = (['en', 'ar'] as const).map((language) => viewAddress(collection, collection.parent ? parent : id, language, true));
  return en && ar ? { en, ar } : undefined;
}

/** Where visitors see it: the page itself, or the page of the parent; what they do not see yet is shown as a preview. */
export function viewAddress({ shown }: Collection, id: number | ':id', language: Language, isDraft = false): string | undefined {
  if (!shown.page) return undefined;
  const path = pathOf(shown.page, id);
  return path && inLanguage(`${path}${isDraft ? '?preview=1' : ''}`, language);
}
