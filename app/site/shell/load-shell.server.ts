import { collections } from '#content/index.ts';
import { iconDrawing } from '#app/server/content-icons.ts';
import { settingsGroups } from '#content/settings/index.ts';
import type { PageArgs } from '#app/site/page-loader.server.ts';
import { shareImageOf } from './share-image.ts';

/** What surrounds every page: only what is drawn, because it is part of every page's bytes. */
export async function loadShell({ operations, reader, language, origin, url, closed }: PageArgs) {
  const read = <Name extends keyof typeof settingsGroups>(name: Name) => operations.settings.read(settingsGroups[name], language);
  const [site, office, seo, sa, ae, popUp, spam, categories] = await Promise.all([
    read('site'),
    read('office'),
    read('seo'),
    read('contactSa'),
    read('contactAe'),
    read('popUp'),
    read('spam'),
    operations.content.list(collections.categories, reader),
  ]);
  return {
    origin,
    isPreview: reader.sees === 'drafts',
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
    office: { address: office.address, mapLink: office.map_link },
    seo: {
      titleEnding: seo.title_suffix,
      description: seo.description,
      shareImage: shareImageOf(seo, url),
      otherwiseShared: seo.share_image,
    },
    contacts: { sa: { phone: sa.phone, email: sa.email }, ae: { phone: ae.phone, email: ae.email } },
    socialIcons: Object.fromEntries(await Promise.all(site.social.map(async ({ icon }) => [icon, await iconDrawing(icon)] as const))),
    asksForProof: spam.challenge === 1,
    asksConsent: site.consent_banner === 1,
    popUpDelay: popUp.active === 1 ? (popUp.delay_seconds ?? 2) : undefined,
    categories: categories.map(({ id, name, path }) => ({ id, name, path })),
  };
}
