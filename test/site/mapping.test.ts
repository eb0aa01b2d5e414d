import { expect, test } from 'vitest';
import type { Collection } from '#content/define.ts';
import { allCollections } from '#content/index.ts';
import { siteAr } from '#i18n/messages/site.ar.ts';
import { siteEn } from '#i18n/messages/site.en.ts';
import { proves } from '#test/requirements/proves.ts';

const at = (path: string): Collection => allCollections.find((collection) => collection.path === path)!;
const editorOf = (path: string) => {
  const { edited } = at(path);
  return 'section' in edited ? edited.section?.en : undefined;
};
const editorsAt = (screen: string) =>
  allCollections.flatMap(({ edited, path }) => (edited.at === screen && editorOf(path) ? [[editorOf(path), path]] : []));
const acceptedBy = (path: string, field: string) => {
  const found = at(path).fields[field];
  return found?.slot === 'file' ? found.accepts : undefined;
};

test('every editor of the dashboard edits the family of the API that was settled for it', () => {
  proves('RES-02');
  expect([at('homeslider').edited.at, at('homeslider').label.en]).toEqual(['/dashboard/cards-slider', 'Cards slider']);
  proves('RES-07');
  expect(editorsAt('/dashboard/product/{id}')).toEqual([
    ['Product Info', 'productssectionone'],
    ['Product Flipped Cards', 'productssectiontwo'],
    ['Product Video Banner', 'productssectionthree'],
    ['Product Headlines', 'productssectionfour'],
    ['Product Slider Cards', 'productssectionfive'],
    ['Product Content Grid Sector', 'productssectionseven'],
    ['Product Questions Sections', 'productssectionsix'],
    ['Product Tickets Slider Sections', 'productssectionnine'],
    ['Product videos Tickets Slider Sections', 'productssectionten'],
  ]);
  proves('RES-08');
  expect(editorsAt('/dashboard/sub_category/{id}')).toEqual([
    ['Navbar Products', 'subcategoryproducts'],
    ['Three Tickets', 'subcategorysectionone'],
    ['Sub Category Slider', 'subcategorysectiontwo'],
    ['Sub Category Grid Layout', 'subcategorysectionthree'],
    ['Sub Category Tickets Slider', 'subcategorysectionfour'],
    ['Sub Category Questions & Answers', 'subcategorysectionfive'],
  ]);
  proves('RES-09');
  expect(editorsAt('/dashboard/projects')).toEqual([
    ['Project Crew', 'projectcrew'],
    ['Project Content slider', 'projectcontentslider'],
    ['Project Media', 'projectcycle'],
    ['Project Clients Logos', 'clientslogos'],
    ['Project Grid Content', 'projegridctcontent'],
    ['Project Big cards', 'projectblogs'],
    ['Big Cards Slider - Previous Projects', 'projectpreprojects'],
    ['Team Members', 'projectteammembers'],
    ['Project Questions', 'projectquestions'],
  ]);
  proves('RES-23');
  expect(['community', 'communityonepost', 'communitysideblogs'].map((path) => at(path).name)).toEqual([
    'blogs',
    'blog-sections',
    'side-blogs',
  ]);
  proves('3-79');
  expect(editorsAt('/dashboard/categories/{id}').map(([editor]) => editor)).toEqual([
    'Sub Categories',
    'Info & Products',
    'Media Upload',
    'Products Upload',
    'Gallery',
    'Names',
    'Questionnaire',
  ]);
});

test('every field for a file takes the kinds that its public section can draw', () => {
  const either = ['image', 'video'];
  proves('RES-21');
  for (const [path, field] of [
    ['productssectionthree', 'icon'],
    ['productssectionseven', 'icon'],
    ['projectcycle', 'icon'],
    ['singleproject', 'icon'],
    ['products', 'banner'],
    ['sub_category', 'banner'],
    ['sectiontwo', 'media_file'],
  ] as const)
    expect([path, acceptedBy(path, field)]).toEqual([path, either]);
  for (const path of ['productssectionten', 'singleprojectquestions']) expect([path, acceptedBy(path, 'icon')]).toEqual([path, ['video']]);
  for (const path of ['products', 'sub_category', 'sectionthree']) expect([path, acceptedBy(path, 'specsheet')]).toEqual([path, ['pdf']]);
  for (const path of ['subcategorysectionzero', 'clientslogos', 'projectcrew', 'communityonepost'])
    expect([path, acceptedBy(path, 'icon')]).toEqual([path, ['image']]);
});

test('every sentence of the site is there in both languages, and no Arabic one is the English one', () => {
  proves('3-20');
  expect(Object.keys(siteAr).toSorted()).toEqual(Object.keys(siteEn).toSorted());
  const texts = Object.entries(siteEn).filter(([, text]) => /[a-z]{4}/i.test(text.replaceAll(/\{[^}]*\}/g, '')));
  const untold = texts.filter(([key]) => !/[\u0621-\u064A]/.test(siteAr[key as keyof typeof siteAr]));
  // A sample of English letters on a drawn screen.
  expect(untold.map(([key]) => key)).toEqual(['site.advisor.sampleEn']);
});
