import { inLanguage } from '#app/page/address.ts';
import { useLanguage } from '#app/page/texts.ts';
import { dashboardLoader } from '#app/dashboard/dashboard-loader.server.ts';
import { loadMailState } from '#app/dashboard/mail/load-mail-state.server.ts';
import { MailState } from '#app/dashboard/mail/mail-state.tsx';
import { ActionLink } from '#app/dashboard/ui/action.tsx';
import { PageHead } from '#app/dashboard/ui/page-head.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import type { Route } from './+types/mail.ts';

export const loader = dashboardLoader('leads.read', async (args) => ({ mailState: await loadMailState(args) }));

export default function MailScreen({ loaderData: { mailState } }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <>
      <PageHead title={t('shell.tab.mail')} lead={<p>{t('mail.lead')}</p>}>
        <ActionLink to={inLanguage('/dashboard/settings/mail', useLanguage())}>{t('mail.settings')}</ActionLink>
      </PageHead>
      <MailState mailState={mailState} />
    </>
  );
}
