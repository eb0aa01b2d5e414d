/** What a visitor is about to press: the amber button, and the arrows, pause and dots of a slider. */
const PRESSED = 'main :is([data-look=light], [data-move], [data-pause], [data-dot])';

/** The question steps aside while one of these lies where it stands. Returns what looks anew, for when it is shown or the screen changes. */
export function giveWay(banner: HTMLElement): () => void {
  let watcher: IntersectionObserver | undefined;
  return () => {
    watcher?.disconnect();
    const { clientWidth, clientHeight } = document.documentElement;
    const { top, right, bottom, left } = banner.getBoundingClientRect();
    const under = new Set<Element>();
    watcher = new IntersectionObserver(
      (seen) => {
        for (const { isIntersecting, target } of seen) under[isIntersecting ? 'add' : 'delete'](target);
        // Not while somebody answers by keyboard: the focus would be lost.
        banner.toggleAttribute('data-aside', under.size > 0 && !banner.contains(document.activeElement));
      },
      { rootMargin: `${-top}px ${right - clientWidth}px ${bottom - clientHeight}px ${-left}px` },
    );
    for (const button of document.querySelectorAll(PRESSED)) watcher.observe(button);
  };
}
