import { typeInto, typedIn } from './typed-values.ts';

const HANDED_OVER = 'typed:';

/** Whoever changes the language in the middle of a form finds what was typed in the other language's form, once. */
export function startTypedForms(): void {
  const forms = [...document.querySelectorAll<HTMLFormElement>('[data-keeps]')];
  for (const form of forms) takeOver(form);
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-chooses-language]')) forms.forEach(handOver);
  });
}

function handOver(form: HTMLFormElement): void {
  const typed = typedIn(form);
  if (Object.keys(typed).length > 0) inStorage((storage) => storage.setItem(HANDED_OVER + form.dataset['keeps'], JSON.stringify(typed)));
}

function takeOver(form: HTMLFormElement): void {
  inStorage((storage) => {
    const key = HANDED_OVER + form.dataset['keeps'];
    const typed: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    storage.removeItem(key);
    if (typeof typed === 'object' && typed !== null) typeInto(form, typed as Record<string, string>);
  });
}

function inStorage(use: (storage: Storage) => void): void {
  try {
    use(sessionStorage);
  } catch {
    // Storage is switched off, or somebody else wrote there: then the form starts empty.
  }
}
