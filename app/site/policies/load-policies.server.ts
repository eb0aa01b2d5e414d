import { settingsGroups } from '#content/settings/index.ts';
import { textsIn } from '#app/page/messages.server.ts';
import type { PageArgs } from '#app/page/page-loader.server.ts';
import type { Contacts } from './policy-html.server.ts';

export async function loadPolicies({ operations, language }: PageArgs) {
  const [policies, site, sa, ae] = await Promise.all([
    operations.settings.read(settingsGroups.policies, language),
    operations.settings.read(settingsGroups.site, language),
    operations.settings.read(settingsGroups.contactSa, language),
    operations.settings.read(settingsGroups.contactAe, language),
  ]);
  const t = textsIn(language);
  const contacts: Contacts = {
    sa: { name: t('site.country.sa'), email: sa.email, phone: sa.phone },
    ae: { name: t('site.country.ae'), email: ae.email, phone: ae.phone },
  };
  return { policies, site, contacts };
}
