import type { Settings } from '#content/define.ts';
import { pathOf } from '#content/pages.ts';
import { inLanguage } from '#app/page/address.ts';
import type { Language } from '#i18n/translate.ts';
import { fieldViews } from '#app/dashboard/content/field-view.server.ts';
import type { CollectionView } from '#app/dashboard/content/views.ts';

export function settingsPages({ page }: Settings): Readonly<Record<Language, string>> | undefined {
  const path = page && pathOf(page, 0);
  return path === undefined ? undefined : { en: inLanguage(`${path}?preview=1`, 'en'), ar: inLanguage(`${path}?preview=1`, 'ar') };
}

/** A group of settings as the editor knows it: a single record that is always there and never hidden. */
export function settingsView({ name, area, label, help, fields }: Settings, language: Language): CollectionView {
  return {
    name: `settings-${name}`,
    area,
    label: label[language],
    help: help?.[language] ?? '',
    titleField: '',
    fields: fieldViews(fields, language),
    saved: 'item',
    deletesAtOnce: false,
    maxPerParent: 1,
    hasParent: false,
    hasSections: false,
    hasPage: false,
    address: '/settings',
    createAddress: '/settings',
    isNamedByParent: false,
    savesAt: `/settings/${name}`,
    shownOn: '',
    viewAddress: undefined,
  };
}
