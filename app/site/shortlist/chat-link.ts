import type { Translate } from '#app/page/texts.ts';
import { type ListedProduct, writeListed } from './listed-products.ts';

type Chat = { number: string; listed: readonly ListedProduct[]; link: string; reference: string };

/** A chat with sales whose first message names the products, the list and the reference it is stored under. */
export function chatLink(t: Translate, { number, listed, link, reference }: Chat): string {
  const lines = [
    t('site.shortlist.chatHello'),
    ...listed.map((one) => `• ${writeListed(one)}`),
    `${t('site.shortlist.chatLink')} ${link}`,
    `${t('site.shortlist.chatReference')} ${reference}`,
  ];
  return `${number}?text=${encodeURIComponent(lines.join('\n'))}`;
}
