import { type RefObject, useEffect, useState } from 'react';

type Options = { interval: number; canPlay: boolean; onTick: () => void };

/** Moves on by itself, except while the pointer or the focus is inside, the tab is hidden, motion is unwanted or somebody pressed pause. */
export function useAutoplay(box: RefObject<HTMLElement | null>, { interval, canPlay, onTick }: Options) {
  const [isPaused, setPaused] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const isRunning = canPlay && !isPaused && !isHeld;

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const { signal, abort } = abortable();
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    const look = () => setHeld(still.matches || document.hidden || element.matches(':hover') || element.contains(document.activeElement));
    for (const name of ['pointerenter', 'pointerleave', 'focusin'] as const) element.addEventListener(name, look, { signal });
    // The new focus is known only after the event.
    element.addEventListener('focusout', () => queueMicrotask(look), { signal });
    document.addEventListener('visibilitychange', look, { signal });
    still.addEventListener('change', look, { signal });
    look();
    return abort;
  }, [box]);

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(onTick, interval);
    return () => clearInterval(timer);
  }, [isRunning, interval, onTick]);

  return { isPaused, isRunning, toggle: () => setPaused((paused) => !paused) };
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
