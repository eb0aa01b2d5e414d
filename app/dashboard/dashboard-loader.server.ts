import { data, type LoaderFunctionArgs, type Params } from 'react-router';
import { areaOfRight, may, type Right } from '#content/roles.ts';
import type { SessionUser } from '#api/kernel/session-user.ts';
import type { Operations } from '#server/operations.ts';
import type { Language } from '#i18n/translate.ts';
import { pageContext } from '#app/page/page-context.ts';
import { languageOf } from '#app/page/address.ts';
import { sectionFailures } from '#app/page/load-section.server.ts';
import { failureOf } from '#app/page/failure.server.ts';
import type { Forbidden } from './forbidden.tsx';
import { type Files, filesIn } from '#app/page/files.ts';

/** What a screen asks for; `signed-in` for those that belong to everybody or choose themselves what each may see. */
type Needs = Right | 'signed-in';

export type DashboardArgs = {
  operations: Operations;
  user: SessionUser;
  language: Language;
  /** For the content operations: staff see everything that is not in the trash. */
  reader: { language: Language; sees: 'everything' };
  url: URL;
  params: Params;
  /** To tell the browser's own session from the others. */
  browser: { cookie: string | undefined; isSecure: boolean };
};

/** The guard: nothing is loaded without a session and the screen's right. A document shows the sign-in screen, all else is answered 401. */
export function dashboardLoader<Data extends object>(needs: Needs, load: (page: DashboardArgs) => Promise<Data>) {
  return async ({ context, request, url, params }: LoaderFunctionArgs): Promise<(Data & { files: Files }) | Response> => {
    const { operations, report } = context.get(pageContext);
    const language = languageOf(url.pathname);
    const user = await signedIn({ context, request }).catch((error: unknown) => {
      throw failureOf(error, report);
    });
    if (!user) {
      if (request.headers.get('sec-fetch-dest') === 'document') return Response.json(null);
      throw data(null, { status: 401 });
    }
    if (needs !== 'signed-in') requireRight(user, needs);
    try {
      const browser = browserOf({ context, request });
      const page: DashboardArgs = { operations, user, language, reader: { language, sees: 'everything' }, url, params, browser };
      const loaded = await sectionFailures.run(report, () => load(page));
      return { ...loaded, files: await filesIn(loaded, operations, language) };
    } catch (error) {
      throw failureOf(error, report);
    }
  };
}

/** For what a screen learns to need only while it loads. */
export function requireRight(user: SessionUser, right: Right): void {
  if (!may(user, right))
    throw data({ area: areaOfRight(right), role: user.role, mustEnrol: user.mustEnrol ?? false } satisfies Forbidden, { status: 403 });
}

type Asking = Pick<LoaderFunctionArgs, 'context' | 'request'>;

export function signedIn(asking: Asking): Promise<SessionUser | undefined> {
  const { cookie, isSecure } = browserOf(asking);
  return asking.context.get(pageContext).operations.accounts.userOfCookie(cookie, isSecure);
}

function browserOf({ context, request }: Asking): DashboardArgs['browser'] {
  return { cookie: request.headers.get('cookie') ?? undefined, isSecure: context.get(pageContext).origin.startsWith('https:') };
}
