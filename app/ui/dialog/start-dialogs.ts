/** Opens and closes every `PageDialog`. The browser traps the focus, closes on Escape and gives the focus back to where it was. */
export function startDialogs(): void {
  document.addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const opener = target.closest<HTMLElement>('[data-opens-dialog]');
    const dialog = opener && document.getElementById(opener.dataset['opensDialog'] ?? '');
    if (dialog instanceof HTMLDialogElement) {
      event.preventDefault(); // A link leads to the same without scripts.
      open(dialog);
    } else if (target.closest('[data-closes-dialog]') || target.matches('[data-page-dialog]')) target.closest('dialog')?.close();
  });
}

function open(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  const film = dialog.querySelector('video');
  dialog.showModal();
  dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus();
  if (!film) return;
  // A browser may refuse; its controls are there.
  film.play().catch(() => undefined);
  dialog.addEventListener('close', () => film.pause(), { once: true });
}
