import type { ReactNode } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches, useRouteLoaderData } from 'react-router';
import { LOCALES } from '#i18n/locales.ts';
import type { Route } from './+types/root.ts';
import { pageContext } from './server/page-context.ts';
import { languageOf } from './site/address.ts';
import { BareError } from './site/bare-error.tsx';
import { siteIcon } from './site/site-icon.server.ts';
import { useLanguage } from './site/texts.ts';
import { FAILURE_WORDS, wordsOf } from './site/words.server.ts';
import visitorScript from './site/visitor-script.js?raw';
import arabicFont from './ui/fonts/readex-pro-arabic.woff2';
import latinFont from './ui/fonts/geist-latin.woff2';
import './ui/styles/fonts.css';
import './ui/styles/tokens.css';
import './ui/styles/base.css';

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const language = languageOf(url.pathname);
  // Without its icon a page can still say what went wrong.
  const icon = await siteIcon(page, language).catch(() => {
    page.onLoss?.();
    return undefined;
  });
  return { country: page.country, origin: page.origin, icon, words: wordsOf(page.pseudoLocale ?? language, FAILURE_WORDS) };
}

export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  const { code, dir, prefix } = LOCALES[useLanguage()];
  const isWithoutScripts = useMatches().some(({ handle }) => (handle as { isWithoutScripts?: boolean } | undefined)?.isWithoutScripts);
  const { country = 'sa', icon } = useRouteLoaderData<typeof loader>('root') ?? {};
  return (
    // The script in the head may already have changed the attributes.
    <html lang={code} dir={dir} data-country={country} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {icon ? <link rel="icon" href={icon.src} sizes={icon.sizes} /> : <link rel="icon" href="/favicon.svg" type="image/svg+xml" />}
        {icon ? <link rel="apple-touch-icon" href={icon.src} /> : <link rel="icon" href="/favicon.ico" sizes="32x32" />}
        <link rel="manifest" href={`${prefix}/site.webmanifest`} />
        <link rel="alternate" type="application/atom+xml" href={`${prefix}/feed.xml`} />
        <meta name="theme-color" content="#0b0a09" />
        {/* Before anything is drawn, so nobody sees the wrong language or the wrong country's phone number. The server
            cannot decide it: pages are rendered once and kept for everybody. */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? visitorScript : '' }} />
        {code === 'ar' && <link rel="preload" as="font" type="font/woff2" href={arabicFont} crossOrigin="anonymous" />}
        <link rel="preload" as="font" type="font/woff2" href={latinFont} crossOrigin="anonymous" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {!isWithoutScripts && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <BareError status={isRouteErrorResponse(error) ? error.status : 500} />;
}
