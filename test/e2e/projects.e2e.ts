import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { film, picture, signIn } from './staff.ts';
import { expectGlide, stopClock } from './stop-clock.ts';
import { address, type Item, LANGUAGES, listed, structuredData, visit } from './visit.ts';
import { proves } from '#test/requirements/proves.ts';

const TEXTS = {
  en: {
    staff: 'Our Staff',
    planners: 'Our Staff: planning',
    builders: 'Our Staff: on site',
    chosen: 'Two we like to show',
    all: 'See all projects',
    steps: 'How a project runs',
    contact: 'Shall we look at your place?',
    world: 'Step Into Our World',
    clients: 'They put their name on our light',
    highlights: 'What every project gets',
    questions: 'Questions and answers',
    story: 'The project in detail',
    films: 'See it at work',
    country: 'Country',
  },
  ar: {
    staff: 'فريقنا',
    planners: 'فريقنا: التخطيط',
    builders: 'فريقنا: التنفيذ',
    chosen: 'مشروعان نحب أن نريك إياهما',
    all: 'كل المشاريع',
    steps: 'كيف يسير المشروع',
    contact: 'هل نزور مكانك؟',
    world: 'ادخل عالمنا',
    clients: 'عملاء وثقوا بضوئنا',
    highlights: 'ما يحظى به كل مشروع',
    questions: 'أسئلة وأجوبة',
    story: 'المشروع بالتفصيل',
    films: 'شاهده وهو يعمل',
    country: 'الدولة',
  },
} as const;

for (const language of LANGUAGES) {
  const texts = TEXTS[language];

  test(`in ${language}: the projects page`, async ({ page, request }) => {
    const complaints = await visit(page, language, '/projects');
    const region = (name: string) => page.getByRole('region', { name, exact: true });
    const media = await listed(request, language, '/projectcycle');
    proves('I-01');
    for (const { title, icon } of media) {
      const banner = page.locator('main article').filter({ has: page.locator('h2').filter({ hasText: title! }) });
      await expect(banner).toHaveCount(1);
      await expect(banner.locator(/\.(?:mp4|webm|ogg)$/i.test(icon!) ? 'video' : 'img').first()).toBeAttached();
    }
    proves('RES-13');
    const highlights = (await (await request.get(`/api/${language}/projectcontentslider`)).json()) as { sliders: Item[] };
    await expect(region(texts.highlights).getByRole('heading', { level: 3 })).toHaveText(highlights.sliders.map(({ title }) => title!));
    const order = await page
      .locator('main')
      .evaluate(
        (main, headings) =>
          headings.map((heading) => [...main.querySelectorAll('h2')].findIndex((one) => one.textContent?.trim() === heading)),
        [media[0]!['title']!, texts.highlights, texts.staff],
      );
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    proves('I-05');
    const logos = await listed(request, language, '/clientslogos');
    await expect(region(texts.clients).getByRole('img').first()).toHaveAttribute('alt', logos[0]!['title']!);
    await expect(region(texts.clients).getByRole('img')).toHaveCount(logos.length);

    const projects = await listed(request, language, '/singleproject');
    proves('I-06');
    await expect(region(texts.chosen).getByRole('article')).toHaveCount(2);
    proves('RES-10');
    await expect(region(texts.chosen).getByRole('article').getByRole('link')).toHaveText([projects[0]!['title']!, projects[1]!['title']!]);
    const hrefOf = ({ id, title, subtitle }: Item) =>
      address(language, `/project/${id}/${[title, subtitle].filter(Boolean).join(' ').replaceAll(/\s+/g, '-')}`);
    for (const index of [0, 1])
      expect(decodeURIComponent((await region(texts.chosen).getByRole('article').getByRole('link').nth(index).getAttribute('href'))!)).toBe(
        hrefOf(projects[index]!),
      );
    const all = page.getByRole('navigation', { name: texts.all }).getByRole('link');
    proves('4-43');
    await expect(all).toHaveCount(projects.length);
    const last = projects.at(-1)!;
    const slug = [last['title'], last['subtitle']].join(' ').replaceAll(/\s+/g, '-');
    expect(decodeURIComponent((await all.last().getAttribute('href'))!)).toBe(address(language, `/project/${last.id}/${slug}`));

    const steps = region(texts.steps).getByRole('article');
    proves('AC-20');
    await expect(steps).toHaveCount(5);
    await expect(region(texts.chosen).getByRole('article')).toHaveCount(2);
    proves('I-07');
    const grid = (await listed(request, language, '/projegridctcontent')).slice(0, 5);
    await expect(steps.getByRole('heading')).toHaveText(grid.map(({ title }) => title!));
    for (const link of await steps.getByRole('link').all()) await expect(link).toHaveAttribute('href', address(language, '/community'));
    await expect(steps.getByRole('img', { name: '3', exact: true })).toBeVisible();

    await page.getByLabel(texts.country).selectOption('ae');
    proves('I-08');
    await expect(region(texts.contact).locator('a[href^="tel:"]:visible')).toHaveText('+971 4 000 0000');
    await expect(page.locator('#meeting')).toBeVisible();
    proves('D-16');
    await expect(page.locator('#meeting').getByRole('radio')).toHaveCount(25);
    proves('I-09');
    await expect(page.getByRole('heading', { level: 2, name: texts.world, exact: true })).toBeVisible();
    proves('RES-11');
    const before = await listed(request, language, '/projectpreprojects');
    await expect(region(texts.world).getByRole('article').getByRole('heading')).toHaveText(before.map(({ title }) => title!));
    proves('RES-14');
    const asked = await listed(request, language, '/projectquestions');
    await expect(region(texts.questions).locator('details > summary')).toHaveText(asked.map(({ title }) => title!));
    proves('3-105');
    await expect(region(texts.questions).locator('details')).toHaveCount(asked.length);
    proves('I-10');
    const crew = await listed(request, language, '/projectcrew');
    for (const { name } of crew) await expect(page.getByRole('heading', { level: 3, name: name!, exact: true }).first()).toBeAttached();
    expect([media, highlights.sliders, logos, projects, grid, before, asked, crew].every((list) => list.length > 0)).toBe(true);
    expect([...(await structuredData(page)).keys()]).toContain('FAQPage');
    expect(complaints).toEqual([]);

    await steps.getByRole('link').first().click();
    proves('3-01');
    await expect(page).toHaveURL(address(language, '/our-community'));
  });

  test(`in ${language}: the staff in two groups, two rows and one, two or three columns`, async ({ page, request }) => {
    await stopClock(page);
    const crew = await listed(request, language, '/projectcrew');
    await visit(page, language, '/projects');
    proves('I-02');
    await expect(page.getByRole('heading', { name: texts.staff, exact: true })).toBeVisible();
    for (const [name, isMember] of [
      [texts.planners, ({ link }: Readonly<Record<string, string>>) => link === '0'],
      [texts.builders, ({ link }: Readonly<Record<string, string>>) => link !== '0'],
    ] as const) {
      const track = page.getByRole('list', { name });
      const members = crew.filter(isMember);
      for (const { title, text } of members) {
        await expect(track).toContainText(title!);
        await expect(track).toContainText(text!);
      }
      proves('I-03');
      await expect(track.getByRole('heading', { level: 3 })).toHaveText(members.map((member) => member['name']!));
      const seen: number[][] = [];
      for (const [width, columns] of [
        [1024, 3],
        [1023, 2],
        [768, 2],
        [767, 1],
        [320, 1],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        const { perView, rows } = await track.evaluate((list) => {
          const cards = [...list.querySelectorAll('li')].map((card) => card.getBoundingClientRect());
          return {
            perView: Math.round((list.clientWidth + 20) / (cards[0]!.width + 20)),
            rows: new Set(cards.map(({ y }) => Math.round(y))).size,
          };
        });
        expect([width, perView, rows]).toEqual([width, columns, 2]);
        seen.push([width, perView, rows]);
      }
      proves('AC-11');
      expect(seen.map(([width, perView, rows]) => `${width}: ${perView} in ${rows}`)).toEqual(
        expect.arrayContaining(['320: 1 in 2', '768: 2 in 2', '1024: 3 in 2']),
      );
      proves('I-04');
      expect(seen).toEqual(
        expect.arrayContaining([
          [320, 1, 2],
          [768, 2, 2],
          [1024, 3, 2],
        ]),
      );
      proves('I-12');
      expect(new Set(seen.map((one) => one[1])).size).toBe(3);
      const row = page.getByRole('group', { name });
      await expectGlide(row, row.getByRole('button').last(), 1500);
    }
  });

  test(`in ${language}: one project tells its story`, async ({ page, request }) => {
    const [project] = await listed(request, language, '/singleproject');
    const complaints = await visit(page, language, `/project/${project!.id}`);
    await expect(page).toHaveURL(new RegExp(`/project/${project!.id}/.+`));
    const main = page.locator('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(project!['title']!);
    const header = main.locator('section').first();
    proves('J-01');
    await expect(header).toContainText(project!['subtitle']!);
    await expect(header.locator('img, video').first()).toBeAttached();
    await expect(header).toContainText(project!['text']!);
    const contents = await listed(request, language, `/singleprojectcontent/category/${project!.id}`);
    const cards = page.getByRole('region', { name: texts.story }).getByRole('article');
    proves('J-02');
    await expect(cards.getByRole('heading')).toHaveText(contents.map(({ title }) => title!));
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await cards.evaluateAll((all) => new Set(all.map((card) => Math.round(card.getBoundingClientRect().x))).size)).toBe(2);
    const videos = await listed(request, language, `/singleprojectquestions/category/${project!.id}`);
    const films = page.getByRole('region', { name: texts.films });
    proves('J-03');
    await expect(films.locator('a[aria-haspopup=dialog]')).toHaveCount(videos.length);
    for (const { title, text } of videos) {
      await expect(films.getByRole('heading', { name: title! })).toBeVisible();
      await expect(films).toContainText(text!);
    }
    proves('J-04');
    const before = await listed(request, language, '/projectpreprojects');
    await expect(page.getByRole('region', { name: texts.world }).getByRole('article').getByRole('heading')).toHaveText(
      before.map(({ title }) => title!),
    );
    expect([...(await structuredData(page)).keys()]).toContain('BreadcrumbList');
    expect(complaints).toEqual([]);
  });
}

test('a project that is only a film and a title stands, and its address ends in the title', async ({ page, playwright, baseURL }) => {
  const staff = await signIn(playwright, baseURL);
  const id = await staff.add('singleproject', { en: { title: 'Bare project', icon: film() }, ar: { title: 'مشروع فارغ' } });
  await visit(page, 'en', `/project/${id}`);
  proves('3-127');
  await expect(page).toHaveURL(`/en/project/${id}/Bare-project`);
  await expect(page.locator('main video').first()).toBeAttached();
  proves('3-132');
  await expect(page.getByRole('region', { name: TEXTS.en.story })).toHaveCount(0);
  await expect(page.getByRole('region', { name: TEXTS.en.films })).toHaveCount(0);
  await staff.leave();
});

test('somebody with a profile link belongs to the second group', async ({ page, playwright, baseURL }) => {
  proves('RES-17');
  const staff = await signIn(playwright, baseURL);
  const texts = { name: 'Profile Person', title: 'Guest', text: 'Visits.', link: 'https://example.com/profile', icon: await picture() };
  await staff.add('projectcrew', { en: texts });
  await visit(page, 'en', '/projects');
  const group = page.getByRole('list', { name: TEXTS.en.builders });
  await expect(group.getByRole('link', { name: /Profile Person/ })).toHaveAttribute('href', 'https://example.com/profile');
  await staff.leave();
});
