/** Ctrl+K, or ⌘K, opens the search from anywhere. A key alone would get in the way of those who steer by voice. */
export function startSearchKey(): void {
  document.addEventListener('keydown', (event) => {
    if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    if (document.querySelector('dialog:modal')) return;
    const button = document.querySelector<HTMLElement>('[data-opens="search"]');
    if (!button) return;
    event.preventDefault();
    button.click();
  });
}
