import { isRouteErrorResponse, Outlet } from 'react-router';
import { Failure } from '#app/site/failure-page/failure-page.tsx';
import type { Route } from './+types/boundary.ts';

/** Inside the shell, so a missing product keeps the bar, the footer and the search. */
export default function Boundary() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Failure status={isRouteErrorResponse(error) ? error.status : 500} />;
}
