import { settingsGroups } from '#content/settings/index.ts';
import type { PageArgs } from '#app/site/page-loader.server.ts';

type Contact = { phone: string; email: string; whatsapp: string; whatsapp_message: string; address: string; map_link: string };
export type ContactWaysData = Awaited<ReturnType<typeof loadContactWays>>;

/** How both countries' offices are reached; the page shows the visitor's. */
export async function loadContactWays({ operations, language }: Pick<PageArgs, 'operations' | 'language'>) {
  const [sa, ae] = await Promise.all([
    operations.settings.read(settingsGroups.contactSa, language),
    operations.settings.read(settingsGroups.contactAe, language),
  ]);
  return { sa: waysOf(sa), ae: waysOf(ae) };
}

function waysOf({ phone, email, whatsapp, whatsapp_message, address, map_link }: Contact) {
  return { phone, email, whatsapp, message: whatsapp_message, address, mapLink: map_link };
}
