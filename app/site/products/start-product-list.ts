/** Addresses without what says nothing, and prices of the visitor's country unless the address names one. */
export function startProductList(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-tidies]');
  const country = form?.querySelector<HTMLSelectElement>('select[name="country"]');
  if (!form || !country) return;
  if (!new URLSearchParams(location.search).has('country')) country.value = document.documentElement.dataset['country'] ?? country.value;
  form.addEventListener('submit', () => {
    const empty = [...form.elements].filter((field) => 'value' in field && field.value === '');
    for (const field of empty) field.toggleAttribute('disabled', true);
    // Whoever comes back finds the form as it was.
    addEventListener('pageshow', () => empty.forEach((field) => field.toggleAttribute('disabled', false)), { once: true });
  });
}
