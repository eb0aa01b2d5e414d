import type { ShellData } from '#app/site/shell/shell-data.ts';

export function organizationData({ origin, site, seo, office, contacts }: ShellData, logo: string | undefined): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: site.name,
    alternateName: site.shortName,
    description: seo.description,
    url: `${origin}/`,
    ...(logo && { logo: origin + logo }),
    ...(office.address && { address: office.address }),
    ...(site.social.length > 0 && { sameAs: site.social.map(({ link }) => link) }),
    contactPoint: Object.entries(contacts)
      .filter(([, { phone, email }]) => phone || email)
      .map(([country, { phone, telephone, email }]) => ({
        '@type': 'ContactPoint',
        contactType: 'sales',
        areaServed: country.toUpperCase(),
        ...(phone && { telephone }),
        ...(email && { email }),
        availableLanguage: ['ar', 'en'],
      })),
  };
}
