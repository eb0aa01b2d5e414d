import { redirect } from 'react-router';
import { asOffered } from '#content/as-offered.ts';
import { collections } from '#content/index.ts';
import { writeShortlist } from '#content/shortlist.ts';
import { textsIn } from '#app/page/messages.server.ts';
import type { Extras, FormArgs } from '#app/site/form-action.server.ts';
import { listedProducts, namesOf } from './listed-products.ts';
import { listIn } from './list-rows.ts';
import { RECKONS } from './shortlist-form.ts';
import { shortlistPath } from './shortlist-path.ts';
import { tooManyIn } from './too-many-in.ts';

/** The inquiry of the page without scripts. A list for a chat is stored, and the page answers with the way to it. */
export async function sendShortlist({ operations, language, country, address, evidence, values }: FormArgs): Promise<Extras> {
  const { name, email, phone, message, via } = values;
  const value = (field: string) => values[field] ?? '';
  const typed = listIn(value);
  if (via === RECKONS) throw redirect([shortlistPath(typed, language), ...tooManyIn(value)].join(','), 303);
  const reader = { language, sees: 'published' } as const;
  const products =
    typed.length > 0 ? await operations.content.readSome(collections.products, reader, [...new Set(typed.map(({ id }) => id))]) : [];
  const offered = new Map(products.map(({ id, specifications }) => [id, specifications]));
  const list = typed.map((item) => asOffered(item, offered.get(item.id) ?? {}));
  const t = textsIn(language);
  const listed = listedProducts(list, products, t);
  const isChat = via === 'whatsapp' && listed.length > 0;
  const fields = {
    product: namesOf(listed) || t('site.shortlist.general'),
    ...(listed.length > 0 && { products: listed }),
    ...(isChat ? { via } : { name: name ?? '', email: email ?? '', phone: phone ?? '' }),
    ...(message && { message }),
  };
  const page = shortlistPath(list, language);
  const { reference } = await operations.leads.receive({ kind: 'product', country, language, address, page, evidence, fields });
  return { reference, values: { list: writeShortlist(list), ...(isChat && { via, country }) } };
}
