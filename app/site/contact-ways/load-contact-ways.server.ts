import { phoneLink, whatsappLink } from '#content/phone.ts';
import { settingsGroups } from '#content/settings/index.ts';
import type { PageArgs } from '#app/page/page-loader.server.ts';
import type { Country } from '#i18n/locales.ts';

type Contact = { phone: string; email: string; whatsapp: string; whatsapp_message: string; address: string; map_link: string };
export type ContactWaysData = Awaited<ReturnType<typeof loadContactWays>>;

/** How both countries' offices are reached; the page shows the visitor's. */
export async function loadContactWays({ operations, language }: Pick<PageArgs, 'operations' | 'language'>) {
  const [sa, ae] = await Promise.all([
    operations.settings.read(settingsGroups.contactSa, language),
    operations.settings.read(settingsGroups.contactAe, language),
  ]);
  return { sa: waysOf(sa, 'sa'), ae: waysOf(ae, 'ae') };
}

function waysOf({ phone, email, whatsapp, whatsapp_message, address, map_link }: Contact, country: Country) {
  const links = { call: phoneLink(phone, country), chat: whatsappLink(whatsapp, country, whatsapp_message), mapLink: map_link };
  return { phone, email, whatsapp, address, ...links };
}
