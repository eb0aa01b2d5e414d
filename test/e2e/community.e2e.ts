import { expect, type Page, test } from '@playwright/test';
import { picture, setSpamRules, signIn } from './staff.ts';
import { address, DESK, expectNoBarriers, LANGUAGES, listed, newMark, newVisitor, structuredData, visit } from './visit.ts';

test.setTimeout(120_000);

const WORDS = {
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
    required: 'Please fill in this field.',
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
    required: 'املأ هذا الحقل.',
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
  const words = WORDS[language];
  const comments = (page: Page) => page.getByRole('region', { name: words.comments });

  test(`L-01 to L-07 RES-16 3-13 3-53 3-54 3-63 4-45 in ${language}: blogs, sections and how they are found`, async ({
    page,
    request,
    context,
  }) => {
    await page.setViewportSize(DESK);
    const complaints = await visit(page, language, '/our-community');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
    const list = page.getByRole('navigation', { name: words.list });
    const blogs = await listed(request, language, '/community');
    for (const blog of blogs) {
      const sections = await listed(request, language, `/communityonepost/category/${blog.id}`);
      await expect(list.getByRole('link', { name: blog['name']!, exact: true })).toBeVisible();
      for (const { title } of sections) await expect(list.getByRole('link', { name: title!, exact: true })).toBeAttached();
    }
    await expect(list.getByRole('link').last()).toHaveAttribute('href', address(language, FEED));
    const [first] = await listed(request, language, `/communityonepost/category/${blogs[0]!.id}`);
    await expect(page.getByRole('heading', { level: 2, name: first!['title']! })).toBeVisible();
    expect([...(await structuredData(page)).keys()]).toContain('BreadcrumbList');
    const side = page.getByRole('complementary', { name: words.side }).getByRole('link');
    await expect(side).toHaveCount((await listed(request, language, '/communitysideblogs')).length);
    await expect(side.first()).toHaveAttribute('href', /\/project\/1\/.+/);
    await expectNoBarriers(page);

    const second = (await listed(request, language, `/communityonepost/category/${blogs[1]!.id}`))[1]!;
    await page.evaluate(() => scrollTo(0, 1200));
    await list.getByRole('link', { name: second['title']!, exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: second['title']! })).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page).toHaveURL(/\?blog=.+&section=.+/);
    const here = page.url();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: words.copy }).click();
    await expect(page.getByText(words.copied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(here);
    const share = new URL((await page.getByRole('link', { name: words.whatsapp }).getAttribute('href'))!);
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

  test(`A-21 L-06 to L-11 L-18 L-19 Q-06 AA-10 AB-15 AB-23 AC-17 AC-23 3-58 3-60 3-64 in ${language}: comments on a section`, async ({
    page,
    playwright,
    baseURL,
  }) => {
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
    await expect(page.locator('main article b')).toHaveText('HTML');
    await expect(comments(page)).toContainText(words.none);

    const form = comments(page).getByRole('form');
    const calls: string[] = [];
    page.on(
      'request',
      (request) => request.url().includes('/communitypostcomments') && calls.push(`${request.method()} ${new URL(request.url()).pathname}`),
    );
    await form.getByLabel(words.name).fill('Sami');
    await form.getByRole('button').click();
    await expect(form.getByText(words.required)).toBeVisible();
    await expect(form.getByLabel(words.comment)).toBeFocused();
    expect(calls).toEqual([]);

    for (const text of ['first', 'second', '**third** <i>plain</i>']) {
      await form.getByLabel(words.name).fill('Sami');
      await form.getByLabel(words.comment).fill(text);
      await form.getByRole('button', { name: words.sendComment }).click();
      await expect(
        comments(page)
          .getByRole('article')
          .filter({ hasText: text.replaceAll('*', '') }),
      ).toBeVisible();
      await expect(form.getByLabel(words.comment)).toHaveValue('');
    }
    expect(calls.slice(0, 2)).toEqual([
      `POST /api/${language}/communitypostcomments`,
      `GET /api/${language}/communitypostcomments/${section}`,
    ]);
    const shown = comments(page).getByRole('article').filter({ visible: true });
    await expect(shown).toHaveCount(2);
    await expect(shown.last()).toContainText('Sami');
    await expect(page.getByRole('link', { name: /sign in|register an account|تسجيل الدخول|إنشاء حساب/i })).toHaveCount(0);
    await expect(page.locator('input[type=password]')).toHaveCount(0);
    await expect(shown.last().locator('strong')).toHaveText('third');
    await expect(shown.last()).toContainText('<i>plain</i>');
    await expect(shown.first().locator('time')).toHaveText(LONG_DATE_12);
    const more = comments(page).getByRole('button', { name: words.loadMore });
    await expect(more).toHaveText(/\(1\)/);
    await more.click();
    await expect(shown).toHaveCount(3);
    await expect(shown.first()).toContainText('first');
    await comments(page).getByRole('button', { name: words.showLess }).click();
    await expect(shown).toHaveCount(2);
    await expectNoBarriers(page);
    expect(complaints).toEqual([]);
    await staff.leave();
  });

  test(`A-21 L-12 to L-17 L-19 AA-11 AB-24 AC-17 3-58 3-60 3-64 3-65 in ${language}: the feed`, async ({ page }) => {
    await page.setExtraHTTPHeaders(newVisitor());
    const complaints = await visit(page, language, FEED);
    const mark = newMark();
    const form = page.locator('#post-0');
    await form.getByLabel(words.name).fill('Sami');
    await form.getByLabel(words.post).fill(`${mark} **bold**\n1. one\n2) two\n- dash\n• bullet`);
    await form.getByRole('button', { name: words.sendPost }).click();
    const posts = page.locator('main article').filter({ has: page.locator('form') });
    await expect(posts.first()).toContainText(mark);
    await expect(posts.first()).toContainText('Sami');
    const post = posts.filter({ hasText: mark });
    await expect(post.locator('strong').first()).toHaveText('bold');
    await expect(post.locator('ol > li').filter({ hasText: /^(?:one|two)$/ })).toHaveCount(2);
    await expect(post.locator('ul > li')).toHaveText(['dash', 'bullet']);
    await expect(post.locator('time').first()).toHaveText(LONG_DATE_24);
    await expect(form.getByLabel(words.post)).toHaveValue('');
    for (const text of ['first answer', 'second answer']) {
      await post.getByLabel(words.name, { exact: true }).fill('Noura');
      await post.getByLabel(words.comment, { exact: true }).fill(text);
      await post.getByRole('button', { name: words.sendComment }).click();
      await expect(post.getByLabel(words.comment, { exact: true })).toHaveValue('');
    }
    await expect(post.getByText('first answer')).toBeVisible();
    await expect(post.getByText('second answer')).toBeHidden();
    await post.getByRole('button', { name: words.showMore }).click();
    await expect(post.getByText('second answer')).toBeVisible();
    await post.getByRole('button', { name: words.showLess }).click();
    await expect(post.getByText('second answer')).toBeHidden();
    await expectNoBarriers(page);
    expect(complaints).toEqual([]);
  });

  test(`L-16 L-20 AB-18 3-58 3-59 in ${language}: refused and failed words stay in their form`, async ({ page }) => {
    await page.setExtraHTTPHeaders(newVisitor());
    await visit(page, language, FEED);
    const form = page.locator('#post-0');
    await form.getByLabel(words.name).fill('Sami');
    await form.getByRole('button').click();
    await expect(form.getByLabel(words.post)).toHaveAttribute('aria-invalid', 'true');
    await page.route('**/communityposts/posts', (route) => route.abort());
    await form.getByLabel(words.post).fill('Kept words');
    await form.getByRole('button').click();
    await expect(form.getByRole('alert')).toHaveText(words.failed);
    await expect(form.getByLabel(words.post)).toHaveValue('Kept words');
  });

  test(`L-10 L-12 in ${language}: comments and posts work without scripts`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL!, extraHTTPHeaders: newVisitor() });
    const page = await context.newPage();
    const mark = newMark();
    await page.goto(address(language, FEED));
    const form = page.locator('#post-0');
    await form.getByLabel(words.name).fill('Sami');
    await form.getByRole('button').click();
    await expect(form.getByText(words.required)).toBeVisible();
    await expect(form.getByLabel(words.name)).toHaveValue('Sami');
    await form.getByLabel(words.post).fill(mark);
    await form.getByRole('button').click();
    await expect(page.getByText(mark)).toBeVisible();
    await context.close();
  });
}
