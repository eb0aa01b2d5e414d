import { FIELD_LABELS } from '#content/labels.ts';
import type { Bilingual } from '#content/fields/field.ts';
import { type AnyField, type Fields, isAnyField } from '#content/fields/kinds.ts';
import { isScalar, type ListField } from '#content/fields/list.ts';
import type { Language } from '#i18n/translate.ts';
import type { FieldView, InputView } from './views.ts';

export function fieldViews(fields: Fields, language: Language): FieldView[] {
  return Object.entries(fields).map(([name, field]) => fieldView(name, field, language));
}

export function fieldView(name: string, field: AnyField, language: Language): FieldView {
  const common = {
    name,
    label: labelOf(name, field.label)[language],
    help: field.help?.[language] ?? '',
    isRequired: field.required,
    empty: field.empty,
    isLong: 'long' in field && field.long,
    isApart: 'apart' in field && field.apart,
    max: 'max' in field ? field.max : undefined,
    min: 'min' in field ? field.min : undefined,
    options: optionsOf(field, language),
    accepts: 'accepts' in field ? field.accepts : [],
    isNeededToAdd: 'neededToAdd' in field && field.neededToAdd,
  };
  if (field.kind === 'list') return { ...common, kind: 'list', slot: 'list', cells: cellViews(field, language), maxItems: field.maxItems };
  if (field.kind === 'specifications') return { ...common, kind: field.kind, slot: field.slot };
  return { ...common, kind: field.kind, slot: field.slot, input: field.input ?? 'text' };
}

function labelOf(name: string, own: Bilingual | undefined): Bilingual {
  return own ?? FIELD_LABELS[name] ?? { en: name, ar: name };
}

function optionsOf(field: AnyField, language: Language): FieldView['options'] {
  if (field.kind === 'choice')
    return Object.entries<Bilingual>(field.options).map(([value, optionLabel]) => [value, optionLabel[language]]);
  if (field.kind !== 'flag') return [];
  return [
    ['1', field.states.on[language]],
    ['0', field.states.off[language]],
  ];
}

/** The parts of a list are fields of the same kinds; only lists inside lists do not exist. */
function cellViews({ item }: ListField, language: Language): InputView[] {
  const cells = isScalar(item) ? [['', item] as const] : Object.entries(item);
  return cells.flatMap(([name, cell]) => {
    const view = isAnyField(cell) ? fieldView(name, cell, language) : undefined;
    return view && view.kind !== 'list' && view.kind !== 'specifications' ? [view] : [];
  });
}
