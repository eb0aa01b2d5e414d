import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Files, calls and the dashboard have no preview. */
const NOT_A_PAGE = /^\/(?:api|uploads|(?:en\/)?dashboard)(?:\/|$)/;

/** Whoever follows a link inside a preview goes on previewing. */
export function usePreviewLinks(): void {
  const navigate = useNavigate();

  useEffect(() => {
    const listening = new AbortController();
    function follow(event: MouseEvent) {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
      if (!link || link.matches('[data-ends-preview], [download], [target=_blank]')) return;
      const to = new URL(link.href);
      const isSamePlace = to.pathname === location.pathname && to.hash !== '';
      if (to.origin !== location.origin || NOT_A_PAGE.test(to.pathname) || isSamePlace) return;
      to.searchParams.set('preview', '1');
      // For a new tab or window, which the browser opens by itself.
      link.href = to.href;
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      // Another language is another document; its link knows how to get there.
      if (link.hreflang) return;
      event.preventDefault();
      void navigate(to.pathname + to.search + to.hash);
    }
    // Before the link itself hears of it.
    document.addEventListener('click', follow, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, [navigate]);
}
