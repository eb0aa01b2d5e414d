import type { Country } from '#i18n/locales.ts';
import type { Language } from '#i18n/translate.ts';
import type { Translate } from '#app/page/texts.ts';
import { request } from '#app/page/api-client.ts';
import type { Call } from '#app/site/sending/send-form.ts';
import { evidenceIn, typed } from '#app/site/sending/typed.ts';
import { listIn } from './list-rows.ts';
import { listedProducts, namesOf } from './listed-products.ts';
import { shortlistPath } from './shortlist-path.ts';

type SentFrom = {
  products: readonly { id: number; name: string }[];
  language: Language;
  country: Country;
  t: Translate;
  via: 'whatsapp' | undefined;
};

export function listCall(sent: FormData, { products, language, country, t, via }: SentFrom): Call {
  const list = listIn((name) => typed(sent, name));
  const listed = listedProducts(list, products, t);
  const person = via ? {} : { name: typed(sent, 'name'), email: typed(sent, 'email'), phone: typed(sent, 'phone') };
  const message = typed(sent, 'message');
  return {
    language,
    request: request(`POST /email/send-email-${country}`, {
      body: {
        kind: 'product',
        page: shortlistPath(list, language),
        fields: {
          product: namesOf(listed) || t('site.shortlist.general'),
          ...(listed.length > 0 && { products: listed }),
          ...person,
          ...(message && { message }),
          ...(via && { via }),
        },
        ...evidenceIn(sent),
      },
    }),
  };
}
