import type { MetaDescriptor } from 'react-router';
import { LOCALES } from '#i18n/locales.ts';
import type { Language } from '#i18n/translate.ts';
import { inOrder } from '#content/writing/in-order.ts';
import { inLanguage } from '#app/page/address.ts';

export type PageMeta = {
  origin: string;
  language: Language;
  title: string;
  description: string;
  /** The page without its language, per language where the decorative name differs. A language it is hidden in has none. */
  path: string | Readonly<Record<Language, string | undefined>>;
  siteName: string;
  /** A stored picture, for sharing. */
  image?: { url: string; width: number; height: number; alt: string } | undefined;
  kind?: 'website' | 'article' | 'product';
  structured?: readonly object[];
};

/** Title, description, canonical address, the pair of languages, Open Graph and structured data of one page. */
export function metaOf({
  origin,
  language,
  title,
  description,
  path,
  siteName,
  image,
  kind = 'website',
  structured = [],
}: PageMeta): MetaDescriptor[] {
  const addresses = Object.values(LOCALES).flatMap((locale) => {
    const plain = typeof path === 'string' ? path : path[locale.code];
    return plain === undefined ? [] : [{ locale, href: origin + inLanguage(plain, locale.code) }];
  });
  const here = addresses.find(({ locale }) => locale.code === language)?.href ?? origin;
  const property = (name: string, content: string) => ({ property: name, content });
  // A tab and a list of found pages have no element to keep a size in its order.
  const [shownTitle, shownDescription] = [inOrder(title, language), inOrder(description, language)];
  return [
    { title: shownTitle },
    { name: 'description', content: shownDescription },
    { tagName: 'link', rel: 'canonical', href: here },
    ...addresses.map(({ locale, href }) => ({ tagName: 'link' as const, rel: 'alternate', hrefLang: locale.hrefLang, href })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: addresses[0]?.href ?? here },
    property('og:type', kind),
    property('og:site_name', siteName),
    property('og:title', shownTitle),
    property('og:description', shownDescription),
    property('og:url', here),
    property('og:locale', LOCALES[language].ogLocale),
    ...addresses.flatMap(({ locale }) => (locale.code === language ? [] : [property('og:locale:alternate', locale.ogLocale)])),
    ...(image
      ? [
          property('og:image', origin + image.url),
          property('og:image:width', String(image.width)),
          property('og:image:height', String(image.height)),
          property('og:image:alt', image.alt),
        ]
      : []),
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
    ...structured.map((data) => ({ 'script:ld+json': data })),
  ];
}
