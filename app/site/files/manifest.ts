import type { LoaderFunctionArgs } from 'react-router';
import { site } from '#content/settings/site.ts';
import { pageContext } from '#app/page/page-context.ts';
import { LOCALES } from '#i18n/locales.ts';
import { languageOf } from '#app/page/address.ts';
import { pagePath } from '#app/page/links.ts';
import { siteIcon } from '../site-icon.server.ts';

const NIGHT = '#0b0a09';

/** What a phone needs to keep the site as an app, in the language of its address. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  const language = languageOf(new URL(request.url).pathname);
  const page = context.get(pageContext);
  const values = await page.operations.settings.read(site, language);
  const icon = await siteIcon(page, language);
  const { code, dir } = LOCALES[language];
  const manifest = {
    name: values.company_name,
    short_name: values.short_name,
    lang: code,
    dir,
    start_url: pagePath('home', language),
    scope: '/',
    display: 'minimal-ui',
    background_color: NIGHT,
    theme_color: NIGHT,
    icons: [icon ? { src: icon.src, sizes: icon.sizes } : { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
  });
}
