export const PAGE_SIZE = 50;

/** `?page=3` as the operations want it. */
export function pageOf(url: URL): { page: number; limits: { limit: number; offset: number } } {
  const given = url.searchParams.get('page') ?? '';
  const page = /^[1-9]\d{0,5}$/.test(given) ? Number(given) : 1;
  return { page, limits: { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE } };
}
