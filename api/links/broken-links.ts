import { cellsOf, type Cell } from '#content/cells.ts';
import type { Model } from '#content/define.ts';
import { LANGUAGES, type Language } from '#content/document.ts';
import { isSafeLink } from '#content/fields/link.ts';
import { allCollections } from '#content/index.ts';
import { PAGES, type Page } from '#content/pages.ts';
import { settings } from '#content/settings/index.ts';
import type { Database } from '#store/database/open.ts';
import type { Entry } from '#store/entries/entry.ts';
import { allEntries } from '#store/entries/read-entries.ts';
import { isVisible } from '#api/content/present.ts';
import { titleOf } from '#api/history/history.ts';
import { storedName } from '#api/settings/settings.ts';

/** No such page, no such record, or a record that visitors of a language do not see. */
export type LinkProblem = 'no-page' | 'no-record' | 'hidden-en' | 'hidden-ar' | 'hidden';

export type BrokenLink = {
  collection: string;
  id: number;
  parent: number;
  title: string;
  column: string;
  label: string;
  link: string;
  problem: LinkProblem;
};

type Targets = ReadonlyMap<Page, ReadonlyMap<number, Readonly<Record<Language, boolean>>>>;

const HREF = /<a\b[^>]*?\shref="([^"]*)"/gi;

export type Links = ReturnType<typeof openLinks>;

/** Looks at every link of the site; outside addresses are believed, because asking them would tell them about us. */
export function openLinks({ kysely }: Database) {
  async function targets(): Promise<Targets> {
    const pages = allCollections.filter((collection) => collection.page !== undefined);
    const found = await Promise.all(
      pages.map(async (collection) => {
        const seen = (entry: Entry) => ({ en: isVisible(collection, entry, 'en'), ar: isVisible(collection, entry, 'ar') });
        const entries = await allEntries(kysely, collection.name);
        return [collection.page!, new Map(entries.map((entry) => [entry.id, seen(entry)]))] as const;
      }),
    );
    return new Map(found);
  }

  return {
    async broken(language: Language): Promise<BrokenLink[]> {
      const known = await targets();
      const models: Model[] = [...allCollections, ...settings.map((group) => ({ ...group, name: storedName(group) }))];
      const broken: BrokenLink[] = [];
      for (const model of models) {
        if (!Object.values(model.fields).some(({ kind }) => kind === 'link' || kind === 'rich-text' || kind === 'list')) continue;
        for (const entry of await allEntries(kysely, model.name)) broken.push(...brokenOf(model, entry, known, language));
      }
      return broken;
    },
  };
}

function brokenOf(model: Model, { id, parent, document }: Entry, known: Targets, language: Language): BrokenLink[] {
  return cellsOf(model.fields, document).flatMap((cell) =>
    linksIn(cell).flatMap((link) => {
      const problem = problemOf(link, known);
      if (!problem) return [];
      const title = titleOf(model, document, language);
      return [{ collection: model.name, id, parent, title, column: cell.column, label: cell.label[language], link, problem }];
    }),
  );
}

function linksIn({ field, value }: Cell): string[] {
  if (typeof value !== 'string' || value === '') return [];
  if (field.kind === 'link') return field.words.includes(value) ? [] : [value];
  if (field.kind !== 'rich-text') return [];
  return [...value.matchAll(HREF)].flatMap(([, href = '']) => (href.startsWith('/') ? [href.replaceAll('&amp;', '&')] : []));
}

function problemOf(link: string, known: Targets): LinkProblem | undefined {
  const path = link.replace(/^\/en(?=\/|$)/, '') || '/';
  if (!isSafeLink(path)) return 'no-page';
  if (!path.startsWith('/')) return undefined;
  for (const [page, records] of known) {
    const [, stem = ''] = PAGES[page].split('/');
    const id = new RegExp(`^/${stem}/(\\d+)(?:[/?#]|$)`).exec(path)?.[1];
    if (id === undefined) continue;
    const seen = records.get(Number(id));
    if (!seen) return 'no-record';
    const hidden = LANGUAGES.filter((language) => !seen[language]);
    return hidden.length === 2 ? 'hidden' : hidden[0] && `hidden-${hidden[0]}`;
  }
  return undefined;
}
