const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin'] as const;

/** Waits for somebody who does more than look. */
export function onFirstSignOfLife(act: () => void): void {
  const heard = new AbortController();
  const hear = (event: Event) => {
    if (isOwnDoing(event)) return;
    heard.abort();
    act();
  };
  for (const sign of SIGNS) window.addEventListener(sign, hear, { signal: heard.signal, capture: true, passive: true });
}

/** A slider moves on by itself, a pop-up takes the focus, a page is laid out under a resting pointer, while nobody does anything. */
function isOwnDoing(event: Event): boolean {
  const { type, target } = event;
  if (event instanceof PointerEvent && type === 'pointermove') return event.movementX === 0 && event.movementY === 0;
  if (type === 'scroll') return target !== document;
  return type === 'focusin' && target instanceof Element && target.closest('dialog') !== null;
}
