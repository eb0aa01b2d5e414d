import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { signIn } from './staff.ts';
import { address, expectNoBarriers, hydrated, newMark, newVisitor, visit, turn } from './visit.ts';

const FEED = '/our-community?blog=community-posts';
const TEXTS = {
  en: {
    name: 'Name',
    post: 'Your post',
    comment: 'Comment',
    send: 'Share post',
    reserved: 'This name is reserved for our team.',
    held: 'Thank you. It appears once our team has read it.',
    waiting: 'Only you see this until our team has read it',
    staff: 'Team',
    report: (name: string) => `Report what ${name} wrote`,
    reported: 'Thank you, we will take a look.',
    email: 'News by e-mail',
    subscribe: 'Subscribe',
    subscribed: 'Thank you. A mail will ask you to confirm.',
    privacy: 'Privacy policy',
    confirm: 'Confirm the subscription',
    leave: 'Unsubscribe',
    left: 'This link is not complete. Please copy it from the letter once more.',
  },
  ar: {
    name: 'الاسم',
    post: 'مشاركتك',
    comment: 'التعليق',
    send: 'انشر المشاركة',
    reserved: 'هذا الاسم محجوز لفريقنا.',
    held: 'شكرًا لك. ستظهر كلماتك بعد أن يطّلع عليها فريقنا.',
    waiting: 'لا يراها سواك إلى أن يطّلع عليها فريقنا',
    staff: 'فريقنا',
    report: (name: string) => `الإبلاغ عن مشاركة ${name}`,
    reported: 'شكرًا لك، سنراجعها.',
    email: 'جديدنا على بريدك',
    subscribe: 'اشترك',
    subscribed: 'شكرًا لك. تصلك رسالة لتأكيد اشتراكك.',
    privacy: 'سياسة الخصوصية',
    confirm: 'تأكيد الاشتراك',
    leave: 'إلغاء الاشتراك',
    left: 'الرابط غير مكتمل. انسخه من الرسالة مرة أخرى.',
  },
} as const;

for (const language of turn(0)) {
  const texts = TEXTS[language];

  test(`3-66 4-21 in ${language}: reserved names, words that wait, the badge of the staff and reports`, async ({
    page,
    playwright,
    baseURL,
  }) => {
    const staff = await signIn(playwright, baseURL);
    const setRules = (rules: object) => staff.request.put('/api/en/settings/spam', { data: rules });
    await setRules({ minimum_seconds: 0, moderation: 'after-approval' });
    const mark = newMark();
    const own = await staff.request.post('/api/en/communityposts/posts', { data: { author_name: 'Lamha', content: `Hello ${mark}` } });
    expect(await own.json()).toMatchObject({ staff: true, waiting: false });

    await page.setExtraHTTPHeaders(newVisitor());
    const complaints = await visit(page, language, FEED);
    const form = page.locator('#post-0');
    await expect(form.getByRole('link', { name: texts.privacy })).toBeVisible();
    await form.getByLabel(texts.name).fill(language === 'ar' ? 'إدارة لمحة' : 'Lamha Admin');
    await form.getByLabel(texts.post).fill(`Waiting ${mark}`);
    await form.getByRole('button', { name: texts.send }).click();
    await expect(form.getByText(texts.reserved)).toBeVisible();
    await form.getByLabel(texts.name).fill('Sami');
    await form.getByRole('button', { name: texts.send }).click();
    await expect(form.getByText(texts.held)).toBeVisible();
    const waiting = page.locator('main article').filter({ hasText: `Waiting ${mark}` });
    await expect(waiting).toContainText(texts.waiting);
    await page.reload();
    await hydrated(page);
    await expect(waiting).toContainText(texts.waiting);
    await expectNoBarriers(page);

    const stranger = await page.context().browser()!.newContext({ baseURL: baseURL! });
    const elsewhere = await stranger.newPage();
    await elsewhere.goto(address(language, FEED));
    await expect(elsewhere.getByText(`Hello ${mark}`)).toBeVisible();
    await expect(elsewhere.getByText(`Waiting ${mark}`)).toHaveCount(0);
    await stranger.close();

    const badge = page.locator('main article').filter({ hasText: `Hello ${mark}` });
    await expect(badge.getByText(texts.staff, { exact: true })).toBeVisible();
    await expect(badge.getByRole('button', { name: texts.report('Lamha') })).toHaveCount(0);

    const list = await (await staff.request.get('/api/en/moderation?state=held&kind=post')).json();
    await staff.request.post('/api/en/moderation/decide', { data: { items: [{ kind: 'post', id: list.items[0].id }], to: 'shown' } });
    // The shared page is kept for some seconds.
    await expect(async () => {
      await page.reload();
      await hydrated(page);
      await expect(waiting).toHaveCount(1, { timeout: 500 });
      await expect(waiting).not.toContainText(texts.waiting, { timeout: 500 });
    }).toPass();
    await waiting.getByRole('button', { name: texts.report('Sami') }).click();
    await expect(waiting.getByText(texts.reported)).toBeVisible();
    expect(complaints.filter((line) => !line.includes('422'))).toEqual([]);
    await setRules({ minimum_seconds: 3, moderation: 'at-once' });
    await staff.leave();
  });

  test(`4-21 3-49 4-23 B-13 in ${language}: waiting words, reports and the newsletter work without scripts`, async ({
    browser,
    playwright,
    baseURL,
  }) => {
    const staff = await signIn(playwright, baseURL);
    await staff.request.put('/api/en/settings/spam', { data: { moderation: 'after-approval' } });
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL!, extraHTTPHeaders: newVisitor() });
    const page = await context.newPage();
    await page.goto(address(language, FEED));
    const form = page.locator('#post-0');
    await form.getByLabel(texts.name).fill('Sami');
    await form.getByLabel(texts.post).fill(newMark());
    await form.getByRole('button', { name: texts.send }).click();
    await expect(page.locator('#post-0').getByText(texts.held)).toBeVisible();
    await staff.request.put('/api/en/settings/spam', { data: { moderation: 'at-once' } });

    const post = page
      .locator('main article')
      .filter({ has: page.locator('form') })
      .last();
    await post
      .getByRole('button', { name: new RegExp(texts.report('')) })
      .first()
      .click();
    await expect(page.getByText(texts.reported)).toBeVisible();

    const footer = page.getByRole('contentinfo');
    await footer.getByLabel(texts.email).fill('reader@example.com');
    await expect(footer.getByRole('link', { name: texts.privacy }).first()).toBeVisible();
    await footer.getByRole('button', { name: texts.subscribe }).click();
    await expect(page.getByText(texts.subscribed)).toBeVisible();
    await page.goto(address(language, '/newsletter/confirm?token=x'));
    await expect(page.getByRole('button', { name: texts.confirm })).toBeVisible();
    await page.goto(address(language, '/newsletter/unsubscribe?token=x'));
    await page.getByRole('main').getByRole('button', { name: texts.leave }).click();
    await expect(page.getByText(texts.left)).toBeVisible();
    await context.close();
    await staff.leave();
  });
}
