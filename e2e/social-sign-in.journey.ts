import type { Page } from '@playwright/test';
import { localSocialTexts } from '@wenshu/texts/people/local-social';
import { signInTexts } from '@wenshu/texts/people/sign-in';
import { socialTexts } from '@wenshu/texts/people/social';
import { shellTexts } from '@wenshu/texts/shell';
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';
import { fillNewcomer, fillPassword, newPhone, registerSomebody, typeNewCode } from './support/sms.ts';

const PASSWORD = 'Wenshu2026';
type Language = 'zh' | 'en';

/** The QR mode of the login page, and in its frame somebody who agrees. */
async function scan(page: Page, language: Language, name: string): Promise<void> {
  const [social, local] = [socialTexts[language], localSocialTexts[language]];
  await page.goto('/login');
  await page.getByRole('button', { name: social.modes.toQr, exact: true }).click();
  const frame = page.frameLocator(`iframe[title="${social.qr.frame}"]`);
  await frame.getByRole('textbox', { name: local.another }).fill(name);
  await frame.getByRole('button', { name: local.allow, exact: true }).click();
}

const newName = () => `guest${newPhone()}`;

async function signOut(page: Page, language: Language): Promise<void> {
  const { session } = shellTexts[language];
  await page.getByRole('button', { name: new RegExp(session.menuOf('').trim()) }).click();
  await page.getByRole('button', { name: session.signOut, exact: true }).click();
  await expect(page.getByText(session.signedOut)).toBeVisible();
}

test('somebody new scans, registers, leaves, and next time the scan is enough (P1.20, P2.15, P2.46, P2.73, P2.75, P4.13, P4.14) @wide', async ({
  page,
  language,
}) => {
  const [t, social] = [signInTexts[language], socialTexts[language]];
  const [name, phone] = [newName(), newPhone()];

  await test.step('the page turns from the form to the QR code and back', async () => {
    await page.goto('/login');
    await page.getByRole('button', { name: social.modes.toQr, exact: true }).click();
    await expect(page.getByText(social.qr.waiting({ minutes: 5 }))).toBeVisible();
    const frame = page.frameLocator(`iframe[title="${social.qr.frame}"]`);
    await expect(frame.getByRole('img', { name: localSocialTexts[language].qrCode })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await page.getByRole('button', { name: social.modes.toForm, exact: true }).click();
    await expect(page.getByRole('textbox', { name: t.account, exact: true })).toBeVisible();
  });

  await test.step('who has no account is told so, and registers one', async () => {
    await scan(page, language, name);
    await page.waitForURL(/\/weChatRegist$/);
    await expect(page.getByText(/WeChat is not bound|该微信尚未绑定账号/)).toBeVisible();
    await expect(page.getByRole('heading', { name: social.tabs.label })).toBeVisible();
    await page.getByRole('button', { name: social.register.submit, exact: true }).click();
    await expect(page.getByRole('textbox', { name: t.phone, exact: true })).toBeFocused();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await page.getByRole('textbox', { name: t.phone, exact: true }).fill(phone);
    await typeNewCode(page, language, phone);
    await fillNewcomer(page, language);
    await fillPassword(page, t.password, PASSWORD);
    await page.getByRole('button', { name: social.register.submit, exact: true }).click();
    await expect(page.getByText(social.register.success)).toBeVisible();
    await page.waitForURL(/workSpace-desktop/);
  });

  await test.step('afterwards the scan alone signs in, and leads to the home page', async () => {
    await signOut(page, language);
    await scan(page, language, name);
    await page.waitForURL(/\/index$/);
    await expect(page.getByText(t.success)).toBeVisible();
    const user = await page.evaluate(
      () => JSON.parse(localStorage.getItem('userInfo') ?? '{}') as { wxOpenId?: string },
    );
    expect(user.wxOpenId).toBe(`local_${name}`);
  });
});

test('an account that exists is bound by its password, and to another WeChat by who is signed in (P2.75, P5.17, P8.27) @phone', async ({
  page,
  language,
}) => {
  const [t, social] = [signInTexts[language], socialTexts[language]];
  const name = newName();
  const phone = await registerSomebody(PASSWORD);

  await test.step('a wrong password binds nothing and loses nothing', async () => {
    await scan(page, language, name);
    await page.waitForURL(/\/weChatRegist$/);
    await page.getByRole('tab', { name: social.tabs.bind }).click();
    await page.getByRole('textbox', { name: t.account, exact: true }).fill(phone);
    await fillPassword(page, t.password, 'Wrong1234');
    let sent = 0;
    page.on('request', request => {
      if (request.url().endsWith('/account/wxBinding')) sent += 1;
    });
    const submit = page.getByRole('button', { name: social.bind.submit, exact: true });
    await submit.click();
    await expect(page.getByText(/Incorrect account or password|账号或密码错误/)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    expect(sent).toBe(1);
    await fillPassword(page, t.password, PASSWORD);
    const said = expect(page.getByText(social.bind.success)).toBeVisible({ timeout: 60_000 });
    // One submission in two seconds (P5.17): it is pressed until it is let through.
    await expect(async () => {
      if (await submit.isVisible()) await submit.click({ timeout: 1_000 });
      await expect(page).toHaveURL(/workSpace-desktop/, { timeout: 2_000 });
    }).toPass();
    await said;
  });

  await test.step('somebody who is signed in comes back with a code: it is bound in place of the first (P2.47)', async () => {
    const another = newName();
    await comeBackSignedIn(page, another);
    await expect(page.getByText(social.bound)).toBeVisible();
    await expect(page).toHaveURL(/\/user$/);
    const user = await page.evaluate(
      () => JSON.parse(localStorage.getItem('userInfo') ?? '{}') as { wxOpenId?: string },
    );
    expect(user.wxOpenId).toBe(`local_${another}`);
  });
});

/** As the screen of account security does it: out to the app's page for this tab, and back to /user. */
async function comeBackSignedIn(page: Page, name: string): Promise<void> {
  const url = await page.evaluate(async () => {
    const browserKey = 'a'.repeat(32);
    sessionStorage.setItem('socialKey', browserKey);
    const answer = await fetch(`/api/account/wxSignIn?place=user&browserKey=${browserKey}`);
    return ((await answer.json()) as { data: { url: string } }).data.url;
  });
  await page.goto(url.replace('?', `/choose?name=${name}&`));
}

test('a return that did not begin here leads to the login page; a page without a ticket says so (P2.16, P4.15) @wide', async ({
  page,
  language,
}) => {
  const [t, social] = [signInTexts[language], socialTexts[language]];
  await test.step('somebody else’s link signs nobody in', async () => {
    await page.goto('/login?code=stolen&state=abcdefghijklmnop');
    await expect(page.getByText(social.returnLost)).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
  });
  await test.step('neither does a code that the server refuses', async () => {
    await page.evaluate(() => sessionStorage.setItem('socialKey', 'a'.repeat(32)));
    await page.goto('/login?code=stolen&state=abcdefghijklmnop');
    await expect(page.getByText(/authorisation is not valid|本次授权无效/)).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
  });
  await test.step('registering without an authorisation', async () => {
    await page.goto('/weChatRegist');
    await expect(page.getByText(social.stranger.gone)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: t.toLogin }).click();
    await expect(page).toHaveURL(/\/login$/);
  });
  await test.step('a company’s sign-in that is not set up', async () => {
    await page.goto('/third_login');
    await expect(page.getByText(social.third.missing)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
  });
});

test('a QR code that has run out says so, and another one is a press away @wide', async ({ page, language }) => {
  const { modes, qr } = socialTexts[language];
  await page.clock.install();
  await page.goto('/login');
  await page.getByRole('button', { name: modes.toQr, exact: true }).click();
  const frame = page.locator(`iframe[title="${qr.frame}"]`);
  const first = await frame.getAttribute('src');
  await page.clock.fastForward(301_000);
  await expect(page.getByText(qr.expired)).toBeVisible();
  await expect(frame).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: qr.again }).click();
  await expect(frame).toBeVisible();
  expect(await frame.getAttribute('src')).not.toBe(first);
});
