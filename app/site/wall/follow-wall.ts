import { fetchedPage } from '#app/site/fetched-page.ts';
import { sayUnreached } from '#app/site/unreached/say-unreached.ts';

/** The wall follows the form while it is changed: the page of the new address is fetched and its wall put in the place of this one. */
export function followWall(form: HTMLFormElement): void {
  let asked = 0;

  async function follow(address: string, isForm: boolean): Promise<void> {
    const turn = ++asked;
    document.querySelector('#wall')?.setAttribute('aria-busy', 'true');
    try {
      const page = await fetchedPage(address);
      if (turn === asked) show(address, page, isForm);
    } catch {
      if (turn === asked) sayUnreached(address);
    } finally {
      if (turn === asked) document.querySelector('#wall')?.removeAttribute('aria-busy');
    }
  }

  function show(address: string, page: Document | undefined, isForm: boolean): void {
    const [wall, ask, fields] = ['#wall', '#inquiry', '[data-wall-form]'].map((part) => page?.querySelector(part));
    // What came instead says why.
    if (!wall || !fields) return location.assign(address);
    document.querySelector('#wall')?.replaceWith(wall);
    if (ask) document.querySelector('#inquiry')?.replaceWith(ask);
    // Whoever is typing keeps what is typed.
    if (!isForm) form.replaceChildren(...fields.children);
    history.replaceState(null, '', address);
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-chooses-language]')) link.search = location.search;
    dispatchEvent(new PageTransitionEvent('pageshow'));
  }

  form.addEventListener('change', () => {
    const query = new URLSearchParams([...new FormData(form)].flatMap(([key, value]) => (value === '' ? [] : [[key, String(value)]])));
    void follow(`${location.pathname}?${query.toString()}`, true);
  });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-wall-link]');
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void follow(link.pathname + link.search, false);
  });
}
