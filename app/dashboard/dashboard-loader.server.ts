import { data, type LoaderFunctionArgs, type Params } from 'react-router';
import type { SessionUser } from '#api/accounts/accounts.ts';
import type { Operations } from '#api/operations.ts';
import type { Language } from '#i18n/translate.ts';
import { pageContext } from '#app/server/page-context.ts';
import { languageOf } from '#app/site/address.ts';
import { failureOf } from '#app/site/failure.server.ts';
import { type Files, filesIn } from '#app/site/files.ts';

export type DashboardArgs = {
  operations: Operations;
  user: SessionUser;
  language: Language;
  /** For the content operations: staff see everything that is not in the trash. */
  reader: { language: Language; sees: 'everything' };
  url: URL;
  params: Params;
};

/**
 * The guard of the whole dashboard: nothing is loaded without a session. A document is then drawn as the sign-in screen
 * by the shell, which never draws the page itself; a navigation or a script is answered 401.
 */
export function dashboardLoader<Data extends object>(load: (page: DashboardArgs) => Promise<Data>) {
  return async ({ context, request, url, params }: LoaderFunctionArgs): Promise<Data & { files: Files }> => {
    const { operations } = context.get(pageContext);
    const language = languageOf(url.pathname);
    const user = await signedIn({ context, request });
    if (!user) {
      if (request.headers.get('sec-fetch-dest') === 'document') return null as unknown as Data & { files: Files };
      throw data(null, { status: 401 });
    }
    try {
      const loaded = await load({ operations, user, language, reader: { language, sees: 'everything' }, url, params });
      return { ...loaded, files: await filesIn(loaded, operations, language) };
    } catch (error) {
      throw failureOf(error);
    }
  };
}

export function signedIn({ context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>): Promise<SessionUser | undefined> {
  const { operations, origin } = context.get(pageContext);
  return operations.accounts.userOfCookie(request.headers.get('cookie') ?? undefined, origin.startsWith('https:'));
}
