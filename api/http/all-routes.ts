import type { FastifyInstance } from 'fastify';
import { accountRoutes } from '#api/accounts/routes.ts';
import { communityRoutes } from '#api/community/routes.ts';
import { contentRoutes } from '#api/content/routes.ts';
import { trashRoutes } from '#api/content/trash-routes.ts';
import { inboxRoutes } from '#api/inbox/routes.ts';
import { leadRoutes } from '#api/leads/routes.ts';
import { mailRoutes } from '#api/mail/routes.ts';
import { meetingRoutes } from '#api/meetings/routes.ts';
import { newsletterRoutes } from '#api/newsletter/routes.ts';
import { moderationRoutes } from '#api/moderation/routes.ts';
import { mediaRoutes, mountUploads } from '#api/media/routes.ts';
import { officeRoutes } from '#api/office-routes.ts';
import type { Operations } from '#api/operations.ts';
import { privacyRoutes } from '#api/privacy/routes.ts';
import { searchRoutes } from '#api/search/routes.ts';
import { settingsRoutes } from '#api/settings/routes.ts';
import { spamRoutes } from '#api/spam/routes.ts';
import { DOCS_POLICY, docsPage } from './docs-page.ts';
import { openApiDocument } from './openapi.ts';
import type { Route } from './route.ts';

type Parts = { operations: Operations; dataDir: string; isSecure: boolean };

/** The whole API, and the documentation that is made from it. */
export function allRoutes(app: FastifyInstance, { operations, dataDir, isSecure }: Parts): Route[] {
  const { accounts, content, settings, media, community, moderation, newsletter, privacy, leads, inbox, meetings, mail, spam, search } =
    operations;
  const { countryOf } = operations;
  const routes = [
    ...accountRoutes({ accounts, isSecure, dataDir }),
    ...searchRoutes(search),
    ...contentRoutes({ content, dataDir }),
    ...officeRoutes(operations, dataDir),
    ...trashRoutes(content),
    ...communityRoutes(community, moderation, dataDir),
    ...moderationRoutes(moderation),
    ...privacyRoutes(privacy),
    ...newsletterRoutes({ newsletter, dataDir, countryOf }),
    ...leadRoutes(leads, { countryOf }),
    ...inboxRoutes(inbox),
    ...meetingRoutes(meetings),
    ...mailRoutes(mail),
    ...spamRoutes(spam),
    ...settingsRoutes(settings, dataDir),
    ...mediaRoutes({ media, dataDir }),
  ];
  registerDocs(app, routes);
  mountUploads(app, media);
  return routes;
}

/** Made when first asked for: it takes as long as the rest of the start. */
function registerDocs(app: FastifyInstance, routes: readonly Route[]): void {
  const config = { access: 'public' } as const;
  let made: { json: string; page: string } | undefined;
  const docs = () => {
    if (made) return made;
    const document = openApiDocument(routes);
    made = { json: JSON.stringify(document), page: docsPage(routes, document) };
    return made;
  };
  const cached = 'public, max-age=300';
  app.get('/api/openapi.json', { config }, (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', cached).send(docs().json),
  );
  app.get('/api/docs', { config }, (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', cached).header('content-security-policy', DOCS_POLICY).send(docs().page),
  );
}
