import { isRouteErrorResponse, Outlet } from 'react-router';
import { Failure } from '#app/site/failure-page/failure-page.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import type { Route } from './+types/boundary.ts';

/** Inside the shell, so a missing product keeps the bar, the footer and the search. */
export default function Boundary() {
  return <Outlet />;
}

/** What went wrong names itself (see Failure): a second title would contradict it. */
export const meta: Route.MetaFunction = ({ matches, location, error }) => (error ? [] : pageMeta(matches, location.pathname, {}));

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Failure status={isRouteErrorResponse(error) ? error.status : 500} />;
}
