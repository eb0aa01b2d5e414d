const KEY = 'left-search';

/** Somebody follows a result: whoever comes back to this page finds the search as it was. */
export function leaveSearch(query: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ page: location.href, query }));
  } catch {
    // Where nothing can be stored, Back leads to the page alone.
  }
}

/** What was searched on this page before somebody left it, once. */
export function takeLeftSearch(): string {
  const left = leftSearch();
  if (left === undefined) return '';
  sessionStorage.removeItem(KEY);
  return left;
}

/** Opens the search again on a page that was gone back to. */
export function startLeftSearch(): void {
  const [visit] = performance.getEntriesByType('navigation');
  // At once: a page that was loaded quickly has been shown before its script starts.
  if (visit instanceof PerformanceNavigationTiming && visit.type === 'back_forward') reopen();
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) reopen();
  });
}

function reopen(): void {
  if (leftSearch() !== undefined) document.querySelector<HTMLElement>('[data-opens="search"]')?.click();
}

function leftSearch(): string | undefined {
  try {
    const left: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof left !== 'object' || left === null || !('page' in left) || !('query' in left)) return undefined;
    return left.page === location.href && typeof left.query === 'string' ? left.query : undefined;
  } catch {
    return undefined;
  }
}
