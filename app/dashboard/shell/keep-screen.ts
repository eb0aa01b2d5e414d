import { createPath, type DataRouter, type DataStrategyResult, isRouteErrorResponse, type MiddlewareFunction } from 'react-router';
import { isObject } from '#app/dashboard/json-object.ts';

type Results = Record<string, DataStrategyResult>;
/** What could not be loaded, and whether a server of ours said so. */
type Unloaded = { address: string; isAnswered: boolean };
type Screen = { router: DataRouter; say: (unloaded: Unloaded) => void; index: unknown };

let screen: Screen | undefined;
let isStaying = false;

/** While the router returns to the screen nobody has left: nothing of it is lost by that. */
export function isStayingHere(): boolean {
  return isStaying;
}

/** A navigation that fails for the line or the server leaves the screen as it is and is told. What a screen answers itself is shown. */
export const keepScreen: MiddlewareFunction<Results> = async ({ request }, next) => {
  if (screen && isStaying) {
    isStaying = false;
    return dataOf(screen.router);
  }
  const results = await next();
  const failed = Object.values(results).find(isFailure);
  if (!screen || !failed || screen.router.state.errors || request.signal.aborted) return results;
  const { pathname, search, hash } = new URL(request.url);
  screen.say({ address: pathname + search + hash, isAnswered: isRouteErrorResponse(failed.result) });
  if (isShown(screen, pathname + search)) return dataOf(screen.router);
  stay(screen);
  if (!request.signal.aborted) await new Promise((resolve) => request.signal.addEventListener('abort', resolve, { once: true }));
  return results;
};

/** The screen that is kept from now on. Returns how to end it. */
export function guardScreen(router: DataRouter, say: Screen['say']): () => void {
  const guarded: Screen = { router, say, index: indexOfEntry() };
  screen = guarded;
  const end = router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') guarded.index = indexOfEntry();
  });
  return () => {
    end();
    if (screen === guarded) screen = undefined;
  };
}

/** Ends a navigation that will not arrive: its script could not be had, and the router waits for a document that did not come either. */
export function endNavigation(): string | undefined {
  const { location } = screen?.router.state.navigation ?? {};
  if (screen && location) stay(screen);
  return location && createPath(location);
}

function isFailure({ type, result }: DataStrategyResult): boolean {
  if (type !== 'error' || result instanceof Response) return false;
  return !isRouteErrorResponse(result) || result.status >= 500;
}

function dataOf({ state: { loaderData } }: DataRouter): Results {
  return Object.fromEntries(Object.entries(loaderData).map(([id, result]) => [id, { type: 'data', result }]));
}

function isShown({ router: { state } }: Screen, address: string): boolean {
  return state.location.pathname + state.location.search === address;
}

function stay({ router, index }: Screen): void {
  isStaying = true;
  const now = indexOfEntry();
  // The browser itself has already gone back or forth, and is sent where it was.
  if (typeof index === 'number' && typeof now === 'number' && index !== now) return history.go(index - now);
  const { location } = router.state;
  return void router.navigate(location, { replace: true, preventScrollReset: true, state: location.state });
}

/** Which entry of the browser's history this is: React Router counts them. */
function indexOfEntry(): unknown {
  const state: unknown = history.state;
  return isObject(state) ? state['idx'] : undefined;
}
