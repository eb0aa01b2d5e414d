import type { MetaDescriptor } from 'react-router';
import type { Specifications } from '#content/specifications/kinds.ts';
import { languageOf } from '#app/page/address.ts';
import type { Files } from '#app/page/files.ts';
import { recordPath } from '#app/page/links.ts';
import { pageMeta, shareable } from '#app/site/page-meta.ts';
import { type LevelsInShell, shellIn } from '#app/site/shell/shell-data.ts';
import { productData } from '#app/site/structured-data/product-data.ts';
import { questionData } from '#app/site/structured-data/question-data.ts';
import { trailData } from '#app/site/structured-data/trail-data.ts';
import { textsOf } from '#app/page/texts.ts';
import type { Language } from '#i18n/translate.ts';
import type { Crumb } from './trail/crumb.ts';

type RecordMeta = {
  page: 'category' | 'subCategory' | 'product';
  id: number;
  name: string;
  /** In every language the page can be seen in. */
  names: Readonly<Record<Language, string | undefined>>;
  title: string;
  description: string;
  /** The stored name of the picture for sharing. */
  picture: string;
  files: Files;
  crumbs: readonly Crumb[];
  questions: readonly { title: string; text: string }[];
  /** What a product's structured data tells. */
  specifications?: Specifications;
};

/** Title, addresses, share picture and structured data of a record's page. */
export function recordMeta(
  matches: LevelsInShell,
  pathname: string,
  { page, id, name, names, title, description, picture, files, crumbs, questions, specifications = {} }: RecordMeta,
): MetaDescriptor[] {
  const shell = shellIn(matches);
  if (!shell) return [];
  const language = languageOf(pathname);
  const { origin, site } = shell;
  const path = recordPath(page, id, [name], language);
  const plainPath = (one: string | undefined) => (one === undefined ? undefined : recordPath(page, id, [one], 'ar'));
  const image = shareable(files[picture]);
  const here = { name, path };
  const product = { id, name, description };
  return pageMeta(matches, pathname, {
    title,
    ...(description && { description }),
    path: { ar: plainPath(names.ar), en: plainPath(names.en) },
    image,
    kind: page === 'product' ? 'product' : 'website',
    structured: [
      ...(page === 'product'
        ? [productData({ origin, path, product, image, brand: site.shortName, category: crumbs.at(-1)?.name, specifications })]
        : []),
      trailData({ origin, language, home: textsOf(matches)('site.nav.home'), crumbs, here }),
      ...questionData(questions),
    ],
  });
}
