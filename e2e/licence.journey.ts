import { createSurveyTexts } from '@wenshu/texts/design/create-survey';
import { teamTexts } from '@wenshu/texts/people/enterprises';
import { licenceTexts } from '@wenshu/texts/people/licences';
import { signInTexts } from '@wenshu/texts/people/sign-in';
import { userTexts } from '@wenshu/texts/people/user';
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';
import { newPerson } from './support/new-person.ts';
import { operate } from './support/operate.ts';
import { mailsTo } from './support/outbox.ts';
import { dragSlider, fillNewcomer, fillPassword } from './support/sms.ts';
import { wordFile } from './support/word-file.ts';

test('somebody who is invited registers by e-mail and comes back to the invitation, lacks a licence, is told whom to ask, and works with it once it is granted (P1.23, S5.64, S6.6, P2.93) @phone', async ({
  newVisitor,
  language,
}) => {
  const [s, t, l] = [signInTexts[language], teamTexts[language], licenceTexts[language]];
  const [c, u] = [createSurveyTexts[language], userTexts[language]];
  const email = `guest.${Date.now()}@example.com`;
  const enterprise = `Orchard ${Date.now()}`;
  const administrator = await newVisitor(await newPerson('沈岚'));
  const guest = await newVisitor();

  const invitation = await test.step('an enterprise invites', async () => {
    await administrator.goto('/team/create-enterPrise');
    await administrator.getByLabel(t.info.fields.name).fill(enterprise);
    await administrator.getByRole('combobox', { name: t.info.fields.industry }).click();
    await administrator.getByTitle(t.industries.software).click();
    await administrator.getByRole('button', { name: t.create, exact: true }).click();
    await administrator.waitForURL(/workSpace/);
    await administrator.goto('/team/workSpace/workSpace-member');
    await administrator.getByRole('button', { name: t.members.invite, exact: true }).click();
    const link = await administrator.getByText(/invitation=/).textContent();
    return new URL(link!.trim()).href.replace(/^https?:\/\/[^/]+/, '');
  });

  await test.step('a stranger who follows it registers by mail, and is back at the invitation', async () => {
    await guest.goto(invitation);
    await guest.getByRole('dialog').getByRole('button').last().click();
    await guest.waitForURL(/\/login\?redirect=/);
    await guest.getByRole('link', { name: s.toRegister }).click();
    await guest.getByRole('tab', { name: s.ways.email }).click();
    await guest.getByRole('textbox', { name: s.email, exact: true }).fill(email);
    await dragSlider(guest, language);
    await guest.getByRole('button', { name: s.mail.send, exact: true }).click();
    await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
    const [mail] = await mailsTo(email);
    await guest.goto(/https?:\/\/\S+/.exec(mail!.body)![0].replace(/^https?:\/\/[^/]+/, ''));
    await fillPassword(guest, s.password, 'Wenshu2026');
    await fillNewcomer(guest, language, 'Ann Lee');
    await guest.getByRole('button', { name: s.register.submit, exact: true }).click();
    await guest.waitForURL(/invitation=/);
    await expect(guest.getByText(enterprise).first()).toBeVisible();
  });

  await test.step('without the licence the screen says what it is and whom to ask', async () => {
    await operate('operator-licences', 'withdraw', email, 'word-import', 'not', 'paid');
    await guest.goto('/team/create-survey?way=word');
    await expect(guest.getByText(l.how)).toBeVisible();
    await expect(guest.getByText(l.title({ feature: l.features['word-import'].name }))).toBeVisible();
    await expect(guest.locator('input[type=file]')).toHaveCount(0);
    await expectAccessible(guest);
    await expectNoSidewaysScrolling(guest);
  });

  await test.step('granted, it works without signing in again, and stands among the orders', async () => {
    await operate('operator-licences', 'grant', email, 'word-import', '30', 'sold', 'by', 'phone');
    await guest.getByRole('button', { name: l.again }).click();
    const file = wordFile('Fruit.docx', ['1. Which fruit? [single-choice]', 'Apple', 'Pear']);
    await guest.locator('input[type=file]').setInputFiles(file);
    await expect(guest.getByText(c.read({ name: file.name }))).toBeVisible();
    await guest.goto('/user?view=orders');
    await expect(guest.getByText(t.orders.licence({ feature: l.features['word-import'].name }))).toBeVisible();
    await expect(guest.getByText(u.orders.version({ name: language === 'zh' ? '个人版' : 'Personal' }))).toBeVisible();
    await expectAccessible(guest);
    await expectNoSidewaysScrolling(guest);
  });
});
