import { loadedAnew } from '#app/page/on-unreached.ts';

/** Says that an address could not be reached, with another try. In front of everything, also of an open menu, which would keep it inert. */
export function sayUnreached(address: string): void {
  document.querySelector('[data-unreached-notice]')?.remove();
  const notice = document.querySelector<HTMLTemplateElement>('template[data-unreached]')?.content.firstElementChild?.cloneNode(true);
  if (!(notice instanceof HTMLElement)) return location.assign(address);
  const again = notice.querySelector('a');
  if (again) again.href = loadedAnew(address);
  notice.querySelector('button')?.addEventListener('click', () => notice.remove());
  ([...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body).append(notice);
  return notice.showPopover?.();
}
