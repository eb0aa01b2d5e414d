import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTurn } from '#test/rig/in-turn.ts';
import { openDemo } from './demo-operations.ts';
import { linksIn } from './html.ts';

/** Pages of the site that no sitemap lists: what a visitor makes by choosing, asking or typing a wrong address. */
const UNLISTED = [
  '/search?q=LED',
  '/advisor?place=indoors&near=3&far=8&width=4&height=2',
  '/compare?products=1,2,3',
  '/shortlist?products=15-43x2,1',
  '/our-community?blog=community-posts',
  '/meeting',
  '/newsletter',
  '/newsletter/confirm?token=x',
  '/nothing-here',
];

/** Of the pages, and of what they lead to, the first half of the tests asks for every third. */
const SHARE = 3;

let demo: Awaited<ReturnType<typeof openDemo>>;
/** Every public page, as it is sent. */
const pages = new Map<string, string>();

beforeAll(async () => {
  demo = await openDemo();
  const inMap = async (map: string) =>
    Array.from((await demo.app.inject({ url: map })).body.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => {
      const { pathname, search } = new URL(address.replaceAll('&amp;', '&'), 'http://localhost');
      return pathname + search;
    });
  const listed = (await Promise.all((await inMap('/sitemap.xml')).map(inMap))).flat();
  for (const path of inTurn([...listed, ...UNLISTED, ...UNLISTED.map((path) => `/en${path}`)], SHARE)) {
    const { statusCode, body } = await demo.app.inject({ url: path });
    if (statusCode !== (path.endsWith('/nothing-here') ? 404 : 200)) throw new Error(`${path} answers ${statusCode}`);
    pages.set(path, body);
  }
});
afterAll(() => demo?.close());

test('every link of every public page leads where it says, without a detour, in turn', async () => {
  const from = new Map<string, string>();
  for (const [page, html] of pages)
    for (const { tag } of linksIn(html)) {
      const to = / href="([^"]*)"/.exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? '';
      const address = new URL(to, `http://localhost${page}`);
      if (address.host === 'localhost' && address.protocol === 'http:') from.set(address.pathname + address.search, page);
    }
  expect(from.size).toBeGreaterThan(200);
  const astray: string[] = [];
  for (const [to, page] of inTurn([...oneOfEachKind(from)], SHARE)) {
    const { statusCode, headers } = await demo.app.inject({ method: to.startsWith('/uploads/') ? 'HEAD' : 'GET', url: to });
    // The page for wrong addresses is one for all; the other language's is one, too.
    const isMissing = statusCode === 404 && /^(?:\/en)?\/not-found$/.test(to) && page.endsWith('/nothing-here');
    // Row I-07 names this address for the steps of a project, and 3-01 sends it on.
    const isShort = /^(?:\/en)?\/community$/.test(to) && page.endsWith('/projects');
    if (statusCode !== 200 && !isMissing && !isShort) astray.push(`${page} links to ${to}: ${statusCode} ${headers.location ?? ''}`);
  }
  expect(astray).toEqual([]);
});

/** Pages were asked for already. Of addresses with the same questions (`?products=`), the first and the last stand for all. */
function oneOfEachKind(links: ReadonlyMap<string, string>): Map<string, string> {
  const kinds = Map.groupBy(
    [...links].filter(([to]) => !pages.has(to)),
    ([to]) => {
      const { pathname, search, searchParams } = new URL(to, 'http://localhost');
      return search ? `${pathname}?${[...searchParams.keys()].join()}` : pathname;
    },
  );
  return new Map([...kinds.values()].flatMap((alike) => [alike[0]!, alike.at(-1)!]));
}

test('the markup of every public page has one title, no empty heading, no id twice and no button in a link', () => {
  const wrong = [...pages].flatMap(([page, html]) => {
    const drawn = html.replaceAll(/<(script|style|template|svg)\b[\s\S]*?<\/\1>/g, '');
    const ids = Array.from(drawn.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
    const headings = Array.from(drawn.matchAll(/<(h[1-6])\b[^>]*>([\s\S]*?)<\/\1>/g), ([, , inside = '']) => inside);
    return [
      ...(drawn.match(/<title>/g)?.length === 1 ? [] : ['titles']),
      ...(headings.every((inside) => inside.replaceAll(/<[^>]+>/g, '').trim() !== '') ? [] : ['an empty heading']),
      ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `#${id} twice`),
      ...(/<a\b[^>]*>(?:(?!<\/a>)[\s\S])*<(?:a|button|input|select)\b/.test(drawn) ? ['a control inside a link'] : []),
    ].map((fault) => `${page}: ${fault}`);
  });
  expect(wrong).toEqual([]);
});
