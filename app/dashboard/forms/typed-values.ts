import type { JsonObject } from '#app/dashboard/json-object.ts';
import { setValue } from '#app/dashboard/inputs/set-value.ts';

type TextInput = HTMLInputElement | HTMLTextAreaElement;

/** What the plain inputs of a form hold beyond what they were drawn with. Passwords are nobody's to keep. */
export function typedIn(form: HTMLFormElement): JsonObject {
  return Object.fromEntries(
    textInputs(form)
      .filter(isChanged)
      .map(({ name, value }) => [name, value]),
  );
}

export function isTypedIn(form: HTMLFormElement): boolean {
  return textInputs(form).some(isChanged);
}

export function fillTyped(form: HTMLFormElement, values: JsonObject): void {
  for (const input of textInputs(form)) {
    const value = values[input.name];
    if (typeof value === 'string') setValue(input, value);
  }
}

function textInputs(form: HTMLFormElement): TextInput[] {
  return [...form.elements].filter(
    (element): element is TextInput =>
      element instanceof HTMLTextAreaElement ||
      (element instanceof HTMLInputElement && !['password', 'hidden', 'file'].includes(element.type)),
  );
}

function isChanged({ value, defaultValue }: TextInput): boolean {
  return value !== defaultValue;
}
