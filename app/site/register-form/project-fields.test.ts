import { expect, test } from 'vitest';
import { BUDGETS, FORMS, PROJECT_TYPES, STAGES, TIMELINES } from '#api/kernel/lead-forms.ts';
import { CHOICES, COLUMNS, FIELD_NAMES } from './project-fields.ts';

test('the form offers what the server accepts, in the same order', () => {
  expect(CHOICES.projectType).toEqual(PROJECT_TYPES);
  expect(CHOICES.budget).toEqual(BUDGETS);
  expect(CHOICES.timeline).toEqual(TIMELINES);
  expect(CHOICES.stage).toEqual(STAGES);
  expect(CHOICES.decisionMaker).toEqual(['Yes', 'No']);
});

test('the form has every field of a project inquiry, and only the two optional ones are optional', () => {
  expect(FIELD_NAMES.toSorted()).toEqual(Object.keys(FORMS.project.shape).toSorted());
  const optional = COLUMNS.flatMap(({ fields }) => fields.filter((field) => 'isOptional' in field).map(({ name }) => name));
  expect(optional).toEqual(['website', 'specs']);
});
