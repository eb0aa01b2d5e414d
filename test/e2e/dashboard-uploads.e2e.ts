import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { sampleFile } from '#test/rig/sample-files.ts';
import { button, enter, say, textInput } from './dashboard.ts';
import { signIn, type Staff } from './staff.ts';
import { turn } from './visit.ts';

let staff: Staff;
test.beforeAll(async ({ playwright, baseURL }) => {
  staff = await signIn(playwright, baseURL);
});
test.afterAll(() => staff.leave());

type Payload = { name: string; mimeType: string; buffer: Buffer };

const fileField = (page: Page, name: string) => page.getByRole('group').filter({ has: page.locator(`input[type=hidden][name=${name}]`) });

async function payload(kind: 'image' | 'pdf', name: string): Promise<Payload> {
  const file = await sampleFile(kind, name);
  return { name: file.name, mimeType: file.type, buffer: Buffer.from(await file.arrayBuffer()) };
}

async function choose(field: Locator, file: Payload): Promise<void> {
  await field.locator('input[type=file]').setInputFiles(file);
}

/** The first `count` uploads are not answered before they are released. */
async function holdUploads(page: Page, count = Infinity): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let seen = 0;
  await page.route('**/media', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    seen += 1;
    if (seen <= count) await held;
    return route.continue().catch(() => undefined); // the page may have given it up
  });
  return release;
}

for (const language of turn(0)) {
  test(`H3: a save waits for a file that is on its way, and says so (${language})`, async ({ page }) => {
    await enter(page, staff, language, '/dashboard/products?add');
    const sheet = page.getByRole('dialog').first();
    await textInput(sheet, 'name', 'en').fill('Waited for');
    const release = await holdUploads(page);
    await choose(fileField(page, 'banner'), await payload('image', 'banner'));
    await button(sheet, language, 'action.add').click();
    await expect(button(sheet, language, 'upload.waiting')).toBeDisabled();
    await textInput(sheet, 'headline', 'en').fill('Typed meanwhile');
    const posted = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/products'));
    release();
    const { banner, headline_en } = (await posted).postDataJSON() as Record<string, string>;
    expect([banner, headline_en]).toEqual([expect.stringMatching(/^[a-z0-9]{24}\.png$/), 'Typed meanwhile']);
    await expect(sheet).toHaveCount(0);
    const found = (await (await staff.request.get('/api/en/records/products?text=Waited')).json()) as { items: { id: number }[] };
    await staff.remove('products', found.items[0]!.id);
  });

  test(`H4: of two files the last one chosen counts, however late the first arrives (${language})`, async ({ page }) => {
    await enter(page, staff, language, '/dashboard/products?add');
    const field = fileField(page, 'image');
    const hidden = field.locator('input[type=hidden]');
    const release = await holdUploads(page, 1);
    await choose(field, await payload('image', 'slow'));
    await expect(field.getByRole('progressbar')).toBeVisible();
    await choose(field, await payload('image', 'quick'));
    await expect(hidden).toHaveValue(/\.png$/);
    const quick = await hidden.inputValue();
    release();
    await expect(field.getByRole('progressbar')).toHaveCount(0);
    await page.unrouteAll({ behavior: 'wait' });
    await expect(hidden).toHaveValue(quick);
    const { originalName } = (await (await staff.request.get(`/api/en/media/${quick}`)).json()) as { originalName: string };
    expect(originalName).toBe('quick.png');
  });

  test(`H3: the mark of a missing file goes when the file is there (${language})`, async ({ page }) => {
    const parent = await staff.add('category', { en: { name: 'Marked' } }, { create: '/add' });
    await enter(page, staff, language, `/dashboard/categories/${parent}?open=category-links&add`);
    const sheet = page.getByRole('dialog').first();
    const field = fileField(page, 'icon');
    await textInput(sheet, 'title', 'en').fill('Only a title');
    await sheet.locator('[name=path]').fill('nonsense');
    await button(sheet, language, 'action.add').click();
    // M9: all at once, what is missing and what is wrong.
    await expect(field.getByRole('alert')).toBeVisible();
    await expect(sheet.locator('[name=path]')).toHaveAttribute('aria-invalid', 'true');
    await expect(textInput(sheet, 'text', 'en')).toHaveAttribute('aria-invalid', 'true');
    await choose(field, await payload('image', 'icon'));
    await expect(field.locator('input[type=hidden]')).toHaveValue(/\.png$/);
    await expect(field.getByRole('alert')).toHaveCount(0);
    await textInput(sheet, 'text', 'ar').fill('نص');
    await expect(textInput(sheet, 'text', 'en')).not.toHaveAttribute('aria-invalid', 'true');
    await expect(sheet.locator('[name=path]')).toHaveAttribute('aria-invalid', 'true');
  });

  test(`an upload that fails is said, stands in the way of a save, and can be repeated or given up (${language})`, async ({ page }) => {
    const id = await staff.add('products', { en: { name: `Unlucky ${language}` } });
    await enter(page, staff, language, `/dashboard/products?edit=${id}`);
    const sheet = page.getByRole('dialog').first();
    const field = fileField(page, 'image');
    await page.route('**/media', (route) => route.abort());
    await choose(field, await payload('image', 'unlucky'));
    await expect(field.getByRole('alert')).toContainText(say(language, 'state.offline'));
    await button(sheet, language, 'action.update').click();
    await expect(sheet.getByText(say(language, 'upload.unsettled'))).toBeVisible();
    await expect(field).toBeFocused();
    await page.unroute('**/media');
    const release = await holdUploads(page);
    await button(field, language, 'action.retry').click();
    await button(field, language, 'upload.cancel').click();
    await expect(field.getByRole('alert')).toContainText(say(language, 'upload.cancelled'));
    release();
    await button(field, language, 'action.retry').click();
    await expect(field.locator('input[type=hidden]')).toHaveValue(/\.png$/);
    await expect(field.getByRole('alert')).toHaveCount(0);
    await choose(field, { name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<p>') });
    await button(field, language, 'upload.without').click();
    await button(sheet, language, 'action.update').click();
    await expect(sheet).toHaveCount(0);
    const saved = (await (await staff.request.get(`/api/en/products/${id}`)).json()) as { image: string };
    expect(saved.image).toMatch(/\.png$/);
  });

  test(`M4: wrong and too large files are refused with help before they are sent (${language})`, async ({ page }) => {
    await enter(page, staff, language, '/dashboard/products?add');
    const field = fileField(page, 'image');
    let sent = 0;
    page.on('request', (request) => void (request.url().endsWith('/media') && request.method() === 'POST' && (sent += 1)));
    await expect(field).toContainText('JPG, PNG, WEBP');
    await expect(field.locator('input[type=file]')).toHaveAttribute('accept', /\.jpeg/);
    const refused = field.getByRole('alert');
    await choose(field, { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('x') });
    await expect(refused).toContainText(say(language, 'file.advice.heic'));
    await choose(field, { name: 'film.mov', mimeType: 'video/quicktime', buffer: Buffer.from('x') });
    await expect(refused).toContainText('JPG, PNG');
    await choose(field, { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(10_000_001) });
    await expect(refused).toContainText(say(language, 'file.advice.smaller.image'));
    expect(sent).toBe(0);
    // A name says little: what is inside decides, and the answer names what is taken.
    await choose(field, { name: 'exe.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('MZ') });
    await expect(refused).toContainText('JPG, PNG, WEBP, GIF, AVIF');
    await expect(refused).not.toContainText(/MP4|PDF/);
    expect(sent).toBe(1);
    // The library takes it, this field does not.
    const document = await payload('pdf', 'plan');
    await choose(field, { ...document, name: 'plan.jpg', mimeType: 'image/jpeg' });
    await expect(refused).toContainText('plan.jpg');
    await expect(refused).not.toContainText(/MP4|PDF/);
    await expect(field.locator('input[type=hidden]')).toHaveValue('');
  });
}
