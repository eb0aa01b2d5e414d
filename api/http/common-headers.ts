const YEAR_SECONDS = 31_536_000;

/** Browsers that have seen a site by https never ask by http again. Hosts below it only where somebody said so: its site does not know all. */
export function alwaysSent(publicUrl: string | undefined, coversSubdomains = false): Readonly<Record<string, string>> {
  if (!publicUrl?.startsWith('https:')) return {};
  return { 'strict-transport-security': `max-age=${YEAR_SECONDS}${coversSubdomains ? '; includeSubDomains' : ''}` };
}
