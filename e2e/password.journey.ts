import { signInTexts } from '@wenshu/texts/people/sign-in';
import { smsCodeTexts } from '@wenshu/texts/people/sms-code';
import { withDatabase } from './support/database.ts';
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';
import { fillPassword, readSmsCode, registerSomebody, signInByPassword, typeNewCode } from './support/sms.ts';

const [OLD, NEW] = ['Wenshu2026', 'Wenshu2027'];

test('who forgot the password gets a new one by SMS and is signed in (P8.25, P7.13)', async ({ page, language }) => {
  const t = signInTexts[language];
  const phone = await registerSomebody(OLD);
  await page.goto('/login');
  await page.getByRole('link', { name: t.toReset }).click();
  await expect(page).toHaveURL(/\/resetPass/);
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

test('who must change the password does so before the sign-in is complete (P4.3, P4.5)', async ({ page, language }) => {
  const t = signInTexts[language];
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
});

test('a wrong password brings another picture and clears the typed code (P4.11) @wide', async ({ page, language }) => {
  const t = signInTexts[language];
  const phone = await registerSomebody(OLD);
  const pictures: string[] = [];
  page.on('request', request => {
    if (request.url().includes('/api/account/verifyCode')) pictures.push(request.url());
  });
  await signInByPassword(page, language, phone, NEW);
  const code = page.getByRole('textbox', { name: t.pictureCode, exact: true });
  await expect(code).toHaveValue('');
  await expect(code).toBeFocused();
  await expect.poll(() => new Set(pictures.map(url => new URL(url).searchParams.get('verifyCodeKey'))).size).toBe(2);
  await expect(page.getByRole('textbox', { name: t.phone, exact: true })).toHaveValue(phone);
});
