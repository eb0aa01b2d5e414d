import { forgottenRoutes } from '#api/features/accounts/sign-in/forgotten-routes.ts';
import { backupRoutes } from '#api/features/backup/routes.ts';
import { recordRoutes } from '#api/content/record-routes.ts';
import { documentRoutes } from '#api/features/documents/routes.ts';
import { exchangeRoutes } from '#api/features/exchange/routes.ts';
import { contradictionRoutes } from '#api/features/contradictions/routes.ts';
import { historyRoutes } from '#api/content/history/routes.ts';
import { linkRoutes } from '#api/features/links/routes.ts';
import { overviewRoutes } from '#api/features/overview/routes.ts';
import { missedSearchRoutes } from '#api/features/search/missed-routes.ts';
import type { FastifyInstance } from 'fastify';
import { factorRoutes } from '#api/features/accounts/factors/routes.ts';
import { peopleRoutes } from '#api/features/accounts/people/routes.ts';
import { sessionRoutes } from '#api/features/accounts/sessions/routes.ts';
import { signInRoutes } from '#api/features/accounts/sign-in/routes.ts';
import { tokenRoutes } from '#api/features/accounts/tokens/routes.ts';
import { communityRoutes } from '#api/features/community/routes.ts';
import { draftLinkRoutes } from '#api/content/drafts/link-routes.ts';
import { draftRoutes } from '#api/content/drafts/routes.ts';
import { releaseRoutes } from '#api/features/releases/routes.ts';
import { scheduleRoutes } from '#api/features/schedule/routes.ts';
import { contentRoutes } from '#api/content/routes.ts';
import { trashRoutes } from '#api/content/trash-routes.ts';
import { deskRoutes } from '#api/features/inbox/desk-routes.ts';
import { openSayOfMail } from '#api/mail/say-of-mail.ts';
import { inboxRoutes } from '#api/features/inbox/routes.ts';
import { templateRoutes } from '#api/features/inbox/template-routes.ts';
import { savedViewRoutes } from '#api/features/saved-views/routes.ts';
import { leadRoutes } from '#api/features/leads/routes.ts';
import { mailRoutes } from '#api/features/outbox/routes.ts';
import { offerRoutes } from '#api/features/offers/routes.ts';
import { meetingRoutes } from '#api/features/meetings/routes.ts';
import { newsletterRoutes } from '#api/features/newsletter/routes.ts';
import { moderationRoutes } from '#api/features/moderation/routes.ts';
import { mediaRoutes, mountUploads } from '#api/media/routes.ts';
import type { Operations } from '#server/operations.ts';
import { webhookRoutes } from '#api/features/webhooks/routes.ts';
import { logRoutes } from '#api/features/log/routes.ts';
import { privacyRoutes } from '#api/features/privacy/routes.ts';
import { modelRoutes } from '#api/features/models/routes.ts';
import { productRoutes } from '#api/features/products/routes.ts';
import { wallRoutes } from '#api/features/walls/routes.ts';
import { searchRoutes } from '#api/features/search/routes.ts';
import { wordingRoutes } from '#api/features/wording/routes.ts';
import { settingsRoutes } from '#api/content/settings/routes.ts';
import { spamRoutes } from '#api/spam/routes.ts';
import { openHotFiles } from '#api/media/hot-files.ts';
import type { EarlyAnswers } from '#api/http/cache/early-answers.ts';
import { finishAnswer, type FinishedAnswer, type HeaderValues } from '#api/http/cache/finished-answer.ts';
import { sendAnswer } from '#api/http/cache/send-answer.ts';
import { DOCS_POLICY, docsPage } from '#api/http/docs-page.ts';
import { openApiDocument } from '#api/http/openapi.ts';
import type { Route } from '#api/http/route.ts';

type Parts = { operations: Operations; dataDir: string; isSecure: boolean; publicUrl: string | undefined; early: EarlyAnswers };

/** The whole API, and the documentation that is made from it. */
export function allRoutes(app: FastifyInstance, { operations, dataDir, isSecure, publicUrl, early }: Parts) {
  const { accounts, content, settings, media, community, moderation, newsletter, privacy, leads, inbox, meetings, mail, spam, search } =
    operations;
  const { countryOf, drafts, draftLinks } = operations;
  const sayOfMail = openSayOfMail(mail);
  const routes = [
    ...signInRoutes({ accounts, isSecure, dataDir, publicUrl }),
    ...factorRoutes({ accounts, publicUrl, isSecure }),
    ...sessionRoutes({ accounts, isSecure }),
    ...peopleRoutes(accounts, sayOfMail),
    ...searchRoutes(search, operations.files),
    ...productRoutes(operations.products, { countryOf }),
    ...modelRoutes(operations.models),
    ...documentRoutes(operations.documents),
    ...wallRoutes(operations.walls),
    ...tokenRoutes(accounts),
    ...contentRoutes({ content, drafts, dataDir }),
    ...draftRoutes(drafts),
    ...draftLinkRoutes(draftLinks),
    ...scheduleRoutes(operations.schedule),
    ...releaseRoutes(operations),
    ...recordRoutes(content),
    ...historyRoutes(operations.history, content),
    ...missedSearchRoutes(operations.missedSearches),
    ...overviewRoutes(operations.overview),
    ...linkRoutes(operations.links),
    ...wordingRoutes(operations.wording),
    ...contradictionRoutes(operations.contradictions),
    ...backupRoutes(operations.backups, operations.copies),
    ...exchangeRoutes(operations.exchange, dataDir),
    ...forgottenRoutes({ accounts, isSecure, sayOfMail }),
    ...trashRoutes(content),
    ...communityRoutes(community, moderation.remove, dataDir),
    ...moderationRoutes(moderation),
    ...privacyRoutes(privacy),
    ...newsletterRoutes({ newsletter, dataDir, countryOf, sayOfMail }),
    ...leadRoutes(leads, { countryOf }),
    ...inboxRoutes(inbox, sayOfMail),
    ...deskRoutes(inbox),
    ...templateRoutes(inbox),
    ...savedViewRoutes(operations.savedViews),
    ...meetingRoutes(meetings, sayOfMail),
    ...offerRoutes(operations.offers, sayOfMail),
    ...mailRoutes(mail, sayOfMail),
    ...webhookRoutes(operations.webhooks),
    ...logRoutes(operations.log),
    ...spamRoutes(spam),
    ...settingsRoutes(settings, drafts, dataDir),
    ...mediaRoutes({ media, dataDir }),
  ] as const;
  registerDocs(app, routes);
  mountUploads(app, media, openHotFiles({ files: media, early }));
  return routes;
}

/** Every route as it was declared, for the types of the client. */
export type Api = ReturnType<typeof allRoutes>[number];

/** Made when first asked for: it takes as long as the rest of the start. */
function registerDocs(app: FastifyInstance, routes: readonly Route[]): void {
  const config = { access: 'public' } as const;
  let made: { json: FinishedAnswer; page: FinishedAnswer } | undefined;
  const finished = (type: string, text: string, more: HeaderValues = {}) => {
    const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=300', ...more };
    return finishAnswer({ status: 200, headers, body: Buffer.from(text) });
  };
  const docs = () => {
    if (made) return made;
    const document = openApiDocument(routes);
    made = {
      json: finished('application/json', JSON.stringify(document)),
      page: finished('text/html', docsPage(routes, document), { 'content-security-policy': DOCS_POLICY }),
    };
    return made;
  };
  app.get('/api/openapi.json', { config }, (request, reply) => sendAnswer(request, reply, docs().json));
  app.get('/api/docs', { config }, (request, reply) => sendAnswer(request, reply, docs().page));
}
