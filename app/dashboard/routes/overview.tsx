import { dashboard } from '#content/settings/dashboard.ts';
import { dashboardLoader } from '#app/dashboard/dashboard-loader.server.ts';
import { PageHead } from '#app/dashboard/ui/page-head.tsx';
import { useWords } from '#app/dashboard/words.ts';
import type { Route } from './+types/overview.ts';

export const loader = dashboardLoader(async ({ operations, language }) => ({
  texts: await operations.settings.read(dashboard, language),
}));

export default function Overview({ loaderData: { texts } }: Route.ComponentProps) {
  const t = useWords();
  return <PageHead title={texts.heading || t('shell.title')} lead={texts.welcome} />;
}
