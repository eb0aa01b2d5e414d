import type { Collection } from '#content/define.ts';
import type { Bilingual } from '#content/fields/field.ts';
import { sectionsOn } from '#content/index.ts';
import type { LookName } from '#content/looks.ts';
import type { PageWithSections } from '#content/sections.ts';
import { sectionOr } from '#app/page/load-section.server.ts';
import type { PageArgs } from '#app/page/page-loader.server.ts';
import { drawRecords, type Item, linksOf, type Shown } from './draw-records.server.ts';
import { areRecordsOf, type DrawnSection, isSection } from './drawn.ts';
import type { LoadedPart, LoadedSection, LookRecord } from './look-props.ts';
import { linkResolver } from './resolve-links.server.ts';

type Wanted = {
  /** The record whose page it is. */
  id?: number;
  /** Collections that are not even asked for. */
  without?: readonly string[];
};

/** Everything the model shows on a page, in its order. A section that has nothing or cannot be loaded is left out. */
export async function loadSections(page: PageArgs, name: PageWithSections, { id = 0, without = [] }: Wanted = {}): Promise<LoadedPart[]> {
  const sections = sectionsOn(name).filter((section) => 'own' in section || !without.includes(section.collection.name));
  const listed = await Promise.all(
    sections.map(async (section) => ('own' in section ? section : { ...section, items: await listItems(page, section, id) })),
  );
  const resolve = await linkResolver(
    page,
    listed.flatMap((section) => ('own' in section ? [] : linksOf(section, section.items))),
  );
  return Promise.all(
    listed
      .filter((section) => 'own' in section || section.items.length > 0)
      .map(async (section) => {
        if ('own' in section) return section;
        return sectionOf(page, section, await drawRecords(section, section.items, resolve, page.language));
      }),
  );
}

/** Records that a page found on another way, drawn as a collection's own. */
export async function drawAs<L extends LookName>(
  page: PageArgs,
  look: L,
  collection: Collection,
  items: readonly Item[],
): Promise<readonly LookRecord<L>[]> {
  const shown = collection.looks.find((one) => one.look === look);
  if (!shown) throw new Error(`${collection.name} is nowhere shown as ${look}`);
  const resolve = await linkResolver(page, linksOf({ collection, look: shown }, items));
  const records: readonly unknown[] = await drawRecords({ collection, look: shown }, items, resolve, page.language);
  if (!areRecordsOf(look, records)) throw new TypeError(`${collection.name} is no ${look}`);
  return records;
}

function listItems({ operations, reader }: PageArgs, { collection, look }: Shown, id: number): Promise<readonly Item[]> {
  const first = look.most === undefined ? undefined : { limit: look.most, offset: 0 };
  return sectionOr<readonly Item[]>(operations.content.list(collection, reader, collection.parent ? id : 0, first), []);
}

function sectionOf({ language, pseudoLocale }: PageArgs, { collection, look }: Shown, records: readonly { id: number }[]): LoadedSection {
  const { look: name, area, tone, options } = look;
  const say = (what: string, text: Bilingual | undefined) =>
    pseudoLocale && text ? `⟦section.${collection.name}.${what}⟧` : (text?.[language] ?? '');
  const texts = Object.fromEntries(Object.entries(look.texts).map(([part, text]) => [part, say(part, text)]));
  const props = { tone, options, texts, heading: say('heading', look.heading), records };
  const section: DrawnSection = { name: collection.name, look: name, area, props };
  if (!isSection(section)) throw new TypeError(`${collection.name} is no ${name}`);
  return section;
}
