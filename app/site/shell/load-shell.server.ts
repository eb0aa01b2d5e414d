import { collections } from '#content/index.ts';
import { e164Of, phoneLink, whatsappLink } from '#content/phone.ts';
import { pairsOf } from '#content/known.ts';
import { iconDrawing } from '#app/page/content-icons.ts';
import { settingsGroups } from '#content/settings/index.ts';
import { linkResolver } from '#app/looks/resolve-links.server.ts';
import { sectionOr } from '#app/page/load-section.server.ts';
import type { PageArgs } from '#app/page/page-loader.server.ts';
import type { Country } from '#i18n/locales.ts';
import { shareImageOf } from './share-image.ts';

/** What surrounds every page: only what is drawn, because it is part of every page's bytes. */
export async function loadShell(page: PageArgs) {
  const { operations, reader, language, origin, url, closed } = page;
  const read = <Name extends keyof typeof settingsGroups>(name: Name) => operations.settings.read(settingsGroups[name], language);
  const [site, office, seo, sa, ae, popUp, spam, search, categories] = await Promise.all([
    read('site'),
    read('office'),
    read('seo'),
    read('contactSa'),
    read('contactAe'),
    read('popUp'),
    read('spam'),
    read('search'),
    operations.content.list(collections.categories, reader),
  ]);
  return {
    origin,
    isPreview: reader.sees === 'drafts' && reader.rehearsal === undefined,
    rehearses: reader.rehearsal && ('release' in reader.rehearsal ? ('release' as const) : ('draft' as const)),
    isClosedToVisitors: closed === 'to-visitors',
    year: new Date().getFullYear(),
    site: {
      name: site.company_name,
      shortName: site.short_name,
      tagline: site.tagline,
      logo: site.logo,
      profile: site.profile,
      social: site.social,
    },
    office: { title: office.title, address: office.address, mapLink: office.map_link },
    seo: {
      titleEnding: seo.title_suffix,
      description: seo.description,
      shareImage: shareImageOf(seo, url),
      otherwiseShared: seo.share_image,
    },
    contacts: { sa: contactIn('sa', sa), ae: contactIn('ae', ae) },
    socialIcons: Object.fromEntries(await Promise.all(site.social.map(async ({ icon }) => [icon, await iconDrawing(icon)] as const))),
    asksForProof: spam.challenge === 1,
    asksConsent: site.consent_banner === 1,
    popUpDelay: popUp.active === 1 ? (popUp.delay_seconds ?? 2) : undefined,
    popUpAtWork: popUp.at_work === 1,
    popular: search.popular,
    categories: await withFamilies(page, categories),
  };
}

/** Each category with the families below it, for the panel under its name; one that cannot be read has none. */
async function withFamilies(page: PageArgs, categories: readonly { id: number; name: string; path: string }[]) {
  const { operations, reader } = page;
  const below = await Promise.all(
    categories.map(({ id }) => sectionOr(operations.content.list(collections.categoryLinks, reader, id), [])),
  );
  const resolve = await linkResolver(
    page,
    below.flatMap((links) => links.map((link) => link.path)),
  );
  return pairsOf(categories, below).map(([{ id, name, path }, links]) => ({
    id,
    name,
    path,
    families: links.flatMap(({ title, icon, path: link }) => {
      const to = resolve(link)?.to;
      return to === undefined ? [] : [{ title, icon, to }];
    }),
  }));
}

type Contact = { phone: string; email: string; whatsapp: string; whatsapp_message: string; address: string; map_link: string };

type Ways = ReturnType<typeof readWays>;

/** Settings that did not change are the same object, and reading telephone numbers takes long. */
const known = new WeakMap<Contact, Ways>();

function contactIn(country: Country, contact: Contact): Ways {
  const ways = known.get(contact) ?? readWays(country, contact);
  known.set(contact, ways);
  return ways;
}

/** The number as the company writes it, and as every telephone dials it. */
function readWays(country: Country, { phone, email, whatsapp, whatsapp_message, address, map_link }: Contact) {
  return {
    chat: whatsappLink(whatsapp, country, whatsapp_message),
    phone,
    call: phone && phoneLink(phone, country),
    telephone: e164Of(phone, country) || phone,
    email,
    address,
    mapLink: map_link,
  };
}
