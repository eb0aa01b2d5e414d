import { expect, test } from '@playwright/test';
import { film, picture, signIn } from './staff.ts';
import { expectGlide, stopClock } from './stop-clock.ts';
import { address, LANGUAGES, listed, structuredData, visit } from './visit.ts';

test.setTimeout(120_000);

const WORDS = {
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
    clients: 'وضعوا أسماءهم على ضوئنا',
    highlights: 'ما يحظى به كل مشروع',
    questions: 'أسئلة وأجوبة',
    story: 'المشروع بالتفصيل',
    films: 'شاهده وهو يعمل',
    country: 'الدولة',
  },
} as const;

for (const language of LANGUAGES) {
  const words = WORDS[language];

  test(`I-01 I-05 to I-11 RES-10 RES-11 RES-13 RES-14 3-01 3-132 4-43 AC-20 in ${language}: the projects page`, async ({
    page,
    request,
  }) => {
    const complaints = await visit(page, language, '/projects');
    const region = (name: string) => page.getByRole('region', { name, exact: true });
    const media = await listed(request, language, '/projectcycle');
    for (const { title } of media) await expect(page.locator('main article h2').filter({ hasText: title! })).toHaveCount(1);
    await expect(page.locator('main video').first()).toBeAttached();
    await expect(region(words.highlights).getByRole('heading', { level: 3 }).first()).toBeVisible();
    await expect(region(words.clients).getByRole('img').first()).toBeVisible();

    const projects = await listed(request, language, '/singleproject');
    await expect(region(words.chosen).getByRole('article')).toHaveCount(2);
    await expect(region(words.chosen).getByRole('article').getByRole('link')).toHaveText([projects[0]!['title']!, projects[1]!['title']!]);
    const all = page.getByRole('navigation', { name: words.all }).getByRole('link');
    await expect(all).toHaveCount(projects.length);
    const last = projects.at(-1)!;
    const slug = [last['title'], last['subtitle']].join(' ').replaceAll(/\s+/g, '-');
    expect(decodeURIComponent((await all.last().getAttribute('href'))!)).toBe(address(language, `/project/${last.id}/${slug}`));

    const steps = region(words.steps).getByRole('article');
    await expect(steps).toHaveCount(5);
    for (const link of await steps.getByRole('link').all()) await expect(link).toHaveAttribute('href', address(language, '/community'));
    await expect(steps.getByRole('img', { name: '3', exact: true })).toBeVisible();

    await page.getByLabel(words.country).selectOption('ae');
    await expect(region(words.contact).locator('a[href^="tel:"]:visible')).toHaveText('+971 4 000 0000');
    await expect(page.locator('#meeting')).toBeVisible();
    await expect(region(words.world).getByRole('article')).toHaveCount((await listed(request, language, '/projectpreprojects')).length);
    await expect(region(words.questions).locator('details')).toHaveCount((await listed(request, language, '/projectquestions')).length);
    expect([...(await structuredData(page)).keys()]).toContain('FAQPage');
    expect(complaints).toEqual([]);

    await steps.getByRole('link').first().click();
    await expect(page).toHaveURL(address(language, '/our-community'));
  });

  test(`I-02 I-03 I-04 I-12 RES-17 AC-11 in ${language}: the staff in two groups, two rows and one, two or three columns`, async ({
    page,
    request,
  }) => {
    await stopClock(page);
    const crew = await listed(request, language, '/projectcrew');
    await visit(page, language, '/projects');
    await expect(page.getByRole('heading', { name: words.staff, exact: true })).toBeVisible();
    for (const [name, isMember] of [
      [words.planners, ({ link }: Readonly<Record<string, string>>) => link === '0'],
      [words.builders, ({ link }: Readonly<Record<string, string>>) => link !== '0'],
    ] as const) {
      const track = page.getByRole('list', { name });
      const members = crew.filter(isMember);
      await expect(track.getByRole('heading', { level: 3 })).toHaveText(members.map((member) => member['name']!));
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
      }
      const row = page.getByRole('group', { name });
      await expectGlide(row, row.getByRole('button').last(), 1500);
    }
  });

  test(`J-01 J-02 J-03 J-04 RES-11 3-127 in ${language}: one project tells its story`, async ({ page, request }) => {
    const [project] = await listed(request, language, '/singleproject');
    const complaints = await visit(page, language, `/project/${project!.id}`);
    await expect(page).toHaveURL(new RegExp(`/project/${project!.id}/.+`));
    const main = page.locator('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(project!['title']!);
    const header = main.locator('section').first();
    await expect(header).toContainText(project!['subtitle']!);
    await expect(header).toContainText(project!['text']!);
    const contents = await listed(request, language, `/singleprojectcontent/category/${project!.id}`);
    const cards = page.getByRole('region', { name: words.story }).getByRole('article');
    await expect(cards).toHaveCount(contents.length);
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await cards.evaluateAll((all) => new Set(all.map((card) => Math.round(card.getBoundingClientRect().x))).size)).toBe(2);
    const videos = await listed(request, language, `/singleprojectquestions/category/${project!.id}`);
    const films = page.getByRole('region', { name: words.films });
    await expect(films.locator('video[controls]')).toHaveCount(videos.length);
    for (const video of videos) await expect(films).toContainText(video['text']!);
    await expect(page.getByRole('region', { name: words.world })).toBeVisible();
    expect([...(await structuredData(page)).keys()]).toContain('BreadcrumbList');
    expect(complaints).toEqual([]);
  });
}

test('J-01 3-127 3-132: a project that is only a film and a title stands, and its address ends in the title', async ({
  page,
  playwright,
  baseURL,
}) => {
  const staff = await signIn(playwright, baseURL);
  const id = await staff.add('singleproject', { en: { title: 'Bare project', icon: film() }, ar: { title: 'مشروع فارغ' } });
  await visit(page, 'en', `/project/${id}`);
  await expect(page).toHaveURL(`/en/project/${id}/Bare-project`);
  await expect(page.locator('main video').first()).toBeAttached();
  await expect(page.getByRole('region', { name: WORDS.en.story })).toHaveCount(0);
  await expect(page.getByRole('region', { name: WORDS.en.films })).toHaveCount(0);
  await staff.leave();
});

test('RES-17: somebody with a profile link belongs to the second group', async ({ page, playwright, baseURL }) => {
  const staff = await signIn(playwright, baseURL);
  const words = { name: 'Profile Person', title: 'Guest', text: 'Visits.', link: 'https://example.com/profile', icon: await picture() };
  await staff.add('projectcrew', { en: words });
  await visit(page, 'en', '/projects');
  const group = page.getByRole('list', { name: WORDS.en.builders });
  await expect(group.getByRole('link', { name: /Profile Person/ })).toHaveAttribute('href', 'https://example.com/profile');
  await staff.leave();
});
