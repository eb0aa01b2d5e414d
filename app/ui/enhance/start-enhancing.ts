import { enhanceCarousel } from '#app/ui/carousel/enhance-carousel.ts';
import { enhanceFadeSlider } from '#app/ui/fade-slider/enhance-fade-slider.ts';
import { enhanceMarquee } from '#app/ui/marquee/enhance-marquee.ts';
import { enhanceFilm } from '#app/ui/media-box/enhance-film.ts';
import { onFirstSignOfLife } from './first-sign-of-life.ts';
import { enhancePlayer } from '#app/ui/media-box/enhance-player.ts';
import { enhanceReveal } from '#app/ui/dot-matrix/enhance-reveal.ts';
import { enhanceTypedLine } from '#app/ui/typed-line/enhance-typed-line.ts';

/** What `data-enhance` may name. Each takes an element that works without it and makes it nicer. */
const ENHANCERS = {
  carousel: enhanceCarousel,
  'fade-slider': enhanceFadeSlider,
  film: enhanceFilm,
  marquee: enhanceMarquee,
  player: enhancePlayer,
  reveal: enhanceReveal,
  'typed-line': enhanceTypedLine,
} as const satisfies Record<string, (element: HTMLElement) => void>;

export type Enhanced = keyof typeof ENHANCERS;

const TOUCHES = ['pointerover', 'touchstart', 'focusin', 'click'] as const;

/** What is near or touched at once, the rest in idle moments after the first sign of life: the unseen costs the first screen no time. */
export function startEnhancing(): void {
  const elements = [...document.querySelectorAll<HTMLElement>('[data-enhance]')];
  const waiting = new Set(elements);
  const enhance = (element: HTMLElement) => {
    const name = element.dataset['enhance'];
    if (waiting.delete(element) && isEnhanced(name)) ENHANCERS[name](element);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting && target instanceof HTMLElement) enhance(target);
    },
    { rootMargin: '50%' },
  );
  for (const element of elements) observer.observe(element);
  const enhanceNext = () => {
    const [next] = waiting;
    if (!next) return;
    enhance(next);
    whenIdle(enhanceNext);
  };
  onFirstSignOfLife(() => whenIdle(enhanceNext));
  const touch = ({ target }: Event) => {
    const touched = target instanceof Element && target.closest<HTMLElement>('[data-enhance]');
    if (touched) enhance(touched);
  };
  for (const event of TOUCHES) document.addEventListener(event, touch, { capture: true, passive: true });
}

function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act);
  else setTimeout(act, 100); // Safari
}

function isEnhanced(name: string | undefined): name is Enhanced {
  return name !== undefined && name in ENHANCERS;
}
