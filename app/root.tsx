import { type ReactNode, use } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import { LOCALES } from '#i18n/locales.ts';
import type { Route } from './+types/root.ts';
import { IslandDrawingContext } from './islands/island-drawing.ts';
import { IslandFacts } from './islands/island-facts.tsx';
import { factsOfMatches } from './page/facts-of-matches.ts';
import { PageFactsContext } from './page/page-facts.ts';
import { isApplication } from './page/is-application.ts';
import { pageContext } from './page/page-context.ts';
import { languageOf } from './page/address.ts';
import { BareError } from './site/bare-error.tsx';
import { siteIcon } from './site/site-icon.server.ts';
import { FAILURE_MESSAGES, messagesOf } from './page/messages.server.ts';
import visitorScript from './site/visitor-script.js?raw';
import arabicFont from './ui/fonts/readex-pro-arabic.woff2';
import latinFont from './ui/fonts/geist-latin.woff2';
import './ui/styles/fonts.css';
import './ui/styles/tokens.css';
import './ui/styles/base.css';
import './ui/styles/print.css';

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const language = languageOf(url.pathname);
  // Without its icon a page can still say what went wrong.
  const icon = await siteIcon(page, language).catch(() => {
    page.onSectionFailed?.();
    return undefined;
  });
  return {
    country: page.country,
    origin: page.origin,
    requestId: page.requestId,
    icon,
    script: page.visitorScript,
    messages: messagesOf(page.pseudoLocale ?? language, FAILURE_MESSAGES),
  };
}

export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  const matches = useMatches();
  const facts = factsOfMatches(matches, useLocation());
  const drawing = use(IslandDrawingContext);
  const { code, dir, prefix } = LOCALES[facts.language];
  const { country = 'sa', icon, script } = useRouteLoaderData<typeof loader>('root') ?? {};
  const hasApplication = matches.some(isApplication);
  // The 3D view is a part of the page whose frame it is in: what a page asks and counts is done there.
  const isFrame = matches.some(({ id }) => id.endsWith('.model'));
  return (
    // The script in the head may already have changed the attributes.
    <html lang={code} dir={dir} data-country={country} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {icon ? (
          <link rel="icon" href={icon.small.src} sizes={icon.small.sizes} />
        ) : (
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        )}
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
        {script && !hasApplication && !isFrame && <script type="module" src={script} fetchPriority="low" suppressHydrationWarning />}
      </head>
      <body>
        <PageFactsContext value={facts}>
          <IslandDrawingContext value={hasApplication ? undefined : drawing}>
            {children}
            <IslandFacts matches={matches} />
          </IslandDrawingContext>
        </PageFactsContext>
        {hasApplication && (
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
