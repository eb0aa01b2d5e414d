/** A picture that cannot be loaded makes room for what stands behind it or in for it (`data-may-break`). */
export function startBrokenPictures(): void {
  // These events do not bubble.
  document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && take(target), true);
  for (const image of document.querySelectorAll<HTMLImageElement>('[data-may-break] img'))
    if (image.complete && image.naturalWidth === 0 && image.currentSrc) take(image);
}

function take(image: HTMLImageElement): void {
  image.closest('[data-may-break]')?.remove();
}
