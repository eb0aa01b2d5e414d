import { FIELD_LABELS } from '#content/labels.ts';
import type { Words } from '#content/fields/field.ts';
import type { AnyField, Fields } from '#content/fields/kinds.ts';
import { isScalar, type ListField } from '#content/fields/list.ts';
import type { Language } from '#i18n/translate.ts';
import { wordsIn } from '#app/dashboard/words.ts';
import type { FieldView } from './views.ts';

export function fieldViews(fields: Fields, language: Language): FieldView[] {
  return Object.entries(fields).map(([name, field]) => fieldView(name, field, language));
}

export function fieldView(name: string, field: AnyField, language: Language): FieldView {
  return {
    name,
    kind: field.kind,
    place: field.place,
    label: labelOf(name, field.label)[language],
    help: field.help?.[language] ?? '',
    isRequired: field.required,
    empty: field.empty,
    isLong: 'long' in field && field.long,
    max: 'max' in field ? field.max : undefined,
    min: 'min' in field ? field.min : undefined,
    options: optionsOf(field, language),
    accepts: 'accepts' in field ? field.accepts : [],
    isNeededToAdd: 'neededToAdd' in field && field.neededToAdd,
    cells: field.kind === 'list' ? cellViews(field, language) : [],
    maxItems: field.kind === 'list' ? field.maxItems : 0,
  };
}

function labelOf(name: string, own: Words | undefined): Words {
  return own ?? FIELD_LABELS[name] ?? { en: name, ar: name };
}

function optionsOf(field: AnyField, language: Language): FieldView['options'] {
  if (field.kind === 'choice')
    return Object.entries(field.options as Record<string, Words>).map(([value, words]) => [value, words[language]]);
  if (field.kind !== 'flag') return [];
  const t = wordsIn(language);
  const isColour = field.words.on === 'white';
  return [
    ['1', t(isColour ? 'flag.white' : 'flag.active')],
    ['0', t(isColour ? 'flag.black' : 'flag.inactive')],
  ];
}

/** The parts of a list are fields of the same kinds; only lists inside lists do not exist. */
function cellViews({ item }: ListField, language: Language): FieldView[] {
  if (isScalar(item)) return [fieldView('', item as AnyField, language)];
  return fieldViews(item as Fields, language);
}
