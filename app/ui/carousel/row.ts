/** Positions are counted along the line, so right-to-left needs no second thought: 0 is the start, more is further on. */
export function measure(row: HTMLElement) {
  const direction = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
  const slides = [...row.children].filter((slide) => slide instanceof HTMLElement);
  const starts = slides.map((slide) => slide.offsetLeft * direction);
  const first = starts[0] ?? 0;
  const step = (starts.find((start) => start > first) ?? first + row.clientWidth) - first;
  const own = slides.filter((slide) => !slide.hasAttribute('data-copy'));
  const hasCopies = slides.length > own.length;
  const length = hasCopies ? own.length * step : row.scrollWidth;
  return { step, length, last: row.scrollWidth - row.clientWidth, position: row.scrollLeft * direction, direction, hasCopies };
}

/** In an endless row the view rests on the middle set, so there is a whole set on either side. */
export function recentre(row: HTMLElement): void {
  const { length, position, direction, hasCopies } = measure(row);
  if (!hasCopies) return;
  const rested = length + (((position % length) + length) % length);
  if (Math.abs(rested - position) > 1) row.scrollTo({ left: rested * direction, behavior: 'instant' });
}
