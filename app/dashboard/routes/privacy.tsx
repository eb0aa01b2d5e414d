import { useState } from 'react';
import type { AnswerTo } from '#app/page/api-client.ts';
import { inLanguage } from '#app/page/address.ts';
import { useLanguage } from '#app/page/texts.ts';
import { dashboardLoader } from '#app/dashboard/dashboard-loader.server.ts';
import { FindForm } from '#app/dashboard/privacy/find-form.tsx';
import { PersonView } from '#app/dashboard/privacy/person-view.tsx';
import { RetentionNotice } from '#app/dashboard/privacy/retention-notice.tsx';
import { ActionLink } from '#app/dashboard/ui/action.tsx';
import { PageHead } from '#app/dashboard/ui/page-head.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import type { Route } from './+types/privacy.ts';

/** Of people nothing is read before somebody is looked for, and then by a call whose address names nobody. */
export const loader = dashboardLoader('privacy.read', async ({ operations }) => ({
  held: await operations.privacy.retentionGuard.state(),
}));

export default function PrivacyScreen({ loaderData: { held } }: Route.ComponentProps) {
  const t = useTexts();
  const [found, setFound] = useState<{ contact: string; person: AnswerTo<'POST /privacy/find'> }>();
  return (
    <>
      <PageHead title={t('shell.tab.privacy')} lead={<p>{t('privacy.lead')}</p>}>
        <ActionLink to={inLanguage('/dashboard/settings/privacy', useLanguage())}>{t('privacy.times')}</ActionLink>
      </PageHead>
      {held && <RetentionNotice held={held} />}
      <FindForm onFound={(contact, person) => setFound({ contact, person })} />
      {found && <PersonView key={found.contact} {...found} onErased={() => setFound(undefined)} />}
    </>
  );
}
