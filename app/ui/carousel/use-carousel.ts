import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { glide } from './glide.ts';

type Options = { speed: number; loops: boolean; count: number };

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Positions are counted along the line, so right-to-left needs no second thought: 0 is the start, more is further on. */
export function useCarousel({ speed, loops, count }: Options) {
  const track = useRef<HTMLUListElement>(null);
  const stop = useRef<(() => void) | undefined>(undefined);
  const [{ fits, atStart, atEnd }, setState] = useState({ fits: count < 2, atStart: !loops, atEnd: false });
  const isLooping = loops && !fits;

  const look = useCallback(() => {
    const row = track.current;
    if (!row) return;
    const { length, last, position } = measure(row);
    const next = { fits: length <= row.clientWidth + 1, atStart: !loops && position <= 1, atEnd: !loops && position >= last - 1 };
    setState((old) => (old.fits === next.fits && old.atStart === next.atStart && old.atEnd === next.atEnd ? old : next));
  }, [loops]);

  useEffect(() => {
    const row = track.current;
    if (!row) return;
    const abort = new AbortController();
    const observer = new ResizeObserver(look);
    observer.observe(row);
    const settle = () => {
      if (isLooping) recentre(row);
      look();
    };
    row.addEventListener('scrollend', settle, { signal: abort.signal });
    row.addEventListener('scroll', look, { signal: abort.signal, passive: true });
    for (const event of ['pointerdown', 'wheel'] as const)
      row.addEventListener(event, () => stop.current?.(), { signal: abort.signal, passive: true });
    return () => {
      abort.abort();
      observer.disconnect();
      stop.current?.();
    };
  }, [look, isLooping]);

  useBrowserLayoutEffect(() => {
    const row = track.current;
    if (!row || !isLooping) return;
    for (const target of row.querySelectorAll<HTMLElement>('[data-copy] :is(a, button)')) target.tabIndex = -1;
    recentre(row);
  }, [isLooping, count]);

  const move = useCallback(
    (by: 1 | -1) => {
      const row = track.current;
      if (!row) return;
      stop.current?.();
      if (isLooping) recentre(row);
      const { step, last, position, direction } = measure(row);
      const goal = Math.round(position / step + by) * step;
      const target = Math.min(Math.max(goal, 0), last);
      stop.current = glide(row, position * direction, target * direction, speed);
    },
    [isLooping, speed],
  );

  return { track, fits, atStart, atEnd, isLooping, move };
}

function measure(row: HTMLElement) {
  const direction = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
  const slides = [...row.children] as HTMLElement[];
  const lefts = slides.map((slide) => slide.offsetLeft * direction);
  const first = lefts[0] ?? 0;
  const step = (lefts.find((left) => left > first) ?? first + row.clientWidth) - first;
  const own = slides.filter((slide) => !slide.hasAttribute('data-copy'));
  const copies = slides.length - own.length;
  const length = copies > 0 ? own.length * step : row.scrollWidth;
  return { step, length, last: row.scrollWidth - row.clientWidth, position: row.scrollLeft * direction, direction, hasCopies: copies > 0 };
}

/** In an endless row the view rests on the middle set, so there is a whole set on either side. */
function recentre(row: HTMLElement): void {
  const { length, position, direction, hasCopies } = measure(row);
  if (!hasCopies) return;
  const rested = length + (((position % length) + length) % length);
  if (Math.abs(rested - position) > 1) row.scrollTo({ left: rested * direction, behavior: 'instant' });
}
