import { LANGUAGES, type Language } from '#content/languages.ts';

type Typed = HTMLInputElement | HTMLTextAreaElement;

/** Shorter texts stand in too many places to say which one is meant. */
const LEAST_LETTERS = 3;
/** A word inside a sentence, the sentence inside a card: so far up somebody may have meant. */
const MOST_STEPS = 4;
const INVISIBLE = /[\u2066-\u2069\u200e\u200f]/g;

/** The field of a form that a text or picture of the page comes from. */
export function fieldAt(form: HTMLFormElement, target: Element, language: Language): HTMLElement | undefined {
  const file = fileOf(target);
  const typed = [...typedIn(form)];
  if (file) return typed.find(({ value }) => value !== '' && file.startsWith(stem(value)));
  const own = typed.filter(({ name }) => name.endsWith(`_${language}`));
  let element: Element | null = target;
  for (let step = 0; element && step < MOST_STEPS; step += 1, element = element.parentElement) {
    const text = textOf(element.textContent);
    if (text.length < LEAST_LETTERS) continue;
    const found = own.find(({ value }) => textOf(value) === text) ?? own.find(({ value }) => textOf(value).includes(text));
    if (found) return found;
  }
  return undefined;
}

/** Where the page shows what a field says: the innermost element that says all of it. */
export function nodeOf(page: Document, field: Typed): HTMLElement | undefined {
  if (field.value === '') return undefined;
  if (field.type === 'hidden') return [...page.images].find((image) => fileOf(image)?.startsWith(stem(field.value)));
  const text = textOf(field.value);
  if (text.length < LEAST_LETTERS || !page.body) return undefined;
  const saying = [...page.querySelectorAll<HTMLElement>('main *, body > *')].filter((one) => textOf(one.textContent).includes(text));
  return saying.findLast((one) => isShown(one));
}

/** Where the page shows what a form edits: the first of its texts, those of the other language stand in for missing ones, then of its pictures. */
export function beginningOf(page: Document, form: HTMLFormElement, language: Language): HTMLElement | undefined {
  const typed = [...typedIn(form)];
  const textsIn = (one: Language) => typed.filter(({ name }) => name.endsWith(`_${one}`));
  const others = LANGUAGES.filter((one) => one !== language).flatMap(textsIn);
  for (const field of [...textsIn(language), ...others, ...typed.filter(({ type }) => type === 'hidden')]) {
    const node = nodeOf(page, field);
    if (node) return node;
  }
  return undefined;
}

/** What a focus inside a form edits; the box of a rich text stands for the field behind it. */
export function editedField(focused: EventTarget | null): Typed | undefined {
  if (!(focused instanceof Element)) return undefined;
  const field = isTyped(focused) ? focused : focused.closest('[data-language]')?.querySelector('textarea[name]');
  return field && isTyped(field) ? field : undefined;
}

/** What can take the focus for a field: itself, or the box that is typed into for it. */
export function focusOf(field: HTMLElement): HTMLElement {
  return field.hidden || field.getAttribute('type') === 'hidden'
    ? (field.parentElement?.querySelector<HTMLElement>('[contenteditable], button, input:not([type=hidden])') ?? field)
    : field;
}

function* typedIn(form: HTMLFormElement): Iterable<Typed> {
  for (const element of form.elements) if (isTyped(element) && /^[^_]/.test(element.name)) yield element;
}

function isTyped(element: Element): element is Typed {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

function isShown(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}

/** As readers see it: without tags, invisible signs and line breaks. */
function textOf(text: string | null): string {
  return (text ?? '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(INVISIBLE, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The stored file that a picture or film shows, without its folder. */
function fileOf(element: Element): string | undefined {
  const shown = element.closest('picture, video, figure') ?? element;
  const media = shown.matches('img, video') ? shown : shown.querySelector('img, video');
  const source = media?.getAttribute('src') ?? media?.querySelector('source')?.getAttribute('src');
  return source?.split(/[?#]/, 1)[0]?.split('/').at(-1);
}

/** Sizes of a picture begin with its name. */
function stem(file: string): string {
  const name = file.split('/').at(-1) ?? '';
  return name.replace(/\.\w+$/, '') || name;
}
