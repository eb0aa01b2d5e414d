import { recordRoutes } from './content/record-routes.ts';
import { historyRoutes } from './history/routes.ts';
import type { Route } from './http/route.ts';
import type { Operations } from './operations.ts';

/** Calls that only the dashboard needs. */
export function officeRoutes({ content, history }: Operations): Route[] {
  return [...recordRoutes(content), ...historyRoutes(history, content)];
}
