import { enterpriseCalls } from '@wenshu/api-contract';
import { consoleTexts } from '@wenshu/texts/console/frame';
import { operatedMoneyTexts } from '@wenshu/texts/console/money';
import { ledgerTexts } from '@wenshu/texts/people/ledger';
import { messageKinds } from '@wenshu/texts/people/messages';
import { amountText, tillTexts, walletTexts, yuan } from '@wenshu/texts/people/wallet';
import { address, expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';
import { newPerson } from './support/new-person.ts';
import { signInOperator } from './support/sign-in-operator.ts';
import { signedInCalls } from './support/survey-maker.ts';

test('points are topped up at the till and stand in the statement; an operator refunds them, and who paid reads why (S2.53)', async ({
  newVisitor,
  language,
}) => {
  const [t, till, m] = [walletTexts[language], tillTexts[language], operatedMoneyTexts[language]];
  const [frame, { causes }] = [consoleTexts[language], ledgerTexts[language]];
  const shown = (amount: number) => amountText[language]({ unit: 'points', amount });
  const phone = await newPerson('沈岚');
  const call = await signedInCalls(address(), phone);
  const name = `Orchard ${phone.slice(-6)}`;
  await call(enterpriseCalls.create, { name, industry: 'retail' });
  const page = await newVisitor(phone);
  const dialog = page.getByRole('dialog');
  const held = (amount: string) => page.getByLabel(t.balances).getByText(amount, { exact: true });
  const look = async (of = page) => {
    await expectAccessible(of);
    await expectNoSidewaysScrolling(of);
  };

  await test.step('a new wallet has the points that everybody begins with, and says that no money moves here', async () => {
    await page.goto('/user?view=wallet');
    await expect(held(shown(100))).toBeVisible();
    await expect(page.getByText(t.till)).toBeVisible();
    await look();
  });

  await test.step('two packages are ordered and paid at the till; the page sees it by itself', async () => {
    await page.getByRole('button', { name: t.topUp, exact: true }).click();
    await dialog.getByLabel(t.dialog.quantity, { exact: true }).fill('2');
    await expect(dialog.getByText(t.dialog.gets({ amount: shown(1000) }))).toBeVisible();
    await look();
    await dialog.getByRole('button', { name: t.dialog.pay, exact: true }).click();
    await expect(dialog.getByRole('img', { name: t.pay.code })).toBeVisible();
    await look();
    const [counter] = await Promise.all([
      page.waitForEvent('popup'),
      dialog.getByRole('link', { name: t.pay.open }).click(),
    ]);
    await expect(counter.getByText(till.warning)).toBeVisible();
    await look(counter);
    await counter.getByRole('button', { name: till.pay }).click();
    await expect(counter.getByText(till.paid)).toBeVisible();
    await counter.close();
    await expect(dialog.getByText(t.pay.paidText({ amount: shown(1000) }))).toBeVisible();
    await look();
  });

  let orderNumber = '';
  await test.step('the balance, the statement and the receipt tell of it', async () => {
    await dialog.getByRole('link', { name: t.pay.receipt }).click();
    const paper = page.getByRole('article', { name: t.receipt.title });
    await expect(paper.getByText(yuan(8000)).first()).toBeVisible();
    orderNumber = new URL(page.url()).searchParams.get('receipt') ?? '';
    await expect(paper.getByText(orderNumber, { exact: true })).toBeVisible();
    await look();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: t.receipt.title })).toBeVisible();
    await expect(page.getByRole('button', { name: t.receipt.print })).toBeHidden();
    await page.emulateMedia({ media: null });
    await page.getByRole('link', { name: t.receipt.back }).click();
    await expect(held(shown(1100))).toBeVisible();
    await expect(page.getByRole('cell', { name: causes['top-up'], exact: true })).toBeVisible();
    await expect(page.getByText(`+${shown(1000)}`)).toBeVisible();
    await look();
    await page.getByRole('tab', { name: t.tabs.orders, exact: true }).click();
    await expect(page.getByText(t.orders.states.paid, { exact: true })).toBeVisible();
    await look();
  });

  await test.step('an amount that is none is said where it is typed', async () => {
    await page.getByRole('button', { name: t.topUp, exact: true }).click();
    await dialog.getByText(t.units.fen, { exact: true }).click();
    await dialog.getByText(t.dialog.otherAmount, { exact: true }).click();
    await dialog.getByLabel(t.dialog.amount, { exact: true }).fill('0.5');
    await dialog.getByRole('button', { name: t.dialog.pay, exact: true }).click();
    await expect(dialog.getByText(t.dialog.amountWrong)).toBeVisible();
    await look();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('an operator takes 600 points back for their price, and says why', async () => {
    const operator = await newVisitor();
    await signInOperator(operator, 'finance');
    await operator.goto('/operator/money');
    await operator.getByRole('textbox', { name: m.payments.search }).fill(orderNumber);
    await expect(operator.getByText(m.payments.sums({ paid: 8000, refunded: 0 }))).toBeVisible();
    await look(operator);
    await operator.getByRole('button', { name: m.payments.refundOf({ number: orderNumber }) }).click();
    const box = operator.getByRole('dialog');
    await box.getByLabel(m.payments.amount.points, { exact: true }).fill('600');
    await box.getByLabel(frame.why, { exact: true }).fill('买多了');
    await look(operator);
    await box.getByRole('button', { name: m.payments.refund, exact: true }).click();
    await expect(operator.getByText(m.payments.sums({ paid: 8000, refunded: 4800 }))).toBeVisible();
    await operator.getByRole('tab', { name: m.tab.packages, exact: true }).click();
    await expect(operator.getByText(/points-500/)).toBeVisible();
    await look(operator);
    await operator.getByRole('button', { name: m.packages.add, exact: true }).click();
    await look(operator);
    await operator.keyboard.press('Escape');
    await operator.getByRole('tab', { name: m.tab.books, exact: true }).click();
    await expect(operator.getByText(m.books.right)).toHaveCount(2);
    await look(operator);
  });

  await test.step('who paid has less, and reads why', async () => {
    await page.goto('/user?view=wallet');
    await expect(held(shown(500))).toBeVisible();
    await expect(page.getByText(causes['top-up-refund'], { exact: true })).toBeVisible();
    await page.goto('/message-history');
    const { content } = messageKinds[language]['top-up-refunded'];
    await expect(page.getByText(content({ fen: 4800, order: orderNumber, reason: '买多了' })).first()).toBeVisible();
  });
});
