import { isSparing } from '#app/ui/motion/is-sparing.ts';
import { enhancePause } from '#app/ui/pause-button/enhance-pause.ts';

export function enhanceFilm(box: HTMLElement): void {
  const film = box.querySelector('video');
  if (!film) return;
  let isWanted = !isSparing();
  let isSeen = false;
  film.muted = true; // React sends no such attribute.
  const play = (wanted: boolean): void => {
    isWanted = wanted;
    show(!wanted);
    // A browser may refuse to start a film; the poster stays and the button still works.
    if (wanted && isSeen) film.play().catch(() => play(false));
    else film.pause();
  };
  const show = enhancePause(box, (isPaused) => play(!isPaused));
  new IntersectionObserver(
    ([entry]) => {
      isSeen = entry?.isIntersecting ?? false;
      play(isWanted);
    },
    { threshold: 0.2 },
  ).observe(film);
  play(isWanted);
}
