import type { createRequestHandler, RequestHandler, ServerBuild } from 'react-router';
import type { drawPlan } from '#app/entry.server.tsx';
import { isDataAddress, withoutData } from '#app/page/data-address.ts';
import type { PageContext, provide } from '#app/page/page-context.ts';
import type { TakePage } from '#app/page/page-plan.ts';
import type { DrawnPage } from './drawn-page.ts';
import { PageRoutes } from './page-routes.ts';

/** The build brings its own copies of these, and React Router accepts nothing from another copy. */
type Bridge = { provide: typeof provide; createRequestHandler: typeof createRequestHandler; drawPlan: typeof drawPlan };
export type PageBuild = ServerBuild & { entry: { module: Bridge } };

/** What a drawn page may differ by between visitors. */
export type Visitor = Pick<
  PageContext,
  'country' | 'address' | 'sees' | 'rehearsal' | 'closed' | 'onSectionFailed' | 'form' | 'report' | 'requestId' | 'callApi'
>;
/** A page is drawn beside the response, which has no body then. */
export type Rendered = { response: Response; drawn: DrawnPage | undefined };
export type Render = (request: Request, visitor: Visitor) => Promise<Rendered>;
export type Draw = (page: Parameters<TakePage>[0]) => Promise<DrawnPage | undefined>;

type Parts = {
  loadBuild: () => Promise<PageBuild>;
  context: Omit<PageContext, keyof Visitor | 'take' | 'isPlain'>;
  mode: 'production' | 'development';
  draw?: Draw | undefined;
  /** Draws as React Router does by itself (docs/react-router.md). */
  isPlain?: boolean | undefined;
};

export function openRender({ loadBuild, context, mode, draw, isPlain = false }: Parts): Render {
  const handlers = new WeakMap<PageBuild, (request: Request) => RequestHandler>();

  return async (request, visitor) => {
    const build = await loadBuild();
    const handlerOf = handlers.get(build) ?? (isPlain ? plainHandler(build, mode) : openHandlers(build, mode));
    handlers.set(build, handlerOf);
    let drawn: DrawnPage | undefined;
    const take: TakePage | undefined = isPlain ? undefined : draw && (async (page) => (drawn = await draw(page)) !== undefined);
    const response = await handlerOf(request)(request, build.entry.module.provide({ ...context, ...visitor, take, isPlain }));
    return { response, drawn };
  };
}

function plainHandler(build: PageBuild, mode: Parts['mode']): (request: Request) => RequestHandler {
  const whole = build.entry.module.createRequestHandler(build, mode);
  return () => whole;
}

/** React Router tries every route against an address, twice, for each page: so each route gets a handler that knows it and its neighbours. */
function openHandlers(build: PageBuild, mode: Parts['mode']): (request: Request) => RequestHandler {
  const { createRequestHandler } = build.entry.module;
  const routes = new PageRoutes(build.routes);
  const modules = Object.fromEntries(Object.entries(build.routes).flatMap(([id, route]) => (route ? [[id, route.module]] : [])));
  const whole = createRequestHandler(build, mode);
  const byRoute = new Map<string, RequestHandler>();

  return ({ url }) => {
    const { pathname } = new URL(url);
    const route = routes.match(isDataAddress(pathname) ? withoutData(pathname) : pathname)?.route;
    if (!route) return whole;
    const handler = byRoute.get(route.id) ?? createRequestHandler(narrowed([...route.branch, ...routes.restIds]), mode);
    byRoute.set(route.id, handler);
    return handler;
  };

  function narrowed(ids: readonly string[]): PageBuild {
    const { module: entry } = build.entry;
    const drawWithAll: typeof entry.default = (request, status, headers, shown, loaded) =>
      entry.default(request, status, headers, { ...shown, routeModules: modules }, loaded);
    return {
      ...build,
      routes: Object.fromEntries(ids.map((id) => [id, build.routes[id]])),
      // An application in the browser is told of every screen it has.
      entry: { ...build.entry, module: { ...entry, default: drawWithAll } },
    };
  }
}
