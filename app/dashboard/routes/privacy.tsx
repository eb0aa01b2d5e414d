import { useState } from 'react';
import type { Person } from '#api/privacy/person.ts';
import { inLanguage } from '#app/site/address.ts';
import { useLanguage } from '#app/site/texts.ts';
import { dashboardLoader } from '#app/dashboard/dashboard-loader.server.ts';
import { FindForm } from '#app/dashboard/privacy/find-form.tsx';
import { PersonView } from '#app/dashboard/privacy/person-view.tsx';
import { ActionLink } from '#app/dashboard/ui/action.tsx';
import { PageHead } from '#app/dashboard/ui/page-head.tsx';
import { useWords } from '#app/dashboard/words.ts';

/** Nothing is read before somebody is looked for, and then by a call whose address names nobody. */
export const loader = dashboardLoader(async () => ({}));

export default function PrivacyScreen() {
  const t = useWords();
  const [found, setFound] = useState<{ contact: string; person: Person }>();
  return (
    <>
      <PageHead title={t('shell.tab.privacy')} lead={<p>{t('privacy.lead')}</p>}>
        <ActionLink to={inLanguage('/dashboard/settings/privacy', useLanguage())}>{t('privacy.times')}</ActionLink>
      </PageHead>
      <FindForm onFound={(contact, person) => setFound({ contact, person })} />
      {found && <PersonView key={found.contact} {...found} onErased={() => setFound(undefined)} />}
    </>
  );
}
