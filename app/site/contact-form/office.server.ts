import { phoneLink, whatsappLink } from '#content/phone.ts';
import type { Country } from '#i18n/locales.ts';

type ContactSettings = {
  phone: string;
  email: string;
  whatsapp: string;
  whatsapp_message: string;
  address: string;
  map_embed: string;
  map_link: string;
};

export function officeOf(settings: ContactSettings, country: Country) {
  const { phone, email, whatsapp, whatsapp_message, address, map_embed, map_link } = settings;
  return {
    phone,
    call: phoneLink(phone, country),
    email,
    chat: whatsappLink(whatsapp, country, whatsapp_message),
    address,
    map: map_embed,
    mapHost: map_embed.startsWith('https://') ? new URL(map_embed).host : '',
    mapLink: map_link,
  };
}
