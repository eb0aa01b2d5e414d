type Options = { interval: number; onTick: () => void; onRunning: (isRunning: boolean) => void };

/** Waits while the pointer or focus is inside, the tab is hidden or motion is unwanted; the result says whether somebody pressed pause. */
export function autoplay(box: HTMLElement, { interval, onTick, onRunning }: Options): (isPaused: boolean) => void {
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  let isPaused = false;
  let isRunning: boolean | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  const look = () => {
    const isHeld = isPaused || still.matches || document.hidden || box.matches(':hover') || box.contains(document.activeElement);
    if (isRunning === !isHeld) return;
    isRunning = !isHeld;
    clearInterval(timer);
    if (isRunning) timer = setInterval(onTick, interval);
    onRunning(isRunning);
  };
  for (const name of ['pointerenter', 'pointerleave', 'focusin']) box.addEventListener(name, look);
  // The new focus is known only after the event.
  box.addEventListener('focusout', () => queueMicrotask(look));
  document.addEventListener('visibilitychange', look);
  still.addEventListener('change', look);
  look();
  return (paused) => {
    isPaused = paused;
    look();
  };
}
