const YEAR_SECONDS = 31_536_000;

/**
 * A site that is served by https is served by nothing else: browsers that have seen it never ask by http again. The hosts
 * below it only where somebody said that they are, too: a company has more of them than its site knows.
 */
export function alwaysSent(publicUrl: string | undefined, coversSubdomains = false): Readonly<Record<string, string>> {
  if (!publicUrl?.startsWith('https:')) return {};
  return { 'strict-transport-security': `max-age=${YEAR_SECONDS}${coversSubdomains ? '; includeSubDomains' : ''}` };
}
