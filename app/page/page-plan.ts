import type { EntryContext, ServerBuild } from 'react-router';
import { streamOf } from './stream-of.ts';

type Static = EntryContext['staticHandlerContext'];
type Match = Static['matches'][number];

/** What an application in the browser is told beside its page: texts of React Router's own. */
export type Handoff = { context: string; data: string };

/** All that a page is drawn from: plain values, so that another thread can draw it. */
export type PagePlan = Pick<Static, 'basename' | 'location' | 'statusCode' | 'loaderData' | 'actionData'> & {
  url: string;
  /** For the dashboard; a public page has none. */
  handoff?: Handoff | undefined;
  matches: (Pick<Match, 'params' | 'pathname' | 'pathnameBase'> & { id: string })[];
};

/** Drawn by its plan elsewhere, or here; a failure's page only here. Says whether it was: what cannot be drawn in one go is not. */
export type TakePage = (page: { plan: PagePlan | undefined; drawHere?: () => string }) => Promise<boolean>;

export function planOf({ staticHandlerContext }: EntryContext, url: string, handoff?: Handoff): PagePlan {
  const { basename, location, statusCode, loaderData, actionData, matches } = staticHandlerContext;
  return {
    url,
    handoff,
    basename,
    location,
    statusCode,
    actionData,
    loaderData: Object.fromEntries(Object.entries(loaderData).map(([id, loaded]) => [id, withHidden(loaded)])),
    matches: matches.map(({ params, pathname, pathnameBase, route }) => ({ params, pathname, pathnameBase, id: route.id })),
  };
}

/** What loaders keep from React Router (see page-loader.server.ts) would not be copied either. */
function withHidden(loaded: unknown): unknown {
  if (typeof loaded !== 'object' || loaded === null) return loaded;
  return Object.fromEntries(Object.getOwnPropertyNames(loaded).map((name) => [name, Reflect.get(loaded, name)]));
}

/** What React Router would hand to the page's entry; what only an application in the browser needs is there for the dashboard alone. */
export function contextOf(build: ServerBuild, plan: PagePlan): EntryContext {
  const { basename, location, statusCode, loaderData, actionData, matches, handoff } = plan;
  const ofMatched = <Value>(of: (id: string) => Value | undefined): Record<string, Value> => {
    const found = matches.flatMap(({ id }): [string, Value][] => {
      const value = of(id);
      return value === undefined ? [] : [[id, value]];
    });
    return Object.fromEntries(found);
  };
  return {
    manifest: { ...build.assets, routes: ofMatched((id) => build.assets.routes[id]) },
    routeModules: ofMatched((id) => build.routes[id]?.module),
    staticHandlerContext: {
      basename,
      location,
      statusCode,
      loaderData,
      actionData,
      matches: matches.map(({ id, ...match }) => ({ ...match, route: { id } })),
      errors: null,
      loaderHeaders: {},
      actionHeaders: {},
      _match: () => null,
    },
    branches: [],
    renderMeta: {},
    future: build.future,
    ssr: build.ssr,
    routeDiscovery: build.routeDiscovery,
    isSpaMode: build.isSpaMode,
    serializeError: ({ message }) => ({ message }),
    ...(handoff && withHandoff(build, handoff)),
  };
}

function withHandoff({ assets, routes }: ServerBuild, { context, data }: Handoff) {
  return {
    manifest: assets,
    routeModules: Object.fromEntries(Object.entries(routes).flatMap(([id, route]) => (route ? [[id, route.module]] : []))),
    serverHandoffString: context,
    serverHandoffStream: streamOf(data),
  };
}
