/** Scrolls a row in exactly `duration` milliseconds; snapping is off on the way. Returns a way to stop it. */
export function glide(row: HTMLElement, from: number, to: number, duration: number): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    row.scrollTo({ left: to, behavior: 'instant' });
    return () => {};
  }
  row.dataset['gliding'] = '';
  let frame = 0;
  let began: number | undefined;
  const draw = (now: number) => {
    began ??= now;
    const share = Math.min((now - began) / duration, 1);
    row.scrollTo({ left: from + (to - from) * ease(share), behavior: 'instant' });
    if (share < 1) frame = requestAnimationFrame(draw);
    else delete row.dataset['gliding'];
  };
  frame = requestAnimationFrame(draw);
  return () => {
    cancelAnimationFrame(frame);
    delete row.dataset['gliding'];
  };
}

export function ease(share: number): number {
  return 1 - (1 - share) ** 4;
}
