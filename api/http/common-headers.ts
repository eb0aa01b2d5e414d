const YEAR_SECONDS = 31_536_000;

/** A site that is served by https is served by nothing else: browsers that have seen it never ask by http again. */
export function alwaysSent(publicUrl: string | undefined): Readonly<Record<string, string>> {
  return publicUrl?.startsWith('https:') ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}` } : {};
}
