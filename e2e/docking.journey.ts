import { execFile } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { sampleCalls } from '@wenshu/api-contract';
import { dockingTexts } from '@wenshu/texts/collect/docking';
import { sampleTexts } from '@wenshu/texts/collect/samples';
import { call, DRINK, driver, publish } from './support/answering.ts';
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';

/** What a queue does comes by itself, a few seconds later. */
const SLOW = { timeout: 90_000 };
const run = promisify(execFile);

/** As an operator types it. On a folder of its own: other journeys have operators too, and one locks its folder against another. */
const operator = (...words: string[]) =>
  run(process.execPath, ['tools/operator-samples.ts', ...words], {
    env: {
      ...process.env,
      DATABASE_URL: process.env.WENSHU_DATABASE,
      DATA_DIR: join(tmpdir(), `wenshu-desk-${process.pid}`),
    },
  });

/** Another system, on this machine: it takes people back, and answers. */
async function startSystem() {
  const pushed: { uid: string; outcome: string }[] = [];
  const server = createServer(async (request, response) => {
    if (request.method === 'POST') pushed.push(JSON.parse(await text(request)).record);
    response.setHeader('content-type', 'text/html').end('<title>Back</title>Welcome back');
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { pushed, stop, base: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test('another system sends somebody by a signed link, takes them back, and gets the answer (S2.52) @phone', async ({
  creator: page,
  newVisitor,
  language,
}) => {
  const t = dockingTexts[language];
  const { base, pushed, stop } = await startSystem();
  const { scrollId } = await publish([DRINK]);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const card = page.getByRole('article', { name: 'members', exact: true });
  let secret = '';
  let link = '';
  const signed = (uid: string) => {
    const query = `uid=${uid}&expires=${Math.floor(Date.now() / 1000) + 600}`;
    const sign = createHmac('sha256', secret)
      .update(`${link.split('/').pop()}?${query}`)
      .digest('hex');
    // The language is the reader's own affair, and nobody signs it.
    return `${link}?${query}&sign=${sign}&lang=${language}`;
  };

  await test.step('the key is made, its secret shown once', async () => {
    await page.goto(`/survey/launch/channel?scrollId=${scrollId}&view=docking`);
    await expect(page.getByRole('heading', { name: t.empty })).toBeVisible();
    await expectAccessible(page);
    await press(t.create);
    await page.getByLabel(t.form.name, { exact: true }).fill('members');
    await page.getByLabel(t.form.push, { exact: true }).fill(`${base}/answers`);
    await page.getByLabel(t.form.outcomes.finished, { exact: true }).fill(`${base}/back?member={uid}`);
    await expectAccessible(page);
    await press(t.form.save);
    secret = await page.getByLabel(t.secret.label, { exact: true }).inputValue();
    await expectAccessible(page);
    await press(t.secret.close);
    link = (await card.locator('code').first().textContent()) ?? '';
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
    await card.getByRole('button', { name: t.guide, exact: true }).click();
    await expect(page.getByLabel(t.examples.signWithNode, { exact: true })).toHaveValue(new RegExp(link));
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });

  await test.step('its person answers and goes back; a link that was changed says so', async () => {
    const visitor = await newVisitor();
    const { choose, submit, ended, t: gates } = driver(visitor, language);
    await visitor.goto(signed('m1').replace('uid=m1', 'uid=m2'));
    await ended(gates.refusals.linkNotGenuine.title);
    await expectAccessible(visitor);
    await visitor.goto(signed('m1'));
    await choose('Coffee');
    await submit();
    await visitor.waitForURL(`${base}/back?member=m1`);
  });

  await test.step('the answer arrives, and the log says so', async () => {
    await expect.poll(() => pushed, SLOW).toMatchObject([{ uid: 'm1', outcome: 'completed' }]);
    await card.getByRole('button', { name: t.log, exact: true }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('cell', { name: t.deliveryStates.delivered })).toBeVisible(SLOW);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });

  await test.step('ended, its links open nothing', async () => {
    await card.getByRole('button', { name: t.revoke, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: t.revoking.confirm, exact: true }).click();
    await expect(card.getByText(t.states.revoked, { exact: true })).toBeVisible();
    const visitor = await newVisitor();
    await visitor.goto(signed('m3'));
    const { ended, t: gates } = driver(visitor, language);
    await ended(gates.refusals.linkNotGenuine.title);
  });
  stop();
});

test('a sample is ordered with its estimate, reviewed, paid and fielded by the operator, and delivered (S2.52) @wide', async ({
  creator: page,
  newVisitor,
  language,
}) => {
  const { base, stop } = await startSystem();
  const { scrollId } = await publish([DRINK]);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const s = sampleTexts[language];
  await page.goto(`/survey/launch/channel?scrollId=${scrollId}&view=samples`);
  await expect(page.getByRole('heading', { name: s.empty })).toBeVisible();
  await press(s.create);
  await page.getByLabel(s.form.samples, { exact: true }).fill('1');
  await expect(page.getByRole('region', { name: s.estimate.title })).toBeVisible();
  await press(s.form.submit);
  await expect(page.getByText(s.form.targetsMissing)).toBeVisible();
  await page.getByLabel(s.form.targets, { exact: true }).fill('Coffee drinkers');
  await expectAccessible(page);
  await press(s.form.submit);
  const order = page.getByRole('article');
  await expect(order.getByText(s.states.requested, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  const [{ orderNumber } = { orderNumber: '' }] = await call(sampleCalls.listSampleOrders, { scrollId });
  expect((await operator('list')).stdout).toContain(orderNumber);
  await operator('approve', orderNumber, '123.50');
  await expect(order.getByText(s.states.approved, { exact: true })).toBeVisible(SLOW);
  await operator('paid', orderNumber);
  const back = ['c', 's', 'q'].map(outcome => `${base}/${outcome}?uid={uid}`);
  const path = /\/s\/\w+/.exec((await operator('field', orderNumber, ...back)).stdout)![0];
  const visitor = await newVisitor();
  const { choose, submit } = driver(visitor, language);
  await visitor.goto(`${path}?uid=p7&lang=${language}`);
  await choose('Tea');
  await submit();
  await visitor.waitForURL(`${base}/c?uid=p7`);
  await expect(order.getByText(s.states.delivered, { exact: true })).toBeVisible(SLOW);
  stop();
});
