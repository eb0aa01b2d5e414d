import type { ProposalFields } from '#content/advisor/proposal-fields.ts';
import type { Country } from '#i18n/locales.ts';
import type { Language } from '#i18n/translate.ts';
import { request } from '#app/page/api-client.ts';
import type { Call } from '#app/site/sending/send-form.ts';
import { evidenceIn, typed } from '#app/site/sending/typed.ts';

type SentFrom = {
  product: { id: number; name: string };
  size: string;
  proposal?: ProposalFields | undefined;
  language: Language;
  country: Country;
  page: string;
};

/** Subject and message in the specified words; the server writes the mail from the fields. */
export function inquiryCall(sent: FormData, { product, size, proposal, language, country, page }: SentFrom): Call {
  const [name, email, phone] = ['name', 'email', 'phone'].map((field) => typed(sent, field));
  const [quantity, city] = [typed(sent, 'quantity'), typed(sent, 'city')];
  return {
    language,
    request: request(`POST /email/send-email-${country}`, {
      body: {
        kind: 'product',
        subject: `Inquiry for ${product.name}`,
        message: `Name: ${name}\nE-mail: ${email}\nPhone: ${phone}`,
        page,
        fields: {
          product: product.name,
          product_id: product.id,
          ...(size && { size }),
          ...proposal,
          ...(quantity && { quantity }),
          ...(city && { city }),
          name,
          email,
          phone,
        },
        ...evidenceIn(sent),
      },
    }),
  };
}
