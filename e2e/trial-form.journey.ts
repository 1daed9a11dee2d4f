import { trialFormCodes } from '@wenshu/api-contract';
import { connectTexts } from '@wenshu/texts/people/connect';
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';
import { operate } from './support/operate.ts';

test('a visitor applies for a trial: what is wrong is told at its field, what is right arrives as a record (S1.18, S1.19, S2.61, S4.31, S4.32, S4.33, S4.35, S5.98, S5.101, S5.102, S5.103, S9.27) @phone', async ({
  newVisitor,
  language,
}) => {
  const t = connectTexts[language];
  const titles =
    language === 'zh'
      ? ['姓名', '联系电话', '邮箱', '公司名称']
      : ['Name', 'Telephone number', 'E-mail address', 'Company'];
  const [name, phone, email, company] = titles as [string, string, string, string];
  const page = await newVisitor();
  await page.goto('/connect-us');
  const form = page.getByRole('form', { name: t.form });
  const field = (title: string) => form.getByRole('textbox', { name: new RegExp(`^${title}`) });
  await expect(page.getByText(t.lead)).toBeVisible();
  await expect(form.getByLabel(`${name} *`)).toBeVisible();

  await test.step('empty and wrong ones are told, on leaving a field and on sending', async () => {
    await field(email).fill('nobody');
    await field(email).blur();
    await expect(form.getByText(t.correct({ title: email }))).toBeVisible();
    await form.getByRole('button', { name: t.submit }).click();
    await expect(form.getByText(t.enter({ title: name }))).toBeVisible();
    await expect(form.getByText(t.enter({ title: phone }))).toBeVisible();
    await expect(field(name)).toBeFocused();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
  });

  const fillIn = async (who: string) => {
    await field(name).fill(who);
    await field(phone).fill('010-88886666');
    await field(email).fill('visitor@example.com');
    await field(company).fill('Example Ltd');
  };
  const answerOnce = (body: object) =>
    page.route('**/survey/answer/submitAnswer', route => route.fulfill({ json: body }), { times: 1 });
  const cookieId = () =>
    page.evaluate(code => localStorage.getItem(`wenshu.cookie.${code}`), trialFormCodes[language] as string);

  await test.step('whatever code comes back but 0000, nothing is told and nothing typed is lost (S7.4)', async () => {
    await fillIn('Somebody');
    await answerOnce({ code: '9302', message: 'Closed', data: null });
    const answered = page.waitForResponse('**/survey/answer/submitAnswer');
    await form.getByRole('button', { name: t.submit }).click();
    await answered;
    await expect(form.getByRole('button', { name: t.submit })).toBeEnabled();
    await expect(field(name)).toHaveValue('Somebody');
    await expect(page.getByText('Closed')).toBeHidden();
    await expect(page.getByText(t.sent)).toBeHidden();
  });

  await test.step('a record that is not marked submitted makes it another visitor (S4.34)', async () => {
    const before = await cookieId();
    const answerRecord = {
      answerRecordId: '0'.repeat(32),
      versionTime: 1,
      languageId: 1,
      answerStatus: 2,
      isSubmit: false,
    };
    await answerOnce({ code: '0000', message: '', data: { answerRecord } });
    await form.getByRole('button', { name: t.submit }).click();
    await expect(field(name)).toHaveValue('');
    expect(before).not.toBeNull();
    expect(await cookieId()).not.toBe(before);
  });

  const who = `Visitor ${Date.now()}`;
  await test.step('put right, it is sent, and the form is empty again', async () => {
    await fillIn(who);
    await form.getByRole('button', { name: t.submit }).click();
    await expect(page.getByText(t.sent).first()).toBeVisible();
    await expect(field(name)).toHaveValue('');
  });

  await test.step('whoever runs the installation reads it, as a list and as csv', async () => {
    expect(await operate('operator', 'trial-answers')).toContain(`${who}  010-88886666`);
    expect(await operate('operator', 'trial-answers', 'csv')).toContain(`,${who},010-88886666,`);
  });
});
