/** Not shared: the dashboard, addresses with a token, and React Router's list of routes, whose query the browser keeps. */
const PRIVATE = /^\/(?:(?:en\/)?(?:dashboard(?:[/.]|$)|newsletter\/|offer\/)|__manifest$)/i;
/** Robots that cannot read it take the whole site for gone; the icon of an installed site belongs to its owner's telephone. */
const READ_BY_MACHINES = /^\/(?:robots\.txt|(?:en\/)?site\.webmanifest)$/;
const NOT_A_PAGE = /^\/(?:api|uploads)(?:\/|$)/i;

export function isPrivateAddress(pathname: string): boolean {
  return PRIVATE.test(pathname);
}

/** What a visitor reaches even while the site is closed. */
export function staysOpen(pathname: string): boolean {
  return isPrivateAddress(pathname) || READ_BY_MACHINES.test(pathname);
}

export function isPageAddress(pathname: string): boolean {
  return !NOT_A_PAGE.test(pathname);
}

/** `?preview=1`: staff ask to see a page with the records that are still hidden. */
export function isPreviewAddress(url: string): boolean {
  return new URLSearchParams(url.split('?', 2)[1] ?? '').get('preview') === '1';
}

/** `?rehearsal=...`: whoever has the link of a release looks at the site as it will be. */
export function rehearsalIn(url: string): string | undefined {
  return new URLSearchParams(url.split('?', 2)[1] ?? '').get('rehearsal') ?? undefined;
}
