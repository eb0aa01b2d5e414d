/** Addresses without what says nothing, and prices of the visitor's country unless the address names one. */
export function followProductList(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-tidies]');
  form?.addEventListener('formdata', ({ formData }) => {
    const empty = Array.from(formData).filter(([, value]) => value === '');
    for (const [name] of empty) formData.delete(name);
  });
  const country = form?.querySelector<HTMLSelectElement>('[data-country-of-prices]');
  if (country && !location.search.includes('country=')) country.value = document.documentElement.dataset['country'] ?? country.value;
  const note = document.querySelector<HTMLElement>('[data-most-compared]');
  if (note) refuseTheSixth(note);
}

/** One more than stand side by side is not marked, and the page says so. */
function refuseTheSixth(note: HTMLElement): void {
  note.parentElement?.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    // A box may stand for a product in two of its sizes.
    const marked = new FormData(target.form ?? undefined).getAll('products').join(',').split(',').length;
    const isTooMany = target.checked && marked > Number(note.dataset['mostCompared']);
    if (isTooMany) target.checked = false;
    note.toggleAttribute('data-shown', isTooMany);
    const status = document.querySelector('[data-shortlist-status]');
    if (status) status.textContent = isTooMany ? note.textContent : '';
  });
}
