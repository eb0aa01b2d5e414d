import { inLanguage } from '#app/page/address.ts';
import { useLanguage } from '#app/page/texts.ts';
import { dashboardLoader } from '#app/dashboard/dashboard-loader.server.ts';
import { BlockedAuthors } from '#app/dashboard/moderation/blocked-authors.tsx';
import { loadModeration } from '#app/dashboard/moderation/load-moderation.server.ts';
import { ModerationTools } from '#app/dashboard/moderation/moderation-tools.tsx';
import { HeldItemList } from '#app/dashboard/moderation/held-item-list.tsx';
import { ActionLink } from '#app/dashboard/ui/action.tsx';
import { PageHead } from '#app/dashboard/ui/page-head.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import type { Route } from './+types/moderation.ts';

export const loader = dashboardLoader('moderation.read', loadModeration);

export default function ModerationScreen({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { filter, page, blocks } = loaderData;
  return (
    <>
      <PageHead title={t('shell.tab.moderation')} lead={<p>{t('moderation.lead')}</p>}>
        <ActionLink to={inLanguage('/dashboard/settings/spam', useLanguage())}>{t('moderation.rules')}</ActionLink>
      </PageHead>
      <ModerationTools filter={filter} counts={page.counts} />
      <HeldItemList key={JSON.stringify(filter)} filter={filter} items={page.items} next={page.next} />
      <BlockedAuthors blocks={blocks} />
    </>
  );
}
