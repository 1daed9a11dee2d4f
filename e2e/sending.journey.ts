import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { respondentCalls, sendCalls } from '@wenshu/api-contract';
import { sendingTexts } from '@wenshu/texts/collect/sending';
import { unsubscribeTexts } from '@wenshu/texts/collect/unsubscribe';
import { call, DRINK, driver, publish } from './support/answering.ts';
import { address, expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';
import { mailsTo } from './support/outbox.ts';

/** What a queue does comes by itself, a few seconds later. */
const SLOW = { timeout: 90_000 };
const run = promisify(execFile);

/** As an operator types it. */
const operator = (...words: string[]) =>
  run(process.execPath, ['tools/operator-mail.ts', ...words], {
    env: { ...process.env, DATABASE_URL: process.env.WENSHU_DATABASE },
  });

const open = (page: Page, scrollId: string) => page.goto(`/survey/launch/channel?scrollId=${scrollId}&view=mail`);

test('a mail is rejected, mended, stopped and sent; only who has not answered is reminded; a scanner uses nothing up; somebody unsubscribes (P2.19, P2.94, S2.29, P8.30) @wide', async ({
  creator: page,
  newVisitor,
  language,
}) => {
  const t = sendingTexts[language];
  const { form } = t;
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const { scrollId } = await publish([DRINK]);
  const people = ['lan', 'mei', 'bo'].map(name => ({ name, email: `${name}.${scrollId}@example.com` }));
  const [lan, mei] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]];
  await call(respondentCalls.addRespondents, { scrollId, respondents: people });
  const task = (name: string) => page.getByRole('article', { name, exact: true });
  const codeOf = async (name: string) =>
    (await call(sendCalls.sendTasks, { scrollId, sendMethod: 'mail' })).items.find(one => one.name === name)!.code;

  await test.step('written, looked at, handed in, and rejected with a reason', async () => {
    await open(page, scrollId);
    await expect(page.getByRole('heading', { name: t.empty })).toBeVisible();
    await expectAccessible(page);
    await press(t.create.mail);
    await page.getByLabel(form.name, { exact: true }).fill('Spring');
    await press(form.preview);
    await expect(page.getByText(form.previewAs({ name: 'lan' }))).toBeVisible();
    await expectAccessible(page);
    await press(form.submit.review);
    await expect(task('Spring').getByText(t.taskStates['pending-review'])).toBeVisible();
    await operator('reject', await codeOf('Spring'), 'Say', 'who', 'asks');
    await expect(task('Spring').getByText(t.rejection({ reason: 'Say who asks' }))).toBeVisible(SLOW);
  });

  await test.step('mended and approved, then stopped: nobody gets it until it goes on', async () => {
    await press(t.mend);
    await page.getByLabel(form.senderName, { exact: true }).fill('Lin');
    await press(form.submit.review);
    await expect(task('Spring').getByText(t.taskStates['pending-review'])).toBeVisible();
    await task('Spring').getByRole('button', { name: t.stop, exact: true }).click();
    await expect(task('Spring').getByText(t.taskStates.stopped)).toBeVisible();
    await task('Spring').getByRole('button', { name: t.resume, exact: true }).click();
    await expect(task('Spring').getByText(t.taskStates['pending-review'])).toBeVisible();
    expect(await mailsTo(lan.email)).toEqual([]);
    await operator('approve', await codeOf('Spring'));
    await expect(task('Spring').getByText(t.taskStates.done)).toBeVisible(SLOW);
    for (const { email } of people) expect(await mailsTo(email)).toHaveLength(1);
    await press(t.recipients);
    await expect(page.getByRole('dialog').getByText(t.states.sent)).toHaveCount(3);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expectNoSidewaysScrolling(page);
  });

  await test.step('a scanner opens every link of every mail; one answers by hers all the same', async () => {
    for (const { email } of people) {
      const [mail] = await mailsTo(email);
      const links = [...mail!.html.matchAll(/(?:href|src)="([^"]+)"/g)].map(match =>
        match[1]!.replaceAll('&amp;', '&'),
      );
      expect(links.length).toBeGreaterThan(2);
      for (const link of links) expect((await fetch(link)).status).toBe(200);
    }
    const { items } = await call(respondentCalls.findRespondents, { scrollId });
    expect(items.map(({ answerStatus, isNotToAsk }) => [answerStatus, isNotToAsk])).toEqual([
      [0, false],
      [0, false],
      [0, false],
    ]);
    const { open: visit, choose, submit, ended, views } = driver(await newVisitor(), language);
    const [mail] = await mailsTo(lan.email);
    await visit(/\/p\/\w+/.exec(mail!.body)![0]);
    await choose('Tea');
    await submit();
    await ended(views.outcomes.finished.title);
  });

  await test.step('one unsubscribes from the mail; the page asks first', async () => {
    const visitor = await newVisitor();
    const u = unsubscribeTexts[language];
    const [mail] = await mailsTo(mei.email);
    const { pathname, search } = new URL(/\S+email-unsubscribe\S+/.exec(mail!.body)![0], address());
    await visitor.goto(pathname + search);
    await expect(visitor.getByRole('heading', { name: u.of.survey.title })).toBeVisible();
    await expectAccessible(visitor);
    await visitor.getByRole('button', { name: u.confirm, exact: true }).click();
    await expect(visitor.getByRole('heading', { name: u.doneTitle })).toBeVisible();
    await visitor.goto(`${pathname}?codeNum=x`);
    await visitor.getByRole('button', { name: u.confirm, exact: true }).click();
    await expect(visitor.getByRole('heading', { name: u.failedTitle })).toBeVisible();
  });

  await test.step('the next one goes to who has neither answered nor unsubscribed', async () => {
    await press(t.create.mail);
    await page.getByLabel(form.name, { exact: true }).fill('Again');
    await press(form.submit.review);
    await expect(page.getByText(form.sent({ count: 1 }))).toBeVisible();
    await expect(page.getByText(form.notAsked({ count: 1 }))).toBeVisible();
  });
});
