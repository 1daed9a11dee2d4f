import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { walletCalls } from '@wenshu/api-contract';
import { rewardClaimTexts } from '@wenshu/texts/collect/reward-claim';
import { rewardTexts } from '@wenshu/texts/collect/rewards';
import { consoleTexts } from '@wenshu/texts/console/frame';
import { reviewTexts } from '@wenshu/texts/console/reviews';
import { DRINK, driver } from './support/answering.ts';
import { address, expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';
import { newPerson } from './support/new-person.ts';
import { signInOperator } from './support/sign-in-operator.ts';
import { type Calls, designSurvey, publishSurvey, signedInCalls } from './support/survey-maker.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The bar above every page has journeys of its own. */
const HEAD = 'header';

/** Money of their own, paid in at the till. */
async function topUp(call: Calls, fen: number): Promise<void> {
  const { payCode } = await call(walletCalls.order, { fen });
  const { pathname } = new URL(payCode ?? '');
  await fetch(`${address()}${pathname}`, { method: 'POST', redirect: 'manual' });
}

async function maker(name: string) {
  const phone = await newPerson(name);
  const call = await signedInCalls(address(), phone);
  const scrollId = await designSurvey(call, `Thanks ${phone.slice(-6)}`, [DRINK]);
  return { phone, call, scrollId, path: await publishSurvey(call, scrollId) };
}

test('a red packet is made, paid out of what was topped up, rejected, mended, approved, claimed on a phone, and what is left is returned (S2.51, S4.36)', async ({
  newVisitor,
  language,
}) => {
  const t = rewardTexts[language];
  const [r, frame, c] = [reviewTexts[language].packets, consoleTexts[language], rewardClaimTexts[language]];
  const { phone, call, scrollId, path } = await maker('林红');
  await topUp(call, 1000);
  const page = await newVisitor(phone);
  const operator = await newVisitor();
  await signInOperator(operator, 'service');
  const name = `Tea ${phone.slice(-6)}`;
  const card = page.getByRole('article', { name, exact: true });
  const does = (action: string) => card.getByRole('button', { name: action, exact: true }).click();

  await test.step('it is made and paid for', async () => {
    await page.goto(`/survey/launch/channel?scrollId=${scrollId}&view=rewards`);
    await expect(page.getByText(t.empty, { exact: true })).toBeVisible();
    await expectAccessible(page, HEAD);
    await press(page, t.create);
    await page.getByRole('textbox', { name: t.form.name }).fill(name);
    await page.getByRole('radio', { name: t.kinds.fixed }).check();
    await page.getByRole('spinbutton', { name: t.form.count }).fill('2');
    await page.getByRole('spinbutton', { name: t.form.each }).fill('1.5');
    await expectAccessible(page, '#root');
    await press(page, t.form.save);
    await does(t.actions.pay);
    await expect(page.getByRole('dialog')).toContainText('3.00');
    await press(page, t.paying.confirm);
    await expect(card.getByText(t.states['under-review'], { exact: true })).toBeVisible();
  });

  const decide = async (decision: 'approvePacket' | 'rejectPacket', why: string) => {
    await operator.goto('/operator/reviews');
    await operator.getByRole('tab', { name: reviewTexts[language].tab.packets, exact: true }).click();
    await press(operator, r[decision].title({ name }));
    const dialog = operator.getByRole('dialog');
    await dialog.getByLabel(frame.why, { exact: true }).fill(why);
    await expectAccessible(operator);
    await dialog.getByRole('button', { name: r[decision].submit, exact: true }).click();
    await expect(dialog).toBeHidden();
  };

  await test.step('the operator rejects it, and its maker reads why and mends it', async () => {
    await decide('rejectPacket', 'the name says nothing');
    await page.reload();
    await expect(card.getByText(t.rejectedFor({ reason: 'the name says nothing' }))).toBeVisible();
    await does(t.actions.edit);
    await page.getByRole('spinbutton', { name: t.form.count }).fill('3');
    await press(page, t.form.save);
    await expect(card.getByText(t.states['under-review'], { exact: true })).toBeVisible();
    await decide('approvePacket', 'now it does');
  });

  await test.step('somebody answers, is told at once what they won, and again after a reload', async () => {
    const visitor = await newVisitor();
    const answering = driver(visitor, language);
    await answering.open(path);
    await answering.choose('Tea');
    await answering.submit();
    const amount = language === 'zh' ? '¥1.50' : 'CN¥1.50';
    await expect(visitor.getByText(c.paid({ amount }))).toBeVisible();
    await expect(visitor.getByText(c.demonstration)).toBeVisible();
    await expectAccessible(visitor);
    await expectNoSidewaysScrolling(visitor);
    await visitor.reload();
    await expect(visitor.getByText(c.paid({ amount }))).toBeVisible();
  });

  await test.step('its maker sees who received what, ends it, and has the rest back', async () => {
    await page.reload();
    await does(t.actions.details);
    const drawer = page.getByRole('dialog', { name });
    await expect(drawer.getByText(t.claimStates.paid, { exact: true }).last()).toBeVisible();
    await expectAccessible(page, '#root');
    await page.keyboard.press('Escape');
    await does(t.actions.close);
    await does(t.actions.return);
    await press(page, t.returning.confirm);
    await expect(card.getByText(t.states.ended, { exact: true })).toBeVisible();
    expect(await call(walletCalls.balances, {})).toMatchObject({ fen: 850 });
    await page.goto('/user/rewards');
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
    await expectAccessible(page, HEAD);
    await expectNoSidewaysScrolling(page);
  });
});

test('gift codes are uploaded, and one is shown to who answered and can be copied', async ({
  newVisitor,
  language,
}, info) => {
  const [t, c] = [rewardTexts[language], rewardClaimTexts[language]];
  const { phone, scrollId, path } = await maker('周礼');
  const page = await newVisitor(phone);
  const name = `Codes ${phone.slice(-6)}`;
  const card = page.getByRole('article', { name, exact: true });
  const list = info.outputPath('codes.txt');
  writeFileSync(list, 'TEA-0001-LONG\nTEA-0002-LONG\n');

  await page.goto(`/survey/launch/channel?scrollId=${scrollId}&view=rewards`);
  await press(page, t.create);
  await page.getByRole('textbox', { name: t.form.name }).fill(name);
  await page.getByRole('radio', { name: t.kinds.codes }).check();
  await press(page, t.form.save);
  await card.getByRole('button', { name: t.actions.codes, exact: true }).click();
  await page.getByLabel(t.uploading.file).setInputFiles(list);
  await expectAccessible(page, '#root');
  await press(page, t.uploading.confirm);
  await expect(page.getByText(t.uploading.done({ added: 2, known: 0 }))).toBeVisible();
  await card.getByRole('button', { name: t.actions.open, exact: true }).click();
  await expect(card.getByText(t.states.issuing, { exact: true })).toBeVisible();

  const visitor = await newVisitor();
  const answering = driver(visitor, language);
  await answering.open(path);
  await answering.choose('Coffee');
  await answering.submit();
  await expect(visitor.getByText(/^TEA-000[12]-LONG$/)).toBeVisible();
  await expect(visitor.getByRole('button', { name: c.copy, exact: true })).toBeVisible();
  await expectAccessible(visitor);
  await expectNoSidewaysScrolling(visitor);
});
