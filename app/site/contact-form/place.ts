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

export type Place = ReturnType<typeof placeOf>;
export type Places = Readonly<Record<Country, Place>>;

/** How one country is reached, with finished addresses. */
export function placeOf({ phone, email, whatsapp, whatsapp_message, address, map_embed, map_link }: ContactSettings) {
  const number = whatsapp.replace(/\D/g, '');
  return {
    phone,
    email,
    chat: number && `https://wa.me/${number}?text=${encodeURIComponent(whatsapp_message)}`,
    address,
    map: map_embed,
    mapHost: map_embed.startsWith('https://') ? new URL(map_embed).host : '',
    mapLink: map_link,
  };
}

export const PLACE_ORDER = ['sa', 'ae'] as const satisfies readonly Country[];
