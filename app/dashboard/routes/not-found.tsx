import { data } from 'react-router';
import { dashboardLoader } from '#app/dashboard/dashboard-loader.server.ts';

export const loader = dashboardLoader('signed-in', async (): Promise<never> => {
  throw data(null, { status: 404 });
});

/** Never drawn: the boundary says that there is nothing here. */
export default function NotFound() {
  return null;
}
