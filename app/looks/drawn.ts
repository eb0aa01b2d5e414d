import type { AnyField } from '#content/fields/kinds.ts';
import { isScalar } from '#content/fields/list.ts';
import { isText } from '#content/fields/field.ts';
import { isOneOf, isRecord } from '#content/known.ts';
import { type LookName, lookNamed } from '#content/looks.ts';
import type { Area, Tone } from '#content/shown.ts';
import { isSpecifications } from '#content/specifications/kinds.ts';
import type { DrawnLink, LoadedSection, LookRecord } from './look-props.ts';

type Texts = Readonly<Record<string, string>>;
/** A section before anybody has asked whether its look can draw it. */
export type DrawnSection = {
  name: string;
  look: LookName;
  area: Area;
  props: { heading: string; tone: Tone | undefined; options: Texts; texts: Readonly<Partial<Texts>>; records: readonly unknown[] };
};

export function isSection(section: DrawnSection): section is LoadedSection {
  const { look, props } = section;
  const { options = {}, texts = [] } = lookNamed[look];
  return (
    Object.entries(options).every(([name, values]) => isOneOf(values, props.options[name])) &&
    Object.keys(props.texts).every((name) => texts.includes(name)) &&
    areRecordsOf(look, props.records)
  );
}

export function areRecordsOf<L extends LookName>(look: L, records: readonly unknown[]): records is readonly LookRecord<L>[] {
  const { needs, draws } = lookNamed[look];
  const props = Object.entries({ ...needs, ...draws });
  return records.every(
    (record) =>
      isRecord(record) &&
      typeof record['id'] === 'number' &&
      areTexts(record['fallback']) &&
      props.every(([prop, wanted]) => isDrawn(wanted, record[prop])),
  );
}

/** Links are drawn as addresses and icons as drawings, all else as it is. */
function isDrawn(wanted: AnyField, value: unknown): boolean {
  if (wanted.kind === 'link') return value === undefined || isLink(value);
  if (wanted.kind === 'list' && isScalar(wanted.item) && wanted.item.kind === 'icon') return areTexts(value);
  return wanted.holds(value);
}

function isLink(value: unknown): value is DrawnLink {
  if (!isRecord(value)) return false;
  const { to, isOutside, isOwn, prices, specified } = value;
  return (
    isText(to) &&
    typeof isOutside === 'boolean' &&
    typeof isOwn === 'boolean' &&
    (prices === undefined || isSpecifications(prices)) &&
    (specified === undefined || typeof specified === 'number')
  );
}

function areTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every(isText);
}
