import { createHash } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { VISITED } from '#test/e2e/page-list.ts';
import { openDemo } from './demo-operations.ts';
import { proves } from '#test/requirements/proves.ts';

const VARIED = { variants: JSON.stringify({ widths: [320, 640, 1280], formats: ['avif', 'webp'] }), variants_state: 'done' } as const;

/** As the worker leaves the pictures, without the minutes it takes. */
const { app, close } = await openDemo('', ({ kysely }) => kysely.updateTable('files').set(VARIED).where('kind', '=', 'image').execute());
afterAll(close);

async function pageOf(url: string): Promise<{ html: string; link: string }> {
  const { headers, body } = await app.inject({ url });
  return headers.location ? pageOf(headers.location) : { html: body, link: String(headers.link) };
}

async function bodyOf(url: string): Promise<string> {
  return (await pageOf(url)).html;
}

type Tag = Readonly<Record<string, string | undefined>>;

const tagsIn = (html: string, name: string): Tag[] =>
  [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries([...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key!.toLowerCase(), value])),
  );

const hasBox = ({ width, height }: Tag) => Number(width) > 0 && Number(height) > 0;

/** Mark, strip of icons and pictures of the first section come before all others. */
const FIRST_SCREEN = 8;
const FETCHED_AT_ONCE = 4;

const EVERY_PAGE: [name: string, path: string][] = Object.entries(VISITED).flatMap(([name, { path }]) => [
  [`${name} in ar`, path],
  [`${name} in en`, `/en${path === '/' ? '' : path}`],
]);

test.each(EVERY_PAGE)(
  'what %s shows has its room before it arrives, comes in the right size and not before it is needed',
  async (_name, path) => {
    proves('4-39');
    const { html, link } = await pageOf(path);
    const images = tagsIn(html, 'img');
    const withScripts = html.replaceAll(/<noscript>.*?<\/noscript>/gs, '');
    const videos = tagsIn(withScripts, 'video');
    expect([...images, ...videos].filter((tag) => !hasBox(tag))).toEqual([]);
    expect(images.filter(({ alt, loading }) => alt === undefined || !/^(?:lazy|eager)$/.test(loading ?? ''))).toEqual([]);
    const first = tagsIn(html.slice(html.indexOf('<main')), 'img').flatMap(({ loading, src }, position) =>
      loading === 'eager' ? [{ src, position }] : [],
    );
    expect(first.filter(({ position }) => position >= FIRST_SCREEN)).toEqual([]);
    expect(new Set(first.map(({ src }) => src)).size).toBeLessThanOrEqual(FETCHED_AT_ONCE);
    // A poster would be fetched at once, wherever its film is.
    expect(videos.filter(({ poster, preload }) => poster !== undefined || preload !== 'none')).toEqual([]);
    const stills = withScripts.match(/<\/picture><video\b/g)?.length ?? 0;
    expect(stills + videos.filter((video) => video['data-poster']).length).toBe(videos.length);

    const pictures = [...html.matchAll(/<picture\b[\s\S]*?<\/picture>/g)].map(([picture]) => tagsIn(picture, 'source'));
    const announced = /<link rel="preload" as="image"[^>]* imageSrcSet="([^"]+)"/i.exec(html)?.[1];
    if (announced) expect(link).toContain(`as=image; type="image/avif"; imagesrcset="${announced}"`);
    const complete = pictures.filter(
      (sources) => sources.length === 2 && sources.every(({ srcset, sizes }) => / 640w/.test(srcset ?? '') && sizes),
    );
    expect(complete.length).toBe(pictures.length);
    expect(images.length - pictures.length).toBe(images.filter((tag) => /logo/.test(tag['class'] ?? '')).length);
  },
);

test('scripts, styles, fonts, pictures and films have names that change with their content, and may be kept for ever', async () => {
  proves('4-39');
  const files = new Set<string>();
  for (const [, path] of EVERY_PAGE)
    for (const [, file] of (await bodyOf(path)).matchAll(/["(,\s](\/(?:assets|uploads)\/[\w.-]+\.\w+)/g)) files.add(file!);
  const made = [...files].filter((file) => !/-(?:320|640|1280)\.(?:avif|webp)$/.test(file)); // these were never really made
  expect(made.filter((file) => !/^\/assets\/.+-[\w-]{8}\.\w+$|^\/uploads\/[a-z0-9]{24}\.\w+$/.test(file))).toEqual([]);
  const kinds = new Set(made.map((file) => file.slice(file.lastIndexOf('.') + 1)));
  expect(['js', 'css', 'woff2', 'jpg', 'png', 'mp4', 'pdf'].filter((kind) => !kinds.has(kind))).toEqual([]);
  const lost = [];
  for (const file of made) {
    const { statusCode, headers } = await app.inject({ method: 'HEAD', url: file });
    if (statusCode !== 200 || headers['cache-control'] !== 'public, max-age=31536000, immutable') lost.push([file, statusCode, headers]);
  }
  expect(lost).toEqual([]);
});

type Rules = {
  prefetch: { where: { and: [{ href_matches: string }, { not: { href_matches: string[] } }, unknown] }; eagerness: string }[];
};

test('pages behind links are fetched ahead, downloads, the dashboard, the API and states of a page are not', async () => {
  const { headers, body } = await app.inject({ url: '/about' });
  const rules = /<script type="speculationrules">([^<]+)<\/script>/.exec(body)![1]!;
  expect(headers['content-security-policy']).toContain(`'sha256-${createHash('sha256').update(rules).digest('base64')}'`);
  const { where, eagerness } = (JSON.parse(rules) as Rules).prefetch[0]!;
  expect(eagerness).toBe('moderate');
  const [wanted, { not: unwanted }] = where.and;
  const ORIGIN = 'http://lamha.example.com';
  const matches = (pattern: string, to: string) => new URLPattern(pattern, `${ORIGIN}/`).test(to, ORIGIN);
  const isFetched = (to: string) => matches(wanted.href_matches, to) && !unwanted.href_matches.some((pattern) => matches(pattern, to));
  const links = [...new Set(tagsIn(body, 'a').flatMap(({ href }) => (href?.startsWith('/') ? [href] : [])))];
  const fetched = links.filter(isFetched);
  expect(fetched).toEqual(expect.arrayContaining(['/', '/projects', '/contact']));
  expect(fetched.filter((link) => /\?|\.xml$|^\/(?:en\/)?(?:api|uploads|dashboard)/.test(link))).toEqual([]);
  const away = ['/dashboard', '/dashboard/leads', '/en/dashboard', '/api/docs', '/en/feed.xml', '/uploads/a.pdf', '/search?q=55'];
  expect([...away, 'https://elsewhere.example.com/'].filter(isFetched)).toEqual([]);
});
