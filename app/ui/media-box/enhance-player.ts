/** Says under a film that it is being fetched, or that it cannot be. */
export function enhancePlayer(box: HTMLElement): void {
  const film = box.querySelector('video');
  const state = box.querySelector<HTMLElement>('[role=status]');
  if (!film || !state) return;
  const say = (words: string | undefined) => () => (state.textContent = words ?? '');
  // Not `loadstart`: with nothing fetched in advance it came while the page was read, before anybody asked for the film.
  film.addEventListener('waiting', say(state.dataset['loading']));
  film.addEventListener('canplay', say(undefined));
  film.addEventListener('error', say(state.dataset['failed']));
}
