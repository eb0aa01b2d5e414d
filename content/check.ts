import * as z from 'zod';
import { checkLooks, checkSections } from './check-looks.ts';
import type { Collection, Settings } from './define.ts';
import type { AnyField, Fields } from './fields/kinds.ts';
import { isScalar } from './fields/list.ts';
import { FIELD_LABELS } from './labels.ts';

const NAME = /^[a-z][a-z0-9-]*$/;
const FIELD_NAME = /^[a-z][a-z0-9_]*$/;
// Names the API itself uses in answers and requests.
const RESERVED = new Set([
  'id',
  'category_id',
  'version',
  'position',
  'published',
  'created_at',
  'updated_at',
  'fallback',
  'message',
  'success',
  'errors',
]);

/** A wrong declaration must stop the start, and say where it is. */
function refuse(model: string, field: string | undefined, why: string): never {
  throw new Error(`content model: ${model}${field === undefined ? '' : `.${field}`}: ${why}`);
}

export function checkCollection(collection: Collection): void {
  const { name, path, fields, titleField, shownWhile, maxPerParent, parent, calls } = collection;
  if (!NAME.test(name)) refuse(name, undefined, 'the name must be in kebab-case');
  if (!/^[a-z_]+$/.test(path)) refuse(name, undefined, `the path "${path}" must be lower-case letters`);
  checkTexts(name, undefined, collection.label);
  checkFields(name, fields);
  if (!fields[titleField]) refuse(name, titleField, 'titleField names no field');
  if (shownWhile !== undefined && fields[shownWhile]?.kind !== 'flag') refuse(name, shownWhile, 'shownWhile must name a flag');
  if (maxPerParent !== undefined && !parent) refuse(name, undefined, 'maxPerParent needs a parent');
  if (calls.list !== 'all' && !parent) refuse(name, undefined, 'a list by parent needs a parent');
  if (calls.encoding === 'json' && Object.values(fields).some((field) => field.slot === 'file'))
    refuse(name, undefined, 'files cannot be sent as JSON');
  for (const target of Object.values(collection.fieldAliases)) if (!fields[target]) refuse(name, target, 'fieldAliases names no field');
  for (const field of collection.namedBy) if (!fields[field]) refuse(name, field, 'namedBy names no field');
  checkLooks(collection, refuse);
}

export function checkSettings({ name, label, fields }: Settings): void {
  if (!NAME.test(name)) refuse(name, undefined, 'the name must be in kebab-case');
  checkTexts(name, undefined, label);
  checkFields(name, fields);
}

function checkFields(model: string, fields: Fields): void {
  for (const [name, field] of Object.entries(fields)) {
    if (!FIELD_NAME.test(name)) refuse(model, name, 'the name must be in snake_case');
    if (RESERVED.has(name) || /_(?:en|ar)$/.test(name)) refuse(model, name, 'the name is reserved');
    if (!field.label && !FIELD_LABELS[name]) refuse(model, name, 'it has no label, neither its own nor in labels.ts');
    if (field.label) checkTexts(model, name, field.label);
    checkKind(model, name, field);
  }
}

function checkKind(model: string, name: string, field: AnyField): void {
  if (!z.safeParse(field.schema, field.empty).success) refuse(model, name, 'its empty value does not pass its own schema');
  if (field.kind === 'text' && field.max < 1) refuse(model, name, 'max must be at least 1');
  if (field.kind === 'choice' && Object.keys(field.options).length < 2) refuse(model, name, 'a choice needs two options');
  if (field.kind === 'list' && !isScalar(field.item)) {
    const hasFiles = Object.values(field.item).some((cell) => cell.slot === 'file');
    if (hasFiles && !field.singular) refuse(model, name, 'a list with files needs a singular name');
  }
}

function checkTexts(model: string, field: string | undefined, texts: { en: string; ar: string }): void {
  if (!texts.en.trim()) refuse(model, field, 'the English label is empty');
  if (!/[\u0600-\u06ff]/.test(texts.ar)) refuse(model, field, 'the Arabic label has no Arabic letters');
}

/** What can only be seen with all collections together. */
export function checkModel(collections: readonly Collection[], settings: readonly Settings[]): void {
  const names = new Map<string, string>();
  for (const { name, path, aliases, parent } of collections) {
    for (const used of [name, ...new Set([path, ...aliases])].map((word, index) => (index === 0 ? word : `/${word}`))) {
      if (names.has(used)) refuse(name, undefined, `"${used}" is taken by ${names.get(used)}`);
      names.set(used, name);
    }
    if (parent && !collections.some((other) => other.name === parent)) refuse(name, undefined, `its parent "${parent}" does not exist`);
  }
  for (const { name } of settings) {
    if (names.has(`settings-${name}`)) refuse(name, undefined, 'two settings groups have this name');
    names.set(`settings-${name}`, name);
  }
  checkSections(collections, refuse);
}
