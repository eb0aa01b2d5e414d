import type { ComponentType } from 'react';
import type { FieldKind } from '#content/fields/kinds.ts';
import { ChoiceInput } from './choice-input.tsx';
import { DateInput } from './date-input.tsx';
import { FileInput } from './file-input.tsx';
import { FlagInput } from './flag-input.tsx';
import { IconInput } from './icon-input.tsx';
import type { InputProps } from './input-props.ts';
import { LinkInput } from './link-input.tsx';
import { NumberInput } from './number-input.tsx';
import { RichTextInput } from './rich-text-input.tsx';
import { TextInput } from './text-input.tsx';

/** One input per field kind: a new kind without one does not compile. Lists draw the inputs of their cells. */
export const INPUTS: Readonly<Record<Exclude<FieldKind, 'list'>, ComponentType<InputProps>>> = {
  choice: ChoiceInput,
  date: DateInput,
  document: FileInput,
  flag: FlagInput,
  icon: IconInput,
  image: FileInput,
  link: LinkInput,
  media: FileInput,
  number: NumberInput,
  'rich-text': RichTextInput,
  text: TextInput,
  video: FileInput,
};
