import { forgottenRoutes } from './accounts/forgotten-routes.ts';
import { backupRoutes } from './backup/routes.ts';
import { recordRoutes } from './content/record-routes.ts';
import { exchangeRoutes } from './exchange/routes.ts';
import { historyRoutes } from './history/routes.ts';
import type { Route } from './http/route.ts';
import { linkRoutes } from './links/routes.ts';
import type { Operations } from './operations.ts';
import { overviewRoutes } from './overview/routes.ts';
import { missedSearchRoutes } from './search/missed-routes.ts';

/** Calls that only the dashboard needs, and what feeds it. */
export function officeRoutes(
  { content, history, missedSearches, overview, links, backups, exchange, forgottenPassword }: Operations,
  dataDir: string,
): Route[] {
  return [
    ...recordRoutes(content),
    ...historyRoutes(history, content),
    ...missedSearchRoutes(missedSearches),
    ...overviewRoutes(overview),
    ...linkRoutes(links),
    ...backupRoutes(backups),
    ...exchangeRoutes(exchange, dataDir),
    ...forgottenRoutes(forgottenPassword),
  ];
}
