/** Buttons with `data-prints` print the page; paper says when it was printed and where the page stands. */
export function startPrinting(): void {
  window.addEventListener('beforeprint', () => {
    const [date, address] = ['[data-print-date]', '[data-print-address]'].map((part) => document.querySelector(part));
    if (date)
      date.textContent = new Intl.DateTimeFormat(document.documentElement.lang === 'ar' ? 'ar-SA-u-ca-gregory-nu-latn' : 'en-GB', {
        dateStyle: 'long',
      }).format(new Date());
    if (address) address.textContent = location.origin + decodeURI(location.pathname) + location.search;
  });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-prints]')) print();
  });
}
