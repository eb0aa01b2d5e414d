import type { EntryContext, ServerBuild } from 'react-router';

type Static = EntryContext['staticHandlerContext'];
type Match = Static['matches'][number];

/** All that a public page is drawn from: plain values, so that another thread can draw it. */
export type PagePlan = Pick<Static, 'basename' | 'location' | 'statusCode' | 'loaderData' | 'actionData'> & {
  url: string;
  matches: (Pick<Match, 'params' | 'pathname' | 'pathnameBase'> & { id: string })[];
};

/** Takes a public page that is to be drawn: from its plan by somebody else, or here and now; a page about a failure only here. */
export type TakePage = (page: { plan: PagePlan | undefined; drawHere: () => string }) => Promise<void>;

export function planOf({ staticHandlerContext }: EntryContext, url: string): PagePlan {
  const { basename, location, statusCode, loaderData, actionData, matches } = staticHandlerContext;
  return {
    url,
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

/** What React Router would hand to the page's entry, without what only an application in the browser needs. */
export function contextOf(build: ServerBuild, { basename, location, statusCode, loaderData, actionData, matches }: PagePlan): EntryContext {
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
  };
}
