/** Whether an address that a stranger sent leads nowhere but into this site. */
export function isOnSite(address: string): boolean {
  return /^\/(?![/\\])\S*$/.test(address);
}
