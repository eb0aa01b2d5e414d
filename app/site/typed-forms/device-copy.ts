import { inStorage } from '#app/site/in-storage.ts';
import { typeInto, typedIn } from './typed-values.ts';

const COPY = 'copy:';
/** Somebody who comes back later than this begins anew; a borrowed device does not remember for ever. */
const COPY_MS = 7 * 24 * 60 * 60 * 1000;

/** Survives a reload and a crash. By events of the document, because the form may be drawn anew when it wakes up. */
export function startDeviceCopies(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-keeps-copy]'))
    if (form.dataset['keepsCopy'] === 'sent') forget(form);
    else putBack(form);
  document.addEventListener('input', ({ target }) => {
    const form = target instanceof Element && target.closest<HTMLFormElement>('[data-keeps-copy]');
    if (form) keep(form);
  });
  // A form that was sent is emptied.
  document.addEventListener('reset', ({ target }) => {
    if (target instanceof HTMLFormElement && target.matches('[data-keeps-copy]')) forget(target);
  });
}

function keep(form: HTMLFormElement): void {
  const typed = typedIn(form);
  if (Object.keys(typed).length === 0) return forget(form);
  document.documentElement.toggleAttribute(
    'data-copied',
    inStorage(() => localStorage.setItem(keyOf(form), JSON.stringify({ at: Date.now(), typed }))),
  );
}

function forget(form: HTMLFormElement): void {
  inStorage(() => localStorage.removeItem(keyOf(form)));
}

function putBack(form: HTMLFormElement): void {
  inStorage(() => {
    const copy: unknown = JSON.parse(localStorage.getItem(keyOf(form)) ?? 'null');
    if (!isCopy(copy)) return;
    if (copy.at > Date.now() - COPY_MS) typeInto(form, copy.typed);
    else forget(form);
  });
}

function keyOf(form: HTMLFormElement): string {
  return COPY + form.dataset['keeps'];
}

function isCopy(copy: unknown): copy is { at: number; typed: Record<string, string> } {
  return typeof copy === 'object' && copy !== null && 'typed' in copy;
}
