import { islandsWaking } from '#app/islands/wake.ts';
import { isInSeason } from './is-in-season.ts';

const KEY = 'pop-up-seen';

const HEAD_START_MS = 1500;
/** For what has just woken to open its dialog. */
const OPENING_MS = 100;
/** Two frames of a slow screen. */
const PAINTED_MS = 70;

/** Opens the pop-up once per session, after its delay; resolves when it is closed, or at once where there is none. */
export async function startPopUp(): Promise<void> {
  const node = document.querySelector<HTMLElement>('[data-pop-up]');
  if (!node || hasSeenPopUp()) return;
  const delay = Number(node.dataset['delay']) * 1000;
  const head = Math.max(0, delay - HEAD_START_MS);
  await wait(head);
  const [dialog] = await Promise.all([fetchPopUp(node.dataset['popUp'] ?? ''), wait(delay - head)]);
  if (!dialog) return;
  fadeInPictures(dialog);
  node.replaceWith(dialog);
  await nobodyIsBusy();
  dialog.showModal();
  dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus();
  // Following its link leaves the page, and nothing is closed.
  dialog.querySelector('[data-leads]')?.addEventListener('click', keepSeenPopUp);
  await new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }));
  keepSeenPopUp();
}

/** What comes late and unasked is no "largest paint" when it fades in; a layer of its own is not painted a second time. */
function fadeInPictures(dialog: HTMLElement): void {
  for (const picture of dialog.querySelectorAll('img')) {
    picture.style.opacity = '0';
    picture.style.willChange = 'opacity';
    picture.addEventListener('load', () => setTimeout(() => (picture.style.opacity = ''), PAINTED_MS));
  }
}

/** Nothing without a connection, out of season, or on the very page it leads to: the page does well without it. */
async function fetchPopUp(address: string): Promise<HTMLDialogElement | undefined> {
  try {
    const answer = await fetch(address);
    if (!answer.ok) return undefined;
    const fragment = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const dialog = fragment.querySelector('dialog');
    const { from = '', until = '' } = fragment.querySelector<HTMLElement>('[data-from]')?.dataset ?? {};
    const target = dialog?.querySelector<HTMLElement>('[data-leads]')?.getAttribute('href') ?? undefined;
    const isHere = target !== undefined && new URL(target, location.href).pathname === location.pathname;
    return dialog && !isHere && isInSeason({ shownFrom: from, shownUntil: until }, new Date()) ? document.adoptNode(dialog) : undefined;
  } catch {
    return undefined;
  }
}

/** Somebody who is searching, asking or filling in a form, or waits for what they pressed, is not interrupted. */
async function nobodyIsBusy(): Promise<void> {
  for (;;) {
    for (let woken = islandsWaking(); woken; woken = islandsWaking()) {
      await woken;
      await wait(OPENING_MS);
    }
    const dialog = document.querySelector('dialog[open]');
    const busy = dialog ?? document.activeElement?.closest('form');
    if (!busy) return;
    const end = dialog ? 'close' : 'focusout';
    await new Promise((resolve) => busy.addEventListener(end, () => setTimeout(resolve), { once: true }));
  }
}

function wait(ms: number): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function hasSeenPopUp(): boolean {
  try {
    return sessionStorage.getItem(KEY) === '1';
  } catch {
    return true; // Storage is switched off: better never than on every page.
  }
}

function keepSeenPopUp(): void {
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // Storage is switched off: it was not shown because of that, either.
  }
}
