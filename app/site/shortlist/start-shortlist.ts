import { type ShortlistItem, MOST_LISTED, readShortlist, writeListedSize } from '#content/shortlist.ts';
import { markSize, shownSize } from '#app/site/product/marked-size.ts';
import { sayUnreached } from '#app/site/unreached/say-unreached.ts';
import { storedList, storeList } from './stored-list.ts';

/** The list on the device: its count in the bar, the buttons that keep a product, and the page that shows it. */
export function startShortlist(): void {
  showStored();
  window.addEventListener('storage', showStored);
  // A page that comes back from the browser's memory has slept through what others did.
  window.addEventListener('pageshow', showStored);
  document.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element && event.target.closest<HTMLElement>('[data-shortlists], [data-chooses-size]');
    if (!pressed) return;
    const size = pressed.dataset['choosesSize'];
    if (!size) return keepOrDrop(pressed);
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    chooseSize(size);
  });
  document.addEventListener('change', ({ target }) => {
    const choice = target instanceof Element && target.closest<HTMLSelectElement>('[data-size-choice]');
    if (choice) chooseSize(choice.value);
  });
  const page = document.querySelector<HTMLElement>('[data-shortlist]');
  if (page) startPage(page);
}

/** Only this page needs its script; what is pressed before it has come is pressed again. */
function startPage(page: HTMLElement): void {
  let isThere = false;
  const coming = import('./start-shortlist-page.ts')
    .then(({ startShortlistPage }) => startShortlistPage(page, showStored))
    .catch(() => undefined) // links lead where they say without it
    .finally(() => (isThere = true));
  page.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element && event.target.closest<HTMLElement>('[data-drops], [data-adopts], [data-shares-list]');
    if (isThere || !pressed) return;
    event.preventDefault();
    void coming.then(() => pressed.click());
  });
}

function showStored(): void {
  const list = storedList();
  for (const count of document.querySelectorAll('[data-shortlist-count]')) count.textContent = list.length > 0 ? String(list.length) : '';
  for (const button of document.querySelectorAll<HTMLElement>('[data-shortlists]')) {
    button.toggleAttribute('data-on', list.some(matches(button)));
    button.removeAttribute('data-full');
  }
}

/** A button for a certain size or wall speaks of that one; any other of its product, whatever the size. */
function matches({ dataset: { shortlists, ofSize } }: HTMLElement): (one: ShortlistItem) => boolean {
  return (one) => one.id === Number(shortlists) && (ofSize === undefined || writeListedSize(one) === ofSize);
}

function keepOrDrop(button: HTMLElement): void {
  const id = Number(button.dataset['shortlists']);
  const list = storedList();
  const isListed = list.some(matches(button));
  const status = document.querySelector('[data-shortlist-status]');
  if (!isListed && list.length >= MOST_LISTED) {
    button.toggleAttribute('data-full', true);
    if (status) status.textContent = button.dataset['saidFull'] ?? '';
    return;
  }
  const size = button.dataset['ofSize'] ?? document.querySelector<HTMLSelectElement>('[data-size-choice]')?.value ?? '';
  const listed = readShortlist(`${id}${size && `-${size}`}`);
  storeList(isListed ? list.filter((one) => !matches(button)(one)) : [...list, ...listed]);
  showStored();
  // Where the device keeps nothing, nothing is said to be kept.
  const said = button.dataset['on'] === undefined ? '' : 'saidOn';
  if (status) status.textContent = button.dataset[isListed ? 'saidGone' : said] ?? '';
}

/** Only where sizes are chosen their script is needed. */
function chooseSize(size: string): void {
  void import('../product/follow-size.ts')
    .then(({ followSize }) => followSize(size))
    .then(showStored, () => {
      markSize(shownSize());
      sayUnreached(`${location.pathname}?size=${encodeURIComponent(size)}`);
    });
}
