import { keepPreference } from '#app/page/preferences.ts';

/** Keeps the language somebody chooses, and takes the place on the page along. */
export function startLanguage(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('[data-chooses-language]');
    if (!link) return;
    keepPreference('lang', link.dataset['choosesLanguage'] ?? 'ar');
    link.hash = location.hash;
  });
}
