import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { button, expectMessage, say, signInOnScreen } from './dashboard.ts';
import { letCodesCountAgain, letConfirmationsEnd, mailedLink } from './own-database.ts';
import { widerThanTheScreen } from './reach.ts';
import { signIn } from './staff.ts';
import { expectNoBarriers, hydrated, type Language, newVisitor, settle, turn } from './visit.ts';
import { timeCode } from '#test/rig/time-code.ts';

const PASSWORD = 'four quite unrelated words';
const SAVED: Record<Language, string> = { en: 'The second step is saved', ar: 'حُفظت الخطوة الثانية' };
const PHONE = { width: 390, height: 844 };

/** A thumb that always agrees, in the browser's own authenticator. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

for (const language of turn(1)) {
  test(`${language}: a colleague adds a passkey and an app on a phone, and these and a code on paper open the account`, async ({
    page,
    playwright,
    baseURL,
  }) => {
    const username = `noura-${language}-${Date.now()}`;
    const staff = await signIn(playwright, baseURL);
    const email = `${username}@example.com`;
    expect((await staff.request.post('/api/en/users', { data: { username, email, role: 'editor' } })).status()).toBe(201);
    const token = mailedLink(email).split('#')[1];
    expect((await staff.request.post('/api/en/auth/new-password', { data: { token, password: PASSWORD } })).status()).toBe(200);
    await staff.leave();

    // Passkeys belong to a name: browsers know none for a bare number.
    const site = baseURL!.replace('127.0.0.1', 'localhost');
    const account = `${site}${language === 'en' ? '/en' : ''}/dashboard/account`;
    await page.setViewportSize(PHONE);
    await settle(page, language);
    await page.context().setExtraHTTPHeaders(newVisitor());
    await addAuthenticator(page);
    const enter = async () => {
      await page.goto(account);
      await hydrated(page);
      await signInOnScreen(page, language, { username, password: PASSWORD });
    };
    const leave = () => page.context().clearCookies();
    const takeCodes = async () => {
      const dialog = page.getByRole('dialog', { name: say(language, 'factors.codes.title') });
      await expect(dialog.getByRole('listitem')).toHaveCount(10);
      expect(await widerThanTheScreen(page)).toEqual([]);
      const codes = await dialog.getByRole('listitem').allInnerTexts();
      await dialog
        .getByRole('button', { name: say(language, 'action.close') })
        .last()
        .click();
      return codes;
    };
    const show = async (code: string) => {
      await page.getByLabel(say(language, 'login.second.code'), { exact: true }).fill(code);
      await button(page, language, 'login.submit').click();
    };

    await enter();
    await button(page, language, 'factors.passkey.add').click();
    const naming = page.getByRole('dialog', { name: say(language, 'factors.passkey.add') });
    await naming.getByLabel(say(language, 'factors.name'), { exact: true }).fill('هاتف Noura');
    await button(naming, language, 'factors.passkey.confirm').click();
    const [paper = '', ...left] = await takeCodes();
    await expect(page.getByRole('row', { name: 'هاتف Noura' })).toBeVisible();
    await expectNoBarriers(page);

    await leave();
    await enter();
    await expect(page.getByText(say(language, 'login.second.lead'))).toBeVisible();
    await expect(page.getByText(say(language, 'forgotten.link'))).toHaveCount(0); // the password was right
    const digits = page.getByLabel(say(language, 'login.second.code'), { exact: true });
    await expect(digits).toHaveAttribute('inputmode', 'numeric');
    await show('000000');
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
    await button(page, language, 'login.second.passkey').click();
    await expect(page.getByRole('heading', { name: say(language, 'factors.title') })).toBeVisible();

    await leave();
    await page.goto(account);
    await hydrated(page);
    await button(page, language, 'login.passkey').click(); // neither name nor password
    await expect(page.getByRole('heading', { name: say(language, 'factors.title') })).toBeVisible();

    await button(page, language, 'factors.totp.add').click();
    const dialog = page.getByRole('dialog', { name: say(language, 'factors.totp.add') });
    await expect(dialog.getByRole('img', { name: say(language, 'factors.totp.picture') })).toBeVisible();
    const secret = (await dialog.locator('bdi').innerText()).replaceAll(' ', '');
    await dialog.getByLabel(say(language, 'factors.totp.code')).fill(await timeCode(secret));
    await button(dialog, language, 'factors.totp.confirm').click();
    await expectMessage(page, SAVED[language]);
    await expect(page.getByRole('row', { name: say(language, 'factors.kind.totp') })).toBeVisible();

    await leave();
    await enter();
    letCodesCountAgain(username);
    await show(await timeCode(secret));
    await expect(page.getByRole('heading', { name: say(language, 'factors.title') })).toBeVisible();

    await leave();
    await enter();
    await button(page, language, 'login.second.paper').click();
    await show(paper);
    await expect(page.getByText(say(language, 'factors.codes.left', { count: left.length }))).toBeVisible();

    letConfirmationsEnd();
    await button(page, language, 'factors.codes.renew').click();
    const again = page.getByRole('dialog', { name: say(language, 'confirm.title') });
    await again.getByLabel(say(language, 'login.password')).fill(PASSWORD);
    await again.getByLabel(say(language, 'login.second.code'), { exact: true }).fill(left[0]!);
    await button(again, language, 'confirm.submit').click();
    const fresh = page.getByRole('dialog', { name: say(language, 'factors.codes.title') });
    await expect(fresh.getByRole('listitem')).toHaveCount(10);
    const saved = page.waitForEvent('download');
    await button(fresh, language, 'factors.codes.save').click();
    const text = await (await (await saved).createReadStream()).toArray();
    expect(Buffer.concat(text as Buffer[]).toString()).toContain(await fresh.getByRole('listitem').first().innerText());
  });
}
