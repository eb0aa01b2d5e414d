import { phoneLink } from '#content/phone.ts';
import { escapeHtml, richHtml } from '#app/site/rich-text.server.ts';

export type CountryContact = { name: string; email: string; phone: string };
export type Contacts = Readonly<Record<'sa' | 'ae', CountryContact>>;
export type Policy = { html: string; parts: readonly { id: string; title: string }[] };

const HEADING = /<(h[23])>(.*?)<\/\1>/gs;

/** The text of a policy, its headings with ids for the list of contents, and the contacts of both countries in place. */
export function policyHtml(text: string, contacts: Contacts, prefix: string): Policy {
  const parts: { id: string; title: string }[] = [];
  const html = richHtml(text).replace(HEADING, (_, level: string, inside: string) => {
    const id = `${prefix}-${parts.length + 1}`;
    parts.push({ id, title: plain(inside) });
    return `<${level} id="${id}">${inside}</${level}>`;
  });
  return { html: withContacts(html, contacts), parts };
}

function withContacts(html: string, contacts: Contacts): string {
  return html
    .replaceAll(
      '{email}',
      both(contacts, ({ email }) => linkHtml(`mailto:${email}`, email)),
    )
    .replaceAll(
      '{phone}',
      both(contacts, ({ phone }, country) => linkHtml(phoneLink(phone, country), phone)),
    );
}

/** Both countries' are in the page; the visitor's is shown, and without scripts both, each with its country. */
function both({ sa, ae }: Contacts, draw: (contact: CountryContact, country: string) => string): string {
  const one = (country: string, contact: CountryContact) =>
    `<span data-only-country="${country}">${draw(contact, country)}<span data-without-scripts> (${escapeHtml(contact.name)})</span></span>`;
  return `${one('sa', sa)}<span data-without-scripts> / </span>${one('ae', ae)}`;
}

function linkHtml(address: string, label: string): string {
  return `<a href="${escapeHtml(address)}"><bdi dir="ltr">${escapeHtml(label)}</bdi></a>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

function plain(html: string): string {
  return html.replace(/<[^>]*>/g, '').replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity);
}
