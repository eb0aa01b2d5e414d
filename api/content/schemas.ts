import * as z from 'zod';
import type { Collection } from '#content/define.ts';
import { answersOf } from '#content/fields/field.ts';
import { FileName } from '#content/fields/file.ts';
import { DoneWithId } from '#api/http/route.ts';
import { formNames, namesOf } from './entry-input.ts';

const Time = z.iso.datetime();
const Flag = z.union([z.literal(0), z.literal(1)]);
/** One schema object per collection, so that the documentation names it once and refers to it. */
const items = new Map<string, z.ZodObject>();
const inputs = new Map<string, ReturnType<typeof makeBodySchema>>();

export function itemSchema(collection: Pick<Collection, 'name' | 'fields'>): z.ZodObject {
  const known = items.get(collection.name) ?? makeItemSchema(collection);
  items.set(collection.name, known);
  return known;
}

function makeItemSchema(collection: Pick<Collection, 'name' | 'fields'>): z.ZodObject {
  const both = Object.entries(collection.fields).flatMap(([name, field]): [string, z.core.$ZodType][] => {
    if (field.slot === 'file') return [[`${name}_ar`, FileName.optional()]];
    if (field.slot === 'shared') return [];
    const own = field.kind === 'list' ? z.array(z.unknown()) : z.string();
    return [
      [`${name}_en`, own.optional()],
      [`${name}_ar`, own.optional()],
    ];
  });
  return z
    .object({
      id: z.number().int(),
      category_id: z.number().int().describe('the id of the parent record, 0 without one'),
      ...answersOf(collection.fields),
      ...Object.fromEntries(both),
      position: z.number().int(),
      version: z.number().int(),
      published: Flag,
      published_en: Flag.optional(),
      published_ar: Flag.optional(),
      fallback: z.array(z.string()).describe('fields whose words come from the other language'),
      created_at: Time,
      updated_at: Time,
    })
    .meta({ id: collection.name });
}

export function listSchema(collection: Collection) {
  const items = z.array(itemSchema(collection));
  const { envelope } = collection.calls;
  return envelope ? z.object({ [envelope]: items }) : items;
}

export function savedSchema(collection: Collection) {
  const name = `${collection.name}-saved`;
  const known = items.get(name) ?? DoneWithId.extend(itemSchema(collection).shape).meta({ id: name });
  items.set(name, known);
  return known;
}

type Saved = Pick<Collection, 'fields' | 'fieldAliases'> & { name: string };

/** Everything a save may send. Files are described as binary; each may also be the name of a file. */
export function bodySchema(collection: Saved) {
  const known = inputs.get(collection.name) ?? makeBodySchema(collection);
  inputs.set(collection.name, known);
  return known;
}

function makeBodySchema(collection: Saved) {
  const names = formNames(collection);
  const byName = new Map<string, z.core.$ZodType>();
  for (const [name, field] of Object.entries(collection.fields)) {
    const { plain } = namesOf(collection, name, field);
    if (field.slot === 'file') continue;
    const sent = field.kind === 'list' ? z.union([field.schema, z.string().describe('the list as JSON text')]) : field.schema;
    for (const one of [...plain, `${name}_en`, `${name}_ar`]) byName.set(one, sent);
  }
  const texts = names.texts.map((name) => [name, z.optional(byName.get(name) ?? z.union([z.string(), z.number()]))] as const);
  const files = names.fileNames.map((name) => [name, z.union([z.file(), z.string()]).optional()] as const);
  const patternProperties = Object.fromEntries(names.filePatterns.map((pattern) => [pattern, { type: 'string', format: 'binary' }]));
  const rowFiles = names.filePatterns.length > 0 ? { patternProperties } : {};
  return z.strictObject(Object.fromEntries([...texts, ...files])).meta({ id: `${collection.name}-input`, ...rowFiles });
}
