import * as z from 'zod';
import { isSpecification, isSpecifications, SPECIFICATION_NAMES, SPECIFICATIONS, type Specifications } from '../specifications/kinds.ts';
import { parseSpecification } from '../specifications/parse.ts';
import { describe, type Field, type FieldOptions } from './field.ts';
import { isRecord } from '../known.ts';

const TEXT_LENGTH = 20_000;

export type SpecificationsField = Field<'specifications', 'shared', Specifications>;

const Specification = z
  .object({
    kind: z.enum(SPECIFICATION_NAMES),
    value: z.unknown().describe('a number, a name, [from, to], [width, height, depth], or a list of these: one per size offered'),
    unit: z.string().describe('in the language of the base, empty where there is none'),
    text: z.string().describe('value and unit as people read them, safe in text of either direction'),
  })
  .meta({ id: 'specification' });

/** Values of the kinds in `specifications/`, by their names. A save changes those it names: one without values takes it away. */
export function specifications(options: FieldOptions = {}): SpecificationsField {
  const schema = z
    .union([z.string().max(TEXT_LENGTH, { error: 'too-long' }), z.record(z.string(), z.unknown())], { error: 'not-specifications' })
    .transform(readChanges);
  return {
    kind: 'specifications',
    slot: 'shared',
    schema,
    holds: isSpecifications,
    answer: z.array(Specification),
    empty: {},
    ...describe(options),
  };
}

export function applyChanges(before: Specifications, changes: Specifications): Specifications {
  const entries = SPECIFICATION_NAMES.flatMap((name) => {
    const value = changes[name] ?? before[name] ?? [];
    return value.length > 0 ? [[name, value] as const] : [];
  });
  // What the model of today does not know is not ours to throw away.
  const unknown = Object.entries(before).filter(([name]) => !isSpecification(name));
  return Object.fromEntries([...entries, ...unknown]);
}

/** Multipart forms send them as JSON text; an empty text takes all of them away. */
function readChanges(input: string | Record<string, unknown>, context: z.RefinementCtx): Specifications {
  if (typeof input === 'string' && input.trim() === '') return Object.fromEntries(SPECIFICATION_NAMES.map((name) => [name, []]));
  const values = typeof input === 'string' ? decode(input) : input;
  if (!values) {
    context.addIssue({ code: 'custom', message: 'not-specifications' });
    return z.NEVER;
  }
  const changes: { -readonly [Name in keyof Specifications]: Specifications[Name] } = {};
  for (const [name, value] of Object.entries(values)) {
    const refuse = (message: string, length?: object) =>
      context.addIssue({ code: 'custom', message, path: [name], ...(length && { params: { length } }) });
    if (!isSpecification(name)) {
      refuse('unknown-field');
      continue;
    }
    const parsed = parseSpecification(SPECIFICATIONS[name], value);
    if ('problem' in parsed) refuse(parsed.problem, parsed.length);
    else changes[name] = parsed.value;
  }
  return changes;
}

function decode(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
