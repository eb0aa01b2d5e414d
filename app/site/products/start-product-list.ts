/** Addresses without what says nothing, and prices of the visitor's country unless the address names one. */
export function startProductList(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-tidies]');
  form?.addEventListener('formdata', ({ formData }) => {
    const empty = Array.from(formData).filter(([, value]) => value === '');
    for (const [name] of empty) formData.delete(name);
  });
  const country = form?.querySelector<HTMLSelectElement>('[data-country-of-prices]');
  if (country && !location.search.includes('country=')) country.value = document.documentElement.dataset['country'] ?? country.value;
}
