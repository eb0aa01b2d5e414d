import { isCountry, type Country } from '#i18n/locales.ts';
import { CHANGE_COUNTRY } from '#app/site/change-country.ts';
import { keepPreference } from '#app/page/preferences.ts';

/** Only turns the attribute on <html> and tells the islands; every switch on the page follows. */
export function startCountry(): void {
  const { dataset } = document.documentElement;
  const choices = document.querySelectorAll<HTMLSelectElement>('[data-chooses-country]');
  // A budget is meant in the money of the visitor's country, until somebody says otherwise.
  const currencies = document.querySelectorAll<HTMLSelectElement>('select[data-follows-country]');
  const buttons = document.querySelectorAll<HTMLButtonElement>('[data-sets-country]');

  function follow(): void {
    const country = dataset['country'];
    if (!country) return;
    for (const choice of choices) choice.value = country;
    for (const currency of currencies) currency.value = country === 'ae' ? 'AED' : 'SAR';
    for (const button of buttons) button.setAttribute('aria-pressed', String(button.dataset['setsCountry'] === country));
  }

  function choose(country: Country): void {
    keepPreference('country', country);
    dataset['country'] = country;
    follow();
    window.dispatchEvent(new Event(CHANGE_COUNTRY));
  }

  follow();
  for (const choice of choices) choice.addEventListener('change', () => isCountry(choice.value) && choose(choice.value));
  for (const button of buttons)
    button.addEventListener('click', () => {
      const country = button.dataset['setsCountry'];
      if (isCountry(country)) choose(country);
    });
}
