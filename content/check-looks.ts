import type { Collection } from './define.ts';
import { fits } from './fitting.ts';
import { lookNamed } from './looks.ts';
import { hasSections, PAGE_SECTIONS } from './sections.ts';
import type { ShownLook } from './shown.ts';

type Refuse = (model: string, field: string | undefined, why: string) => never;

/** What the compiler says about a look in the collection's file, said again at the start. */
export function checkLooks(collection: Pick<Collection, 'name' | 'fields' | 'page' | 'looks'>, refuse: Refuse): void {
  for (const shown of collection.looks) {
    const look = lookNamed[shown.look];
    if (!look) refuse(collection.name, undefined, `there is no look "${String(shown.look)}"`);
    const { needs, options = {} } = look;
    for (const prop of Object.keys(needs))
      if (shown.from[prop] === undefined) refuse(collection.name, undefined, `the look "${shown.look}" needs a field for its ${prop}`);
    for (const [prop, field] of Object.entries(shown.from)) checkProp(collection, shown, prop, field, refuse);
    for (const [name, value] of Object.entries(shown.options))
      if (!options[name]?.includes(value)) refuse(collection.name, undefined, `the look "${shown.look}" has no ${name} "${value}"`);
  }
}

function checkProp(
  { name, fields, page }: Pick<Collection, 'name' | 'fields' | 'page'>,
  { look }: ShownLook,
  prop: string,
  field: string,
  refuse: Refuse,
): void {
  const { needs, draws = {} } = lookNamed[look];
  const wanted = needs[prop] ?? draws[prop];
  if (!wanted) return refuse(name, field, `the look "${look}" has no ${prop}`);
  if (field === 'id' && wanted.kind === 'link') {
    if (!page) refuse(name, field, 'its records have no page of their own to lead to');
    return;
  }
  const given = fields[field];
  if (!given || !fits(wanted, given)) refuse(name, field, `it cannot be the ${prop} of the look "${look}"`);
}

/** Every section has a page that shows sections, and every name in the order of a page is shown there. */
export function checkSections(collections: readonly Collection[], refuse: Refuse): void {
  for (const { name, parent, looks } of collections) {
    for (const { page } of looks) {
      if (!hasSections(page)) refuse(name, undefined, `the page "${page}" shows no sections, see sections.ts`);
      const owner = collections.find((other) => other.name === parent);
      if (owner && owner.page !== page)
        refuse(name, undefined, `its records belong to ${owner.name}, which the page "${page}" is not about`);
    }
  }
  for (const [page, entries] of Object.entries(PAGE_SECTIONS)) {
    for (const entry of entries) {
      const isShown =
        typeof entry !== 'string' || collections.some(({ name, looks }) => name === entry && looks.some((look) => look.page === page));
      if (!isShown) refuse(String(entry), undefined, `sections.ts has it on the page "${page}", where it is not shown`);
    }
  }
}
