import { allCollections } from '#content/index.ts';
import { type Engine, IS_WIDE } from './shapes.ts';

/** As the route table has it, with a base, or as the document has it, below one. */
type Walkable = { method: string } & ({ url: string } | { path: string });

const BASE = /^\/api(?:\/en|\/ar)?(?=\/)/;
/** The longest first: `/products/search` is no call of `/products`, if a collection has that path. */
const COLLECTION_PATHS = allCollections
  .flatMap(({ path, aliases }) => [path, ...aliases])
  .map((path) => `/${path.toLowerCase()}`)
  .toSorted((a, b) => b.length - a.length);

function addressOf(route: Walkable): string {
  return 'url' in route ? route.url : route.path;
}

/** A route without its base. */
function callOf(route: Walkable): string {
  return `${route.method} ${addressOf(route).replace(BASE, '')}`;
}

/** What the code sees of a route: all collections share one for each of their calls, all bases share one for each route. */
export function shapeOfRoute(route: Walkable): string {
  const path = addressOf(route).replace(BASE, '');
  const own = COLLECTION_PATHS.find((one) => path.toLowerCase() === one || path.toLowerCase().startsWith(`${one}/`));
  return `${route.method} ${own === undefined ? path : `<collection>${path.slice(own.length)}`}`;
}

type Choice<Route> = {
  /** Walks that follow each other take other bases and, on PostgreSQL, other collections. */
  turn?: number;
  /** Routes that differ in this differ in shape. */
  also?: (route: Route) => unknown;
};

/** Each shape by another collection and under another base, so that together they meet many of both. */
export function oneOfEachShape<Route extends Walkable>(routes: readonly Route[], { turn = 0, also }: Choice<Route> = {}): Route[] {
  return oneOfEach(routes, (route) => `${shapeOfRoute(route)} ${String(also?.(route))}`, turn);
}

/**
 * What one walk goes through on one database. Whether a caller may, and whether an address or a body can be right, is decided before the
 * first query by code that all bases and both databases share: the router has each route once, whatever base it is asked under. So
 * SQLite, the quicker one, walks every route, each under one base in turn; PostgreSQL one of every shape. The wide run walks everything
 * on both.
 */
export function walkedRoutes<Route extends Walkable>(engine: Engine, routes: readonly Route[], choice: Choice<Route> = {}): Route[] {
  if (IS_WIDE) return [...routes];
  return engine === 'sqlite' ? oneOfEach(routes, callOf, choice.turn ?? 0) : oneOfEachShape(routes, choice);
}

function oneOfEach<Route>(routes: readonly Route[], alike: (route: Route) => string, turn: number): Route[] {
  return [...Map.groupBy(routes, alike).values()].map((some, index) => some[(index + turn) % some.length]!);
}
