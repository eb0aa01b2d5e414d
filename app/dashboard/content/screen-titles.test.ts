import { expect, test } from 'vitest';
import { plainCalls } from '#content/calls.ts';
import { defineCollection } from '#content/define.ts';
import { text } from '#content/fields/text.ts';
import { allCollections } from '#content/index.ts';
import { LANGUAGES } from '#content/languages.ts';
import { textsIn } from '#app/dashboard/texts.ts';
import { collectionView } from './collection-view.server.ts';
import { otherTabs, screenTitle } from './screen-titles.server.ts';

const partners = defineCollection({
  name: 'partners',
  path: 'partners',
  label: { en: 'Partners', ar: 'الشركاء' },
  calls: plainCalls,
  titleField: 'name',
  fields: { name: text() },
  edited: { at: '/dashboard/partners' },
  shown: { page: 'about', section: { en: 'Partners', ar: 'الشركاء' } },
});

test('a new collection at a place of its own has a tab with its label', () => {
  expect(otherTabs('ar', [...allCollections, partners])).toContainEqual({ path: '/dashboard/partners', label: 'الشركاء' });
});

test('a screen that a tab or another screen leads to has no second tab', () => {
  const paths = otherTabs('en').map(({ path }) => path);
  for (const address of ['/dashboard/projects', '/dashboard/cards-slider']) expect(paths).not.toContain(address);
});

test('a screen is called as its tab, or as its collection where no tab is named', () => {
  const blogs = allCollections.find(({ name }) => name === 'side-blogs')!;
  expect(screenTitle(blogs, 'en')).toBe('Community Blogs');
  expect(screenTitle(partners, 'en')).toBe('Partners');
});

test.each(LANGUAGES)('L5: where something is shown is said once (%s)', (language) => {
  for (const collection of allCollections) {
    const { page } = collection.shown;
    const said = collectionView(collection, language, 1).shownOn.toLowerCase();
    if (page)
      expect([collection.name, said.split(textsIn(language)(`page.${page}`).toLowerCase()).length - 1]).toEqual([collection.name, 1]);
  }
});
