/** Files, calls and the dashboard have no preview. */
const NOT_A_PAGE = /^\/(?:api|uploads|(?:en\/)?dashboard)(?:\/|$)/;

/** Whoever follows a link inside a preview goes on previewing. */
export function startPreviewLinks(): void {
  if (!document.querySelector('[data-preview]')) return;
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (!link || link.matches('[data-ends-preview], [download], [target=_blank]')) return;
    const to = new URL(link.href);
    const isSamePage = to.pathname === location.pathname && to.hash !== '';
    if (to.origin !== location.origin || NOT_A_PAGE.test(to.pathname) || isSamePage) return;
    to.searchParams.set('preview', '1');
    link.href = to.href;
  });
}
