import { inStorage } from '#app/site/in-storage.ts';
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
  inStorage(() => sessionStorage.setItem(HANDED_OVER + form.dataset['keeps'], JSON.stringify(typedIn(form))));
}

function takeOver(form: HTMLFormElement): void {
  inStorage(() => {
    const key = HANDED_OVER + form.dataset['keeps'];
    const typed: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    sessionStorage.removeItem(key);
    if (typed) typeInto(form, typed as Record<string, string>);
  });
}
