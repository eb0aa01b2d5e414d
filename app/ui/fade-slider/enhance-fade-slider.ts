import { autoplay } from '#app/ui/motion/autoplay.ts';
import { enhancePause } from '#app/ui/pause-button/enhance-pause.ts';

const SWIPE = 48;

/** Buttons, dots, arrow keys, swiping, and moving on by itself where it has an interval. */
export function enhanceFadeSlider(box: HTMLElement): void {
  const stage = box.firstElementChild;
  if (!(stage instanceof HTMLElement)) return;
  const slides = [...stage.children];
  const count = box.querySelector('[data-count]');
  const interval = Number(box.dataset['interval']) || undefined;
  let current = 0;
  let pressedAt: number | undefined;

  for (const button of box.querySelectorAll<HTMLElement>('[data-move]'))
    button.addEventListener('click', () => go(current + Number(button.dataset['move'])));
  for (const dot of box.querySelectorAll<HTMLElement>('[data-dot]')) dot.addEventListener('click', () => go(Number(dot.dataset['dot'])));
  box.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft' || key === 'ArrowRight') go(current + alongTheLine(key === 'ArrowRight' ? 1 : -1));
  });
  stage.addEventListener('pointerdown', ({ pointerType, clientX }) => (pressedAt = pointerType === 'mouse' ? undefined : clientX));
  stage.addEventListener('pointerup', ({ clientX }) => {
    const moved = clientX - (pressedAt ?? clientX);
    pressedAt = undefined;
    if (Math.abs(moved) > SWIPE) go(current + alongTheLine(moved < 0 ? 1 : -1));
  });
  if (interval) {
    const play = autoplay(box, {
      interval,
      onTick: () => go(current + 1),
      onRunning: (runs) => (stage.ariaLive = runs ? 'off' : 'polite'),
    });
    enhancePause(box, play);
  }
  whenLoaded(() => bringNear(1));

  function go(wanted: number): void {
    const next = (wanted + slides.length) % slides.length;
    slides[current]?.removeAttribute('data-current');
    bringNear(next);
    slides[next]?.setAttribute('data-current', '');
    bringNear(next + 1);
    for (const dot of box.querySelectorAll<HTMLElement>('[data-dot]')) {
      if (dot.dataset['dot'] === String(next)) dot.ariaCurrent = 'true';
      else dot.removeAttribute('aria-current');
    }
    if (count) count.textContent = String(next + 1);
    current = next;
  }

  /** The pictures of a slide are fetched when it is the next one. */
  function bringNear(index: number): void {
    slides[index % slides.length]?.setAttribute('data-near', '');
  }

  function alongTheLine(towardsRight: number): number {
    return getComputedStyle(box).direction === 'rtl' ? -towardsRight : towardsRight;
  }
}

function whenLoaded(act: () => void): void {
  if (document.readyState === 'complete') act();
  else window.addEventListener('load', act, { once: true });
}
