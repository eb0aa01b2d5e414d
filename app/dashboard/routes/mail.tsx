import { inLanguage } from '#app/site/address.ts';
import { useLanguage } from '#app/site/texts.ts';
import { dashboardLoader } from '#app/dashboard/dashboard-loader.server.ts';
import { loadMailDesk } from '#app/dashboard/mail/load-mail-desk.server.ts';
import { MailDesk } from '#app/dashboard/mail/mail-desk.tsx';
import { ActionLink } from '#app/dashboard/ui/action.tsx';
import { PageHead } from '#app/dashboard/ui/page-head.tsx';
import { useWords } from '#app/dashboard/words.ts';
import type { Route } from './+types/mail.ts';

export const loader = dashboardLoader(async (args) => ({ desk: await loadMailDesk(args) }));

export default function MailScreen({ loaderData: { desk } }: Route.ComponentProps) {
  const t = useWords();
  return (
    <>
      <PageHead title={t('shell.tab.mail')} lead={<p>{t('mail.lead')}</p>}>
        <ActionLink to={inLanguage('/dashboard/settings/mail', useLanguage())}>{t('mail.settings')}</ActionLink>
      </PageHead>
      <MailDesk desk={desk} />
    </>
  );
}
