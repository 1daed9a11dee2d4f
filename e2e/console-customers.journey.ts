import { enterpriseCalls, respondentCalls, sendCalls } from '@wenshu/api-contract';
import { operatedEnterpriseTexts } from '@wenshu/texts/console/enterprises';
import { consoleTexts } from '@wenshu/texts/console/frame';
import { reviewTexts } from '@wenshu/texts/console/reviews';
import { teamTexts } from '@wenshu/texts/people/enterprises';
import { messageKinds } from '@wenshu/texts/people/messages';
import { DRINK } from './support/answering.ts';
import { address, expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';
import { newPerson } from './support/new-person.ts';
import { signInOperator } from './support/sign-in-operator.ts';
import { designSurvey, publishSurvey, signedInCalls } from './support/survey-maker.ts';

test('an order is opened and an enterprise’s term is ended, and its administrator reads both; a mail is rejected with a reason and its sender reads it (P2.84, P4.29, S4.12)', async ({
  newVisitor,
  language,
}) => {
  const [e, r, frame] = [operatedEnterpriseTexts[language], reviewTexts[language], consoleTexts[language]];
  const [words, kinds] = [teamTexts[language], messageKinds[language]];
  const phone = await newPerson('沈岚');
  const call = await signedInCalls(address(), phone);
  const name = `Orchard ${phone.slice(-6)}`;
  const { enterpriseId } = await call(enterpriseCalls.create, { name, industry: 'retail' });
  const { orderNumber } = await call(enterpriseCalls.order, { enterpriseId, wish: 'seats', seats: 10 });
  const operator = await newVisitor();
  await signInOperator(operator, 'service');
  const customer = await newVisitor(phone);
  const dialog = operator.getByRole('dialog');
  const press = (label: string) => operator.getByRole('button', { name: label, exact: true }).click();
  const because = async (why: string, submit: string) => {
    await dialog.getByLabel(frame.why, { exact: true }).fill(why);
    await expectAccessible(operator);
    await dialog.getByRole('button', { name: submit, exact: true }).click();
    await expect(dialog).toBeHidden();
  };

  await test.step('the order waits among those of all, and is opened with a reason', async () => {
    await operator.goto('/operator/enterprises');
    await expect(operator.getByRole('heading', { level: 1 })).toHaveText(frame.rooms.enterprises);
    await expectAccessible(operator);
    await expectNoSidewaysScrolling(operator);
    await press(e.orders.openOf({ number: orderNumber }));
    await because('paid by transfer', e.orders.open);
    await expect(operator.getByRole('button', { name: e.orders.openOf({ number: orderNumber }) })).toBeHidden();
  });

  await test.step('found by its name, the enterprise has its seats; its term is extended, then ended', async () => {
    await operator.getByRole('tab', { name: e.tab.enterprises, exact: true }).click();
    await operator.getByRole('textbox', { name: e.list.search }).fill(name);
    await press(e.lookAt({ name }));
    await expect(operator.getByText(e.list.seatsOf({ used: 1, total: 15 }))).toBeVisible();
    await press(e.extend.button);
    await because('a gift', e.extend.button);
    await press(e.expire.button);
    await because('asked for by its administrator', e.expire.button);
    await expect(operator.getByText(words.orders.status.expired, { exact: true })).toBeVisible();
    await expect(operator.getByRole('button', { name: e.expire.button })).toHaveCount(0);
    await expectAccessible(operator);
    await expectNoSidewaysScrolling(operator);
    await operator.goBack();
    await expect(operator.getByRole('textbox', { name: e.list.search })).toHaveValue(name);
  });

  const taskName = `Spring ${phone.slice(-6)}`;
  await test.step('a mailing is read as somebody made up gets it, and rejected with a reason', async () => {
    const scrollId = await designSurvey(call, `Coffee ${phone.slice(-6)}`, [DRINK]);
    await publishSurvey(call, scrollId);
    await call(respondentCalls.addRespondents, {
      scrollId,
      respondents: [{ name: 'Mei', email: `mei.${scrollId}@example.com` }],
    });
    const contents = [{ language, subject: 'Hello {name}', body: 'Dear {name}\n\n{link}' }];
    const code = `spring${phone}`;
    await call(sendCalls.sendMsgBatch, { scrollId, sendMethod: 'mail', code, name: taskName, contents });
    await operator.goto('/operator/reviews');
    await press(r.mails.lookAt({ name: taskName }));
    await expect(operator.frameLocator(`iframe[title="${r.mails.frame}"]`).getByText('Dear')).toBeVisible();
    await expect(operator.getByText('Mei')).toHaveCount(0);
    await expectAccessible(operator);
    await expectNoSidewaysScrolling(operator);
    await press(r.mails.reject);
    await because('Say who asks', r.mails.reject);
    await operator.getByRole('tab', { name: r.tab.history, exact: true }).click();
    await expect(operator.getByRole('row', { name: new RegExp(taskName) })).toContainText('Say who asks');
  });

  await test.step('the customer reads all of it', async () => {
    await customer.goto('/message-history');
    const order = kinds['order-opened'].content({ enterprise: name, order: orderNumber });
    const told = [order, kinds['enterprise-expired'].content({ enterprise: name })];
    for (const text of told) await expect(customer.getByText(text).first()).toBeVisible();
    await expect(customer.getByText(/Say who asks/).first()).toBeVisible();
  });
});
