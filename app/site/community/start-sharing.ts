/** Copies the address of what is shared; where that is refused, shows it. */
export function startSharing(): void {
  for (const box of document.querySelectorAll<HTMLElement>('[data-shares]')) {
    const address = new URL(box.dataset['shares'] ?? '', location.origin).href;
    const chat = box.querySelector<HTMLAnchorElement>('a[href^="https://wa.me/"]');
    // A site that was not told its public address knows it in the browser.
    if (chat) chat.href = `https://wa.me/?text=${encodeURIComponent(`${box.dataset['title']}\n${address}`)}`;
    const told = box.querySelector<HTMLElement>('[data-copied]');
    box.querySelector('[data-copies]')?.addEventListener('click', async () => {
      let text = address;
      try {
        await navigator.clipboard.writeText(address);
        text = told?.dataset['copied'] ?? '';
      } catch {
        // Refused, or not there at all as over plain http: the address is shown.
      }
      if (told) told.textContent = text;
    });
  }
}
