import { isSparing } from '#app/ui/motion/is-sparing.ts';

const KEY = 'register-intro-seen';

const LEAVES_MS = 800;
const TIMEOUT_MS = 6000;

/** Once a session, never on a telephone or with reduced motion: it goes when it ends, fails, is skipped or does not start. */
export function startIntro(): void {
  const dialog = document.querySelector<HTMLDialogElement>('[data-intro]');
  const film = dialog?.querySelector('video');
  const told = dialog?.querySelector<HTMLElement>('[data-loading]');
  if (!dialog || !film || !told || hasSeenIntro() || isSparing()) return;
  keepSeenIntro();
  told.textContent = told.dataset['loading'] ?? '';
  const leave = (): void => {
    clearTimeout(patience);
    dialog.dataset['state'] = 'leaving';
    setTimeout(() => dialog.remove(), LEAVES_MS);
  };
  const patience = setTimeout(leave, TIMEOUT_MS);
  film.addEventListener('playing', () => {
    clearTimeout(patience);
    told.textContent = '';
  });
  for (const end of ['ended', 'error']) film.addEventListener(end, leave);
  dialog.querySelector('[data-skips]')?.addEventListener('click', leave);
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    leave();
  });
  film.muted = true; // React sends no such attribute.
  dialog.showModal();
  film.play().catch(leave);
}

function hasSeenIntro(): boolean {
  try {
    return sessionStorage.getItem(KEY) === '1';
  } catch {
    return true; // Storage is switched off: better never than on every visit.
  }
}

function keepSeenIntro(): void {
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // Storage is switched off: then the intro was not shown, either.
  }
}
