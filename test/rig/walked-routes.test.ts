import { expect, test } from 'vitest';
import { IS_WIDE } from './shapes.ts';
import { oneOfEachShape, shapeOfRoute, walkedRoutes } from './walked-routes.ts';

const ROUTES = ['/api', '/api/en', '/api/ar'].flatMap((base) =>
  ['/herobanner/:id', '/homeslider/:id', '/herobanner/order', '/log', '/settings/mail', '/settings/spam'].map((path) => ({
    method: 'GET',
    url: base + path,
  })),
);

test('the calls of a collection are of one shape under every base, and no other call is', () => {
  expect(new Set(ROUTES.map(shapeOfRoute))).toEqual(
    new Set(['GET <collection>/:id', 'GET <collection>/order', 'GET /log', 'GET /settings/mail', 'GET /settings/spam']),
  );
  expect(shapeOfRoute({ method: 'PUT', path: '/herobanner/{id}' })).toBe('PUT <collection>/{id}');
  expect(shapeOfRoute({ method: 'GET', path: '/herobannerless' })).toBe('GET /herobannerless');
});

test('a walk leaves out no call on SQLite and no shape on PostgreSQL', () => {
  const below = (routes: typeof ROUTES) => new Set(routes.map(({ url }) => url.replace(/^\/api(?:\/en|\/ar)?\//, '')));
  const [sqlite, postgres] = [walkedRoutes('sqlite', ROUTES), walkedRoutes('postgres', ROUTES)];
  expect(below(sqlite)).toEqual(below(ROUTES));
  expect(new Set(postgres.map(shapeOfRoute))).toEqual(new Set(ROUTES.map(shapeOfRoute)));
  expect([sqlite.length, postgres.length]).toEqual(IS_WIDE ? [18, 18] : [6, 5]);
});

test('walks that follow each other meet every route under every base', () => {
  const walked = [0, 1, 2].flatMap((turn) => walkedRoutes('sqlite', ROUTES, { turn }));
  expect(new Set(walked)).toEqual(new Set(ROUTES));
});

test('routes that are told apart are all walked', () => {
  expect(oneOfEachShape(ROUTES, { also: ({ url }) => url })).toEqual(ROUTES);
});
