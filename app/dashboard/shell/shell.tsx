import type { LoaderFunctionArgs } from 'react-router';
import { Outlet } from 'react-router';
import { site } from '#content/settings/site.ts';
import { languageOf } from '#app/site/address.ts';
import { signedIn } from '#app/dashboard/dashboard-loader.server.ts';
import { wordsIn } from '#app/dashboard/words.ts';
import { pageContext } from '#app/server/page-context.ts';
import type { Route } from './+types/shell.ts';
import { Frame } from './frame.tsx';
import { LoginPage } from './login-page.tsx';
import { Messages } from './messages.tsx';
import { Session } from './session.tsx';

/** The only loader of the dashboard that answers strangers: with the company's name and nothing else. */
export async function loader({ context, request, url }: LoaderFunctionArgs) {
  const { operations } = context.get(pageContext);
  const language = languageOf(url.pathname);
  const [user, { short_name: siteName }] = await Promise.all([signedIn({ context, request }), operations.settings.read(site, language)]);
  if (!user) return { siteName, staff: undefined };
  const [unread, waiting] = await Promise.all([operations.inbox.unread(), operations.moderation.counts()]);
  return { siteName, staff: { username: user.username, badges: { unread, held: waiting.held + waiting.reported } } };
}

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
    <Session>
      <Messages>
        <Frame siteName={siteName} staff={staff}>
          <Outlet />
        </Frame>
      </Messages>
    </Session>
  );
}

export const meta: Route.MetaFunction = ({ location, loaderData }) => [
  { title: `${wordsIn(languageOf(location.pathname))('shell.title')} · ${loaderData?.siteName ?? ''}` },
  { name: 'robots', content: 'noindex' },
];
