import type { Page } from '@playwright/test';
import { signInTexts } from '@wenshu/texts/people/sign-in';
import { smsCodeTexts } from '@wenshu/texts/people/sms-code';
import { withDatabase } from './support/database.ts';
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';
import {
  chooseByPhone,
  fillPassword,
  readSmsCode,
  registerSomebody,
  signInByPassword,
  typeNewCode,
} from './support/sms.ts';

const [OLD, NEW] = ['Wenshu2026', 'Wenshu2027'];

test('who forgot the password gets a new one by SMS and is signed in (P8.25, P7.13) @phone', async ({
  page,
  language,
}) => {
  const t = signInTexts[language];
  const phone = await registerSomebody(OLD);
  await page.goto('/login');
  await page.getByRole('link', { name: t.toReset }).click();
  await chooseByPhone(page, language);
  await expect(page.getByRole('button', { name: t.reset.submit, exact: true })).toBeVisible();
  await expectNoSidewaysScrolling(page);
  await page.getByRole('textbox', { name: t.phone, exact: true }).fill(phone);
  await typeNewCode(page, language, phone, await readSmsCode(phone));
  await fillPassword(page, t.newPassword, 'short');
  await page.getByRole('textbox', { name: smsCodeTexts[language].code, exact: true }).focus();
  await expect(page.getByText(t.problems.password.length)).toBeVisible();
  await fillPassword(page, t.newPassword, NEW);
  await expectAccessible(page);
  await page.getByRole('button', { name: t.reset.submit, exact: true }).click();
  await expect(page.getByText(t.reset.success)).toBeVisible();
  await page.waitForURL(/workSpace-desktop/);
});

test('who must change the password does so before the sign-in is complete (P4.3, P4.5, S8.21); no password travels as it is (P7.29) @wide', async ({
  page,
  language,
}) => {
  const t = signInTexts[language];
  const bodies: string[] = [];
  page.on('request', request => bodies.push(request.postData() ?? ''));
  const phone = await registerSomebody(OLD);
  await withDatabase(client => client.query('update person set force_modify_state = 1 where phone = $1', [phone]));
  await signInByPassword(page, language, phone, OLD);
  await expect(page.getByRole('heading', { name: t.forced.title })).toBeVisible();
  expect((await page.context().cookies()).filter(({ name }) => name.startsWith('loginToken'))).toEqual([]);
  const submit = page.getByRole('button', { name: t.forced.submit, exact: true });

  await fillPassword(page, t.oldPassword, OLD);
  await fillPassword(page, t.newPassword, OLD);
  await fillPassword(page, t.confirmPassword, NEW);
  await submit.click();
  await expect(page.getByText(t.problems.newPasswordSame)).toBeVisible();
  await expect(page.getByText(t.problems.passwordsDiffer)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await fillPassword(page, t.newPassword, NEW);
  await submit.click();
  await expect(page.getByText(t.success, { exact: true })).toBeVisible();
  await page.waitForURL(/workSpace-desktop/);
  const sent = bodies.filter(body => body.includes('assword'));
  expect(sent.some(body => body.includes('confirmPassword'))).toBe(true);
  expect(sent.filter(body => [OLD, NEW, phone].some(secret => body.includes(secret)))).toEqual([]);
});

test('a picture code is needed, four characters at most (P5.7); a wrong password brings another picture and clears the typed code (P4.11) @wide', async ({
  page,
  language,
}) => {
  const t = signInTexts[language];
  const phone = await registerSomebody(OLD);
  const pictures: string[] = [];
  page.on('request', request => {
    if (request.url().includes('/api/account/verifyCode')) pictures.push(request.url());
  });
  await page.goto('/login');
  await page.getByRole('button', { name: t.submit, exact: true }).click();
  await expect(page.getByText(t.problems.pictureCode.blank)).toBeVisible();
  pictures.length = 0;
  await signInByPassword(page, language, phone, NEW);
  const code = page.getByRole('textbox', { name: t.pictureCode, exact: true });
  await expect(code).toHaveAttribute('maxlength', '4');
  await expect(code).toHaveValue('');
  await expect(code).toBeFocused();
  await expect.poll(() => new Set(pictures.map(url => new URL(url).searchParams.get('verifyCodeKey'))).size).toBe(2);
  await expect(page.getByRole('textbox', { name: t.account, exact: true })).toHaveValue(phone);
});

test('a reset is submitted once in two seconds (P5.17) @wide', async ({ page, language }) => {
  const t = signInTexts[language];
  await page.clock.install();
  await page.goto('/resetPass');
  await expectOncePer(page, language, { submit: t.reset.submit, path: 'resetPassword', everyMs: 2000 });
});

test('a sign-in is submitted once in a second (P5.18, S9.25) @wide', async ({ page, language }) => {
  const t = signInTexts[language];
  await page.clock.install();
  await page.goto('/login');
  await page.getByRole('tab', { name: t.tabs.sms }).click();
  await expectOncePer(page, language, { submit: t.submit, path: 'smsSignIn', everyMs: 1000 });
});

/** With a wrong code three times. The page's clock stands still between the steps: what is let through does not depend on how fast a machine clicks. */
async function expectOncePer(
  page: Page,
  language: 'zh' | 'en',
  { submit, path, everyMs }: { readonly submit: string; readonly path: string; readonly everyMs: number },
): Promise<void> {
  const t = signInTexts[language];
  const phone = await registerSomebody(OLD);
  const sent: string[] = [];
  page.on('response', response => {
    if (response.url().endsWith(`/account/${path}`)) sent.push(path);
  });
  await page.getByRole('textbox', { name: t.phone, exact: true }).fill(phone);
  await typeNewCode(page, language, phone, await readSmsCode(phone));
  const code = page.getByRole('textbox', { name: smsCodeTexts[language].code, exact: true });
  await code.fill((await code.inputValue()) === '000000' ? '111111' : '000000');
  const password = page.getByRole('textbox', { name: t.newPassword, exact: true });
  if (await password.isVisible()) await password.fill(NEW);
  const button = page.getByRole('button', { name: submit, exact: true });
  await page.clock.pauseAt(Date.now() + 600_000);
  await button.click();
  await expect.poll(() => sent.length).toBe(1);
  await expect(button).toBeEnabled();
  await page.clock.runFor(everyMs - 1);
  await button.click();
  await page.clock.runFor(1);
  await button.click();
  // The button is off while something is on its way: once it is on again, all that was sent has been answered.
  await expect.poll(() => sent.length).toBeGreaterThan(1);
  await expect(button).toBeEnabled();
  expect(sent).toHaveLength(2);
}
