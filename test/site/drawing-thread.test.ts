import { afterAll, expect, onTestFinished, test } from 'vitest';
import type { PagePlan } from '#app/page/page-plan.ts';
import { inlineStyles, loadBuild } from '#app/server/built-pages.ts';
import { type DrawingThread, openDrawingThread } from '#app/server/drawing-thread.ts';
import { type DrawnPage, drawnPage } from '#app/server/drawn-page.ts';
import { openRender } from '#app/server/render-page.ts';
import { VISITED } from '#test/e2e/page-list.ts';
import { inTurn } from '#test/rig/in-turn.ts';
import { ADMIN_PASSWORD, caller, signIn } from '#test/rig/app.ts';
import { openDemo } from './demo-operations.ts';

const demo = await openDemo('', undefined, {}, { env: { ADMIN_PASSWORD } });
afterAll(demo.close);

const withStyles = inlineStyles();
const plans: (PagePlan | undefined)[] = [];
const options: Parameters<typeof openRender>[0] = {
  loadBuild,
  context: { operations: demo.operations, origin: 'http://lamha.example', visitorScript: '/assets/visitor.js' },
  mode: 'production',
  draw: async ({ plan, drawHere }) => {
    plans.push(plan);
    return drawHere && drawnPage(withStyles(drawHere()));
  },
};
const render = openRender(options);

type Drawn = { page: DrawnPage; plan: PagePlan | undefined };

async function drawHere(url: string, cookie = ''): Promise<Drawn> {
  plans.length = 0;
  const { response, drawn } = await render(new Request(new URL(url, 'http://localhost'), { headers: { cookie } }), {
    country: 'sa',
    address: '',
    sees: 'published',
    report: (error) => expect.unreachable(String(error)),
  });
  const to = response.headers.get('location');
  if (to) return drawHere(to, cookie);
  return { page: drawn ?? drawnPage(await response.text()), plan: plans.at(-1) };
}

function openThread(): { thread: DrawingThread; errors: unknown[] } {
  const errors: unknown[] = [];
  const thread = openDrawingThread({ onError: (error) => errors.push(error), startAfterMs: 0 });
  onTestFinished(thread.close);
  return { thread, errors };
}

/** Until it has started, pages are drawn by those who ask. */
async function drawn(thread: DrawingThread, plan: PagePlan): Promise<DrawnPage> {
  let page: DrawnPage | undefined;
  await expect.poll(async () => (page = await thread.draw(plan))).toBeDefined();
  return page!;
}

/** Every kind of page, the two languages in turn. */
const everywhere = inTurn(
  Object.values(VISITED)
    .filter(({ status }) => !status)
    .map(({ path }, index) => (index % 3 ? path : `/en${path === '/' ? '' : path}`)),
  2,
);
/** Two tests compare with what is drawn here. */
const drawnHere = new Map<string, Drawn>();

/** Until the search has its index, what it shows changes by itself. */
async function searchIsReady(): Promise<void> {
  await expect.poll(async () => (await demo.operations.search.everything('55', 'ar')).isWhole).toBe(true);
}

async function drawHereOnce(path: string): Promise<Drawn> {
  const drawn = drawnHere.get(path) ?? (await drawHere(path));
  drawnHere.set(path, drawn);
  return drawn;
}

test('the thread draws every page as it is drawn here, in turn', async () => {
  await searchIsReady();
  const { thread, errors } = openThread();
  for (const path of everywhere) {
    const { page, plan } = await drawHereOnce(path);
    expect(new TextDecoder().decode(page.body)).toContain('<style data-sheet=');
    expect(await drawn(thread, plan!), path).toEqual(page);
  }
  expect(errors).toEqual([]);
});

test('the thread draws the dashboard as it is drawn here, with its data for the browser', async () => {
  const { thread, errors } = openThread();
  const cookie = await signIn(caller(demo.url, {}));
  const screens = ['', '/products', '/product/1', '/inbox', '/account', '/keys', '/mail', '/privacy', '/community/post/1', '/nothing'];
  for (const [index, path] of screens.entries()) {
    const { page, plan } = await drawHere(`${index % 2 ? '/en' : ''}/dashboard${path}`, cookie);
    const html = new TextDecoder().decode(page.body);
    expect(html, path).toContain('streamController.enqueue(');
    expect(html, path).toContain('streamController.close()');
    expect(plan !== undefined, path).toBe(path !== '/nothing');
    if (plan) expect(new TextDecoder().decode((await drawn(thread, plan)).body), path).toBe(html);
  }
  expect(errors).toEqual([]);
});

/** What is read and what search engines are told; styles are linked instead of written into a page that is drawn plainly. */
function told(html: string): { texts: string; heads: string[] } {
  const [head = '', body = ''] = html.split('</head>');
  const bare = (text: string) => text.replaceAll(/<(script|style)\b[^]*?<\/\1>/g, '').replaceAll(/<!--[^]*?-->/g, '');
  const heads = bare(head).match(/<title>[^<]*|<meta [^>]*>|<link [^>]*rel="(?:canonical|alternate)"[^>]*>/g) ?? [];
  return {
    texts: bare(body)
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
    heads: heads.toSorted(),
  };
}

test('React Router alone draws every page with the same words and the same heads, in turn', async () => {
  await searchIsReady();
  const plain = openRender({ ...options, isPlain: true });
  const visitor = { country: 'sa', address: '', sees: 'published', report: (error: unknown) => expect.unreachable(String(error)) } as const;
  for (const path of everywhere) {
    const { page } = await drawHereOnce(path);
    let { response, drawn: taken } = await plain(new Request(new URL(path, 'http://localhost')), visitor);
    const to = response.headers.get('location');
    if (to) ({ response, drawn: taken } = await plain(new Request(new URL(to, 'http://localhost')), visitor));
    expect(taken, path).toBeUndefined();
    const ours = told(new TextDecoder().decode(page.body));
    expect(ours.texts.length, path).toBeGreaterThan(100);
    expect(told(await response.text()), path).toEqual(ours);
  }
});

test('what cannot be copied or drawn is left to those who asked, and the thread goes on', async () => {
  const { thread, errors } = openThread();
  const { page, plan } = await drawHere('/about');
  expect(await drawn(thread, plan!)).toEqual(page);
  expect(await thread.draw({ ...plan!, actionData: { root: () => 'a function' } })).toBeUndefined();
  expect(errors).toEqual([expect.objectContaining({ name: 'DataCloneError' })]);
  expect(await thread.draw({ ...plan!, url: 'no address' })).toBeUndefined();
  expect(await thread.draw(plan!)).toEqual(page);
});

test('pages that a thread owes when it ends are left to those who asked, and it is not begun again after the end', async () => {
  const { thread } = openThread();
  const { plan } = await drawHere('/');
  await drawn(thread, plan!);
  const owed = Array.from({ length: 50 }, () => thread.draw(plan!));
  await thread.close();
  expect((await Promise.all(owed)).at(-1)).toBeUndefined();
  expect(await thread.draw(plan!)).toBeUndefined();
});
