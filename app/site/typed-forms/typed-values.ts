type Typed = Readonly<Record<string, string>>;

/** Not what the page itself fills in, and no files: a browser gives those to nobody. */
const STORED = 'input:not([type=hidden], [type=file], [name=extra]), select, textarea';

function controlsOf(form: Element) {
  return [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(STORED)].filter(({ name }) => name !== '');
}

function isChoice(control: Element): control is HTMLInputElement {
  return control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox');
}

/** What somebody has typed and chosen in a form so far; empty when nothing. */
export function typedIn(form: Element): Typed {
  const filled = controlsOf(form).filter((control) => (isChoice(control) ? control.checked : control.value !== ''));
  return Object.fromEntries(filled.map(({ name, value }) => [name, value]));
}

/** Puts it back, as if it was typed again. What already stands there is newer and stays. */
export function typeInto(form: Element, typed: Typed): void {
  for (const control of controlsOf(form)) {
    const value = typed[control.name];
    if (value === undefined) continue;
    if (isChoice(control)) {
      if (control.value === value && !control.checked && !control.disabled) control.click();
    } else if (control.value === '') {
      control.value = value;
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
}

/** From the forms of one part of the page to those of the same name in another. */
export function copyTyped(from: Element, to: Element): void {
  for (const form of from.querySelectorAll<HTMLElement>('[data-keeps]')) {
    const other = to.querySelector(`[data-keeps="${form.dataset['keeps']}"]`);
    if (other) typeInto(other, typedIn(form));
  }
}
