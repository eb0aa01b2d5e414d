/** Fetches a film's poster when the film comes near, and says under it that it is being fetched, or that it cannot be. */
export function enhancePlayer(box: HTMLElement): void {
  const film = box.querySelector('video');
  if (!film) return;
  // Browsers fetch a `poster` at once wherever its film is, also inside a closed dialog.
  const near = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      film.poster = film.dataset['poster'] ?? '';
      near.disconnect();
    },
    { rootMargin: '50%' },
  );
  near.observe(film);
  const state = box.querySelector<HTMLElement>('[role=status]');
  if (!state) return;
  const say = (text: string | undefined) => () => (state.textContent = text ?? '');
  // Not `loadstart`: with nothing fetched in advance it came while the page was read, before anybody asked for the film.
  film.addEventListener('waiting', say(state.dataset['loading']));
  film.addEventListener('canplay', say(undefined));
  film.addEventListener('error', say(state.dataset['failed']));
}
