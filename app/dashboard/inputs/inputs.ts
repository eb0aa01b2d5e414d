import type { ComponentType } from 'react';
import type { InputName } from '#content/fields/field.ts';
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

/** By the name a kind of field gives. Lists and specifications draw tables of inputs. */
export const INPUTS: Readonly<Record<InputName, ComponentType<InputProps>>> = {
  choice: ChoiceInput,
  date: DateInput,
  file: FileInput,
  flag: FlagInput,
  icon: IconInput,
  link: LinkInput,
  number: NumberInput,
  'rich-text': RichTextInput,
  text: TextInput,
};
