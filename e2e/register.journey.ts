import { signInTexts } from '@wenshu/texts/people/sign-in';
import { smsCodeTexts } from '@wenshu/texts/people/sms-code';
import { shellTexts } from '@wenshu/texts/shell';
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';
import {
  chooseByPhone,
  dragSlider,
  fillNewcomer,
  fillPassword,
  newPhone,
  readSmsCode,
  typeNewCode,
} from './support/sms.ts';

const PASSWORD = 'Wenshu2026';

test('somebody registers with a code by SMS, leaves, and comes back by SMS (P2.74, P7.10, P8.24) @phone', async ({
  page,
  language,
}) => {
  const [t, sms, { session }] = [signInTexts[language], smsCodeTexts[language], shellTexts[language]];
  const phone = newPhone();
  const asked: string[] = [];
  page.on('request', request => {
    const path = new URL(request.url()).pathname;
    if (request.method() === 'POST') asked.push(path.replace('/api/account/', ''));
  });
  const phoneField = page.getByRole('textbox', { name: t.phone, exact: true });
  const codeField = page.getByRole('textbox', { name: sms.code, exact: true });
  const send = page.getByRole('button', { name: sms.send, exact: true });
  const submit = page.getByRole('button', { name: t.register.submit, exact: true });

  await test.step('nothing is sent while something is missing: the field is highlighted (P5.10)', async () => {
    await page.goto('/login');
    await page.getByRole('link', { name: t.toRegister, exact: true }).click();
    await expect(page).toHaveURL(/\/regist/);
    await chooseByPhone(page, language);
    await submit.click();
    await expect(phoneField).toBeFocused();
    await expect(codeField).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText(t.problems.smsCode.blank)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
  });

  await test.step('the button waits for the slider (P4.20), the field for a code (P4.21), the message for a phone (P5.12)', async () => {
    await expect(send).toBeDisabled();
    await expect(codeField).toBeDisabled();
    await phoneField.fill('12345');
    await dragSlider(page, language);
    await send.click();
    await expect(phoneField).toBeFocused();
    await expect(page.getByText(t.problems.phone.wrong)).toBeVisible();
    expect(asked).not.toContain('sendSms');
  });

  await test.step('a code is sent, and the next one can be asked for in a minute (P4.22)', async () => {
    await phoneField.fill(phone);
    await send.click();
    await expect(page.getByText(sms.sent)).toBeVisible();
    await expect(codeField).toBeFocused();
    const waiting = page.getByRole('button', { name: new RegExp(sms.wait({ seconds: 0 }).replace('0', '\\d+')) });
    await expect(waiting).toBeDisabled();
    expect(asked.filter(path => path === 'sendSms')).toHaveLength(1);
    await expectAccessible(page);
  });

  await test.step('a wrong code loses nothing; digits alone go in, six of them (P5.9)', async () => {
    const code = await readSmsCode(phone);
    await codeField.fill(`${code === '000000' ? 111111 : '000000'} x9`);
    await expect(codeField).toHaveValue(/^(0{6}|1{6})$/);
    await fillNewcomer(page, language);
    await fillPassword(page, t.password, PASSWORD);
    await submit.click();
    await expect(codeField).toHaveAttribute('aria-invalid', 'true');
    await expect(phoneField).toHaveValue(phone);
    await codeField.fill(code);
    // One submission in two seconds (P5.17): it is pressed until it is let through.
    await expect(async () => {
      if (asked.filter(path => path === 'signUp').length < 2) await submit.click();
      expect(asked.filter(path => path === 'signUp')).toHaveLength(2);
    }).toPass();
    await expect(page.getByText(t.register.success)).toBeVisible();
    await page.waitForURL(/workSpace-desktop/);
  });

  await test.step('signing out clears both cookies and the person, says so and goes home (P4.12)', async () => {
    await page.getByRole('button', { name: new RegExp(session.menuOf('').trim()) }).click();
    await page.getByRole('button', { name: session.signOut, exact: true }).click();
    await page.waitForURL(/\/index$/);
    await expect(page.getByText(session.signedOut)).toBeVisible();
    const names = (await page.context().cookies()).map(cookie => cookie.name);
    expect(names.filter(name => name.startsWith('loginToken'))).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('userInfo'))).toBeNull();
  });

  await test.step('and by SMS again, with nothing but keys', async () => {
    await page.goto('/login');
    await page.getByRole('tab', { name: t.tabs.sms }).click();
    await phoneField.fill(phone);
    const handle = page.getByRole('slider', { name: sms.slider.label });
    await expect(handle).toHaveAttribute('aria-disabled', 'false');
    await handle.focus();
    for (let pressed = 0; pressed < 20; pressed++) await page.keyboard.press('ArrowRight');
    await expect(page.getByText(sms.slider.passed)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    const before = await readSmsCode(phone);
    await send.click();
    await codeField.fill(await readSmsCode(phone, before));
    await page.getByRole('button', { name: t.submit, exact: true }).click();
    await expect(page.getByText(t.success)).toBeVisible();
    await page.waitForURL(/workSpace-desktop/);
  });
});

test('after a minute the slider is back, and then the next code can be asked for (P4.23) @wide', async ({
  page,
  language,
}) => {
  const [t, sms] = [signInTexts[language], smsCodeTexts[language]];
  await page.clock.install();
  await page.goto('/regist');
  await page.getByRole('textbox', { name: t.phone, exact: true }).fill(newPhone());
  await dragSlider(page, language);
  await page.getByRole('button', { name: sms.send, exact: true }).click();
  await expect(page.getByText(sms.sent)).toBeVisible();
  await page.clock.fastForward(61_000);
  const again = page.getByRole('button', { name: sms.sendAgain, exact: true });
  await expect(again).toBeDisabled();
  await expect(page.getByText(sms.slider.passed)).toBeHidden();
  await dragSlider(page, language);
  await expect(again).toBeEnabled();
  await expect(page.getByRole('textbox', { name: sms.code, exact: true })).toBeEnabled();
});

test('a slider that fails says so, and a click brings another (P8.22) @wide', async ({ page, language }) => {
  const { slider } = smsCodeTexts[language];
  await page.goto('/resetPass');
  const handle = page.getByRole('slider', { name: slider.label });
  await expect(handle).toHaveAttribute('aria-disabled', 'false');
  // What the server says to a drag that it does not believe; here it believes every one.
  await page.route('**/api/account/validate', route =>
    route.fulfill({ status: 400, json: { code: '9112', message: slider.failed, data: null } }),
  );
  await handle.focus();
  for (let pressed = 0; pressed < 20; pressed++) await page.keyboard.press('ArrowRight');
  const failed = page.getByRole('button', { name: slider.failed });
  await expect(failed).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/account/validate');
  await failed.click();
  await dragSlider(page, language);
});

test('who is registered already is sent to sign in (P5.4) @wide', async ({ page, language }) => {
  const t = signInTexts[language];
  await page.goto('/regist');
  await page.getByRole('textbox', { name: t.phone, exact: true }).fill('13900139000');
  await typeNewCode(page, language, '13900139000');
  await fillNewcomer(page, language);
  await fillPassword(page, t.password, PASSWORD);
  await page.getByRole('button', { name: t.register.submit, exact: true }).click();
  await expect(page.getByRole('textbox', { name: t.phone, exact: true })).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('link', { name: t.register.toLogin }).click();
  await expect(page).toHaveURL(/\/login/);
});
