import type { Language } from '#content/document.ts';
import { contactAe, contactSa } from '#demo/settings/contact.ts';

export function officesIn(language: Language): { city: string; address: string; phone: string; email: string }[] {
  return [contactSa, contactAe].map(({ shared: { phone = '', email = '' } = {}, [language]: { city = '', address = '' } }) => ({
    city,
    address,
    phone,
    email,
  }));
}
