import type { LoaderFunctionArgs } from 'react-router';
import { Outlet } from 'react-router';
import { may } from '#content/roles.ts';
import { site } from '#content/settings/site.ts';
import { languageOf } from '#app/page/address.ts';
import { signedIn } from '#app/dashboard/dashboard-loader.server.ts';
import { RightsProvider } from '#app/dashboard/rights.tsx';
import { otherTabs } from '#app/dashboard/content/screen-titles.server.ts';
import { Unsaved } from '#app/dashboard/forms/unsaved.tsx';
import { textsIn } from '#app/dashboard/texts.ts';
import { pageContext } from '#app/page/page-context.ts';
import { SAID } from '#app/dashboard/posted/names.ts';
import type { Route } from './+types/shell.ts';
import { Frame } from './frame.tsx';
import { keepScreen } from './keep-screen.ts';
import { ScreenGuard } from './screen-guard.tsx';
import { LoginPage } from './login-page.tsx';
import { Messages } from './messages.tsx';
import { Session } from './session.tsx';

/** The only loader of the dashboard that answers strangers: with the company's name and nothing else. */
export async function loader({ context, request, url }: LoaderFunctionArgs) {
  const { operations } = context.get(pageContext);
  const language = languageOf(url.pathname);
  const [user, { short_name: siteName }] = await Promise.all([signedIn({ context, request }), operations.settings.read(site, language)]);
  if (!user) return { siteName, staff: undefined };
  const { username, role, rights, languages } = user;
  const [unread, waiting, { factors }] = await Promise.all([
    may(user, 'leads.read') ? operations.inbox.unread() : 0,
    may(user, 'moderation.read') ? operations.moderation.counts() : { held: 0, reported: 0 },
    operations.accounts.listFactors(user),
  ]);
  const badges = { unread, held: waiting.held + waiting.reported };
  return {
    siteName,
    staff: {
      username,
      said: await operations.acknowledgements.read(url.searchParams.get(SAID) ?? ''),
      role,
      rights,
      languages,
      badges,
      hasSecondStep: factors.length > 0,
      hasPasskey: factors.some(({ kind }) => kind === 'passkey'),
      otherTabs: otherTabs(language),
      version: operations.health.version,
    },
  };
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepScreen];

type Loaded = Awaited<ReturnType<typeof loader>>;
let known: Loaded | undefined;

/** While the server cannot be reached the frame stays as it was, and only the screen inside it says so. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<Loaded> {
  try {
    known = await serverLoader();
    return known;
  } catch (error) {
    if (!known) throw error;
    return known;
  }
}
clientLoader.hydrate = true as const;

export default function Shell({ loaderData: { siteName, staff } }: Route.ComponentProps) {
  if (!staff) return <LoginPage />;
  return (
    <RightsProvider value={staff}>
      <Session hasSecondStep={staff.hasSecondStep} hasPasskey={staff.hasPasskey}>
        <Messages>
          <ScreenGuard />
          <Unsaved>
            <Frame siteName={siteName} staff={staff}>
              <Outlet />
            </Frame>
          </Unsaved>
        </Messages>
      </Session>
    </RightsProvider>
  );
}

export const meta: Route.MetaFunction = ({ location, loaderData }) => [
  { title: `${textsIn(languageOf(location.pathname))('shell.title')} · ${loaderData?.siteName ?? ''}` },
  { name: 'robots', content: 'noindex' },
];
