import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { picture, setSpamRules, signIn } from './staff.ts';
import { address, DESK, expectNoBarriers, type Item, LANGUAGES, listed, newMark, newVisitor, structuredData, visit } from './visit.ts';
import { proves } from '#test/requirements/proves.ts';

const TEXTS = {
  en: {
    title: 'Welcome to the Blog',
    list: 'Blogs and their sections',
    side: 'Also worth reading',
    comments: 'Comments',
    none: 'No comments yet',
    loadMore: 'Load More',
    showMore: 'Show More',
    showLess: 'Show Less',
    name: 'Name',
    comment: 'Comment',
    post: 'Your post',
    sendComment: 'Post comment',
    sendPost: 'Share post',
    required: 'We still need: ',
    failed: 'This could not be shared. Your words are still here; please try again.',
    whatsapp: 'Share on WhatsApp',
    copy: 'Copy link',
    copied: 'Link copied',
  },
  ar: {
    title: 'أهلًا بك في المدونة',
    list: 'المدونات وأقسامها',
    side: 'قراءات أخرى',
    comments: 'التعليقات',
    none: 'لا تعليقات بعد',
    loadMore: 'عرض المزيد',
    showMore: 'المزيد',
    showLess: 'عرض أقل',
    name: 'الاسم',
    comment: 'التعليق',
    post: 'مشاركتك',
    sendComment: 'انشر التعليق',
    sendPost: 'انشر المشاركة',
    required: 'نحتاج أيضًا إلى: ',
    failed: 'تعذّر النشر. ما كتبته باقٍ هنا، أعد المحاولة.',
    whatsapp: 'شارك عبر واتساب',
    copy: 'انسخ الرابط',
    copied: 'نُسخ الرابط',
  },
} as const;

/** Journeys are quicker than people; how fast somebody fills in a form is judged elsewhere. */
test.beforeAll(({ playwright, baseURL }) => setSpamRules(playwright, baseURL, { minimum_seconds: 0 }));
test.afterAll(({ playwright, baseURL }) => setSpamRules(playwright, baseURL, { minimum_seconds: 3 }));

const FEED = '/our-community?blog=community-posts';
const LONG_DATE_12 = /^\d{1,2} [A-Z][a-z]+ \d{4}, \d{1,2}:\d{2} [AP]M$/;
const LONG_DATE_24 = /^\d{1,2} [A-Z][a-z]+ \d{4}, \d{2}:\d{2}$/;

for (const language of LANGUAGES) {
  const texts = TEXTS[language];
  const comments = (page: Page) => page.getByRole('region', { name: texts.comments });

  test(`in ${language}: blogs, sections and how they are found`, async ({ page, request, context }) => {
    await page.setViewportSize(DESK);
    const complaints = await visit(page, language, '/our-community');
    proves('L-01');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title);
    const list = page.getByRole('navigation', { name: texts.list });
    const blogs = await listed(request, language, '/community');
    for (const blog of blogs) {
      const sections = await listed(request, language, `/communityonepost/category/${blog.id}`);
      proves('L-02');
      await expect(list.getByRole('link', { name: blog['name']!, exact: true })).toBeVisible();
      for (const { title } of sections) await expect(list.getByRole('link', { name: title!, exact: true })).toBeAttached();
    }
    proves('3-53');
    await expect(list.getByRole('link').last()).toHaveAttribute('href', address(language, FEED));
    const [first] = await listed(request, language, `/communityonepost/category/${blogs[0]!.id}`);
    proves('L-04');
    await expect(page.getByRole('heading', { level: 2, name: first!['title']! })).toBeVisible();
    expect([...(await structuredData(page)).keys()]).toContain('BreadcrumbList');
    const side = page.getByRole('complementary', { name: texts.side }).getByRole('link');
    const sideBlogs = await listed(request, language, '/communitysideblogs');
    proves('RES-16');
    for (const [index, { title }] of sideBlogs.entries()) await expect(side.nth(index)).toContainText(title!);
    await expect(side).toHaveCount(sideBlogs.length);
    proves('3-63');
    await expect(side.first()).toHaveAttribute('href', /\/project\/1\/.+/);
    await expectNoBarriers(page);

    const second = (await listed(request, language, `/communityonepost/category/${blogs[1]!.id}`))[1]!;
    await page.evaluate(() => scrollTo(0, 1200));
    await list.getByRole('link', { name: second['title']!, exact: true }).click();
    proves('L-03');
    await expect(page.getByRole('heading', { level: 2, name: second['title']! })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: first!['title']! })).toHaveCount(0);
    proves('3-13');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page).toHaveURL(/\?blog=.+&section=.+/);
    const here = page.url();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: texts.copy }).click();
    await expect(page.getByText(texts.copied)).toBeVisible();
    proves('4-45');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(here);
    // Over plain http there is no clipboard: what there was to copy is shown.
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined }));
    await page.getByRole('button', { name: texts.copy }).click();
    await expect(page.locator('[data-copied]')).toHaveText(here);
    const share = new URL((await page.getByRole('link', { name: texts.whatsapp }).getAttribute('href'))!);
    expect(share.searchParams.get('text')).toContain(here);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /blog=.+section=/);

    // The other language's name, a plain id, and a name nobody has.
    const other = (await listed(request, language === 'ar' ? 'en' : 'ar', '/community'))[1]!;
    for (const blog of [other['name']!.replaceAll(' ', '-'), String(blogs[1]!.id)]) {
      await page.goto(address(language, `/our-community?blog=${encodeURIComponent(blog)}&section=2`));
      await expect(list.locator('li[data-current] > a')).toHaveText(blogs[1]!['name']!);
    }
    await page.goto(address(language, '/our-community?blog=nobody&section=nothing'));
    await expect(page.getByRole('heading', { level: 2, name: first!['title']! })).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test(`in ${language}: comments on a section`, async ({ page, playwright, baseURL }) => {
    const staff = await signIn(playwright, baseURL);
    const blog = await staff.add('community', { en: { name: `Trial ${language}` }, ar: { name: `تجربة ${language}` } }, { create: '/add' });
    const text1 = { title: 'Trial section', text: '<p>Cleaned <b onclick="x()">HTML</b></p><script>alert(1)</script>', path: '/projects' };
    const section = await staff.add(
      'communityonepost',
      { en: { ...text1, icon: await picture() }, ar: { ...text1, title: 'قسم تجريبي' } },
      { parent: blog },
    );
    await page.setExtraHTTPHeaders(newVisitor());
    const complaints = await visit(page, language, `/our-community?blog=${blog}&section=${section}`);
    proves('L-18');
    await expect(page.locator('main article b')).toHaveText('HTML');
    proves('3-57');
    await expect(page.locator('main article b')).not.toHaveAttribute('onclick');
    await expect(page.locator('main article').first()).not.toContainText('alert(1)');
    await expect(page.locator('main article script')).toHaveCount(0);
    proves('L-09');
    await expect(comments(page)).toContainText(texts.none);
    proves('AB-15');
    expect(TEXTS.en.none).toBe('No comments yet');
    await expect(comments(page).getByText(texts.none)).toBeVisible();
    proves('L-06');
    await expect(comments(page).getByRole('form')).toBeVisible();

    const form = comments(page).getByRole('form');
    const calls: string[] = [];
    const bodies: unknown[] = [];
    page.on('request', (request) => {
      if (!request.url().includes('/communitypostcomments')) return;
      calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
      if (request.method() === 'POST') bodies.push(request.postDataJSON());
    });
    await form.getByLabel(texts.name).fill('Sami');
    await form.getByRole('button').click();
    await expect(form.getByText(texts.required)).toBeVisible();
    proves('3-58');
    await expect(form.getByLabel(texts.comment)).toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByLabel(texts.comment)).toBeFocused();
    proves('L-11');
    expect(calls).toEqual([]);
    proves('AA-10');
    await form.getByLabel(texts.name).fill('');
    await form.getByLabel(texts.comment).fill('Words without a name');
    await form.getByRole('button').click();
    await expect(form.getByLabel(texts.name)).toBeFocused();
    expect(calls).toEqual([]);

    for (const text of ['first', 'second', '**third** <i>plain</i>']) {
      await form.getByLabel(texts.name).fill('Sami');
      await form.getByLabel(texts.comment).fill(text);
      await form.getByRole('button', { name: texts.sendComment }).click();
      await expect(
        comments(page)
          .getByRole('article')
          .filter({ hasText: text.replaceAll('*', '') }),
      ).toBeVisible();
      await expect(form.getByLabel(texts.comment)).toHaveValue('');
    }
    proves('L-07');
    expect(calls.slice(0, 2)).toEqual([
      `POST /api/${language}/communitypostcomments`,
      `GET /api/${language}/communitypostcomments/${section}`,
    ]);
    proves('L-10');
    expect(bodies[0]).toMatchObject({ post_id: section, username: 'Sami', text: 'first' });
    expect(calls).toHaveLength(6);
    proves('Q-06');
    expect(calls.every((call) => call.includes(` /api/${language}/`))).toBe(true);
    const shown = comments(page).getByRole('article').filter({ visible: true });
    proves('L-08');
    await expect(shown).toHaveCount(2);
    await expect(shown.first()).toContainText('second');
    await expect(shown.last()).toContainText('Sami');
    await expect(page.getByRole('link', { name: /sign in|register an account|تسجيل الدخول|إنشاء حساب/i })).toHaveCount(0);
    proves('A-21');
    await expect(page.locator('input[type=password]')).toHaveCount(0);
    await expect(shown.last().locator('strong')).toHaveText('third');
    await expect(shown.last()).toContainText('<i>plain</i>');
    proves('L-19');
    await expect(shown.first().locator('time')).toHaveText(LONG_DATE_12);
    const more = comments(page).getByRole('button', { name: texts.loadMore });
    proves('3-60');
    await expect(more).toHaveText(/\(1\)/);
    proves('AC-17');
    await expect(shown).toHaveCount(2);
    await expect(shown.last()).toContainText('third');
    await more.click();
    await expect(shown).toHaveCount(3);
    await expect(shown.first()).toContainText('first');
    proves('AB-23');
    await comments(page).getByRole('button', { name: texts.showLess }).click();
    await expect(shown).toHaveCount(2);
    expect([TEXTS.en.loadMore, TEXTS.en.showLess]).toEqual(['Load More', 'Show Less']);
    await expectNoBarriers(page);
    expect(complaints).toEqual([]);
    await staff.leave();
  });

  test(`in ${language}: the feed`, async ({ page, request }) => {
    await page.setExtraHTTPHeaders(newVisitor());
    const complaints = await visit(page, language, FEED);
    const mark = newMark();
    const form = page.locator('#post-0');
    await form.getByLabel(texts.name).fill('Sami');
    await form.getByLabel(texts.post).fill(`${mark} **bold**\n1. one\n2) two\n- dash\n• bullet`);
    await page.evaluate(() => Object.assign(window, { isOldPage: true }));
    await form.getByRole('button', { name: texts.sendPost }).click();
    const posts = page.locator('main article').filter({ has: page.locator('form') });
    proves('L-05');
    await expect(posts.first()).toContainText(mark);
    const post = posts.filter({ hasText: mark });
    proves('L-13');
    await expect(posts.first()).toContainText('Sami');
    expect(await page.evaluate(() => 'isOldPage' in window)).toBe(true);
    proves('L-12');
    await expect(post).toContainText('Sami');
    await expect(post.locator('form').first()).toBeVisible();
    const [newest] = (await (await request.get(`/api/${language}/communityposts/posts`)).json()) as Item[];
    expect(newest).toMatchObject({
      author_name: 'Sami',
      content: expect.stringContaining(mark),
      comments: [],
      created_at: expect.any(String),
    });
    proves('L-17');
    await expect(post.locator('strong').first()).toHaveText('bold');
    await expect(post.locator('ol > li').filter({ hasText: /^(?:one|two)$/ })).toHaveCount(2);
    await expect(post.locator('ul > li')).toHaveText(['dash', 'bullet']);
    proves('3-64');
    await expect(post.locator('time').first()).toHaveText(LONG_DATE_24);
    await expect(form.getByLabel(texts.post)).toHaveValue('');
    for (const text of ['first answer', 'second answer']) {
      await post.getByLabel(texts.name, { exact: true }).fill('Noura');
      await post.getByLabel(texts.comment, { exact: true }).fill(text);
      const sent = page.waitForRequest((call) => call.method() === 'POST' && call.url().includes('/comments'));
      await post.getByRole('button', { name: texts.sendComment }).click();
      const call = await sent;
      proves('L-14');
      expect(new URL(call.url()).pathname).toBe(`/api/${language}/communityposts/posts/${newest!.id}/comments`);
      expect(call.postDataJSON()).toMatchObject({ commenter_name: 'Noura', text });
      await expect(post.getByLabel(texts.comment, { exact: true })).toHaveValue('');
    }
    proves('L-15');
    await expect(post.getByText('first answer')).toBeVisible();
    await expect(post.getByText('second answer')).toBeHidden();
    proves('AB-24');
    expect(TEXTS.en.showMore).toBe('Show More');
    await post.getByRole('button', { name: texts.showMore }).click();
    await expect(post.getByText('second answer')).toBeVisible();
    proves('AC-17');
    await post.getByRole('button', { name: texts.showLess }).click();
    await expect(post.getByText('second answer')).toBeHidden();
    await expectNoBarriers(page);
    expect(complaints).toEqual([]);
  });

  test(`in ${language}: refused and failed words stay in their form`, async ({ page }) => {
    await page.setExtraHTTPHeaders(newVisitor());
    await visit(page, language, FEED);
    const form = page.locator('#post-0');
    await form.getByLabel(texts.name).fill('Sami');
    const refused = page.waitForResponse(
      (answer) => answer.url().endsWith('/communityposts/posts') && answer.request().method() === 'POST',
    );
    await form.getByRole('button').click();
    proves('L-16');
    expect((await refused).status()).toBe(422);
    proves('AA-11');
    expect((await refused).request().postDataJSON()).toMatchObject({ author_name: 'Sami', content: '' });
    await expect(form.getByLabel(texts.post)).toHaveAttribute('aria-invalid', 'true');
    await page.route('**/communityposts/posts', (route) => route.abort());
    await form.getByLabel(texts.post).fill('Kept words');
    await form.getByRole('button').click();
    proves('3-59', 'L-20', 'AB-18');
    await expect(form.getByRole('alert')).toHaveText(texts.failed);
    await expect(form.getByLabel(texts.post)).toHaveValue('Kept words');
  });

  test(`in ${language}: comments and posts work without scripts`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL!, extraHTTPHeaders: newVisitor() });
    const page = await context.newPage();
    const mark = newMark();
    await page.goto(address(language, FEED));
    const form = page.locator('#post-0');
    await form.getByLabel(texts.name).fill('Sami');
    await form.getByRole('button').click();
    await expect(form.getByText(texts.required)).toBeVisible();
    await expect(form.getByLabel(texts.name)).toHaveValue('Sami');
    await form.getByLabel(texts.post).fill(mark);
    await form.getByRole('button').click();
    await expect(page.getByText(mark)).toBeVisible();
    await context.close();
  });
}
