/** What a visitor is about to press: the amber button, and the arrows, pause and dots of a slider. */
const PRESSED = 'main [data-look=light], main [data-move], main [data-pause], main [data-dot]';

/** The question steps aside while one of these lies where it stands. Returns what looks anew, for when it is shown or the screen changes. */
export function giveWay(banner: HTMLElement): () => void {
  let watcher: IntersectionObserver | undefined;
  return () => {
    watcher?.disconnect();
    delete banner.dataset['aside'];
    if (banner.hidden) return;
    const { clientWidth, clientHeight } = document.documentElement;
    const { top, right, bottom, left } = banner.getBoundingClientRect();
    const under = new Set<Element>();
    watcher = new IntersectionObserver(
      (seen) => {
        for (const { isIntersecting, target } of seen) under[isIntersecting ? 'add' : 'delete'](target);
        // Not while somebody answers by keyboard: the focus would be lost.
        if (under.size === 0) delete banner.dataset['aside'];
        else if (!banner.contains(document.activeElement)) banner.dataset['aside'] = '';
      },
      { rootMargin: `${-top}px ${right - clientWidth}px ${bottom - clientHeight}px ${-left}px` },
    );
    for (const button of document.querySelectorAll(PRESSED)) watcher.observe(button);
  };
}
