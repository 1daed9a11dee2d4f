import type { Page } from '@playwright/test';
import { clientTexts } from '@wenshu/texts/client';
import { channelTexts } from '@wenshu/texts/collect/links';
import { projectTexts } from '@wenshu/texts/design/projects';
import { accessTexts } from '@wenshu/texts/people/access';
import { teamTexts } from '@wenshu/texts/people/enterprises';
import { messageScreenTexts } from '@wenshu/texts/people/message-screen';
import { messageKinds } from '@wenshu/texts/people/messages';
import { rightTexts } from '@wenshu/texts/people/rights';
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';
import { newPerson } from './support/new-person.ts';
import { operate } from './support/operate.ts';
import { lookForMails, mailsTo } from './support/outbox.ts';

const run = String(Date.now()).slice(-6);
const NOTE = 'For the fair in May';
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('an enterprise is founded and its seats are opened by the operator; a colleague follows the invitation, sees what their role allows, asks for more where they are told that it is missing and gets it, is told by mail, and leaves their work to the administrator (P1.12, P2.36, P5.28, P5.29, P6.29, P8.28, S6.16) @wide', async ({
  newVisitor,
  language,
}) => {
  const [t, p, a] = [teamTexts[language], projectTexts[language], accessTexts[language]];
  const [enterprise, project] = [`Team ${run}`, `Project ${run}`];
  const [first, own] = [`Task ${run}`, `Own ${run}`];
  const email = `zhou.${run}@example.com`;
  const page = await newVisitor(await newPerson('沈岚'));
  const colleague = await newVisitor(await newPerson('周远'));
  const taskOf = (whose: Page, name: string) => whose.getByRole('link', { name, exact: true });

  await test.step('founded, with a project and its first task', async () => {
    await page.goto('/team/create-enterPrise');
    await page.getByLabel(t.info.fields.name).fill(enterprise);
    await page.getByRole('combobox', { name: t.info.fields.industry }).click();
    await page.getByTitle(t.industries.software).click();
    await expectAccessible(page);
    await press(page, t.create);
    await expect(page.getByRole('heading', { name: p.empty })).toBeVisible();
    await page.goto('/team/manage-project/create-project');
    await page.getByLabel(p.form.name).fill(project);
    await page.getByLabel(p.form.taskName({ number: 1 })).fill(first);
    await expectAccessible(page);
    await press(page, p.form.save);
    await expect(page.getByRole('heading', { name: project, level: 1 })).toBeVisible();
    await expect(taskOf(page, first)).toBeVisible();
  });
  const address = page.url();

  await test.step('three more seats are ordered, and opened by whoever runs the platform', async () => {
    await page.goto('/team/workSpace/workSpace-order');
    await press(page, t.orders.ask);
    await page.getByRole('dialog').getByLabel(t.orders.count).fill('3');
    await press(page, t.orders.send);
    await expect(page.getByRole('row').filter({ hasText: t.orders.statuses.requested })).toBeVisible();
    const orders = await operate('operator', 'orders');
    const [orderNumber = ''] =
      orders
        .split('\n')
        .find(line => line.includes(enterprise))
        ?.split(' ') ?? [];
    await operate('operator', 'open', orderNumber);
    await page.reload();
    await expect(page.getByText(t.orders.seatsOf({ total: 8, left: 7 }))).toBeVisible();
  });

  await test.step('an unknown phone asks whether they are registered; the colleague follows a link instead', async () => {
    await page.goto('/team/workSpace/workSpace-member');
    await press(page, t.members.add);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t.members.phone).fill('13711112222');
    await dialog.getByRole('button', { name: t.members.add, exact: true }).click();
    await expect(dialog.getByText(t.members.notRegistered)).toBeVisible();
    await page.keyboard.press('Escape');
    await press(page, t.members.invite);
    const link = await page.getByText(/invitation=/).textContent();
    await expectAccessible(page);
    await colleague.goto(link ?? '');
    await expect(colleague.getByText(t.join.text({ name: enterprise }))).toBeVisible();
    await press(colleague, t.join.accept);
    await expect(colleague.getByRole('heading', { name: p.empty })).toBeVisible();
    await page.reload();
    await expect(page.getByText(t.members.lead({ total: 8, left: 6 }))).toBeVisible();
  });

  await test.step('the colleague wants to be told by mail', async () => {
    const { mail: m } = messageScreenTexts[language];
    await colleague.goto('/message-history');
    await press(colleague, m.open);
    await colleague.getByRole('switch', { name: m.switch }).click();
    await colleague.getByLabel(m.email).fill(email);
    await press(colleague, m.next);
    await colleague.getByLabel(m.code).fill(/\d{6}/.exec((await codeSentTo(email)).body)![0]);
    await press(colleague, m.confirm);
    await expect(colleague.getByText(m.saved)).toBeVisible();
  });

  await test.step('with a role in the project they see its task, and nothing that they may not do', async () => {
    await page.goto(address);
    await page.getByRole('tab', { name: p.project.tabs.members }).click();
    await press(page, p.members.add);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: p.members.person }).click();
    await page.locator('.ant-select-item-option').filter({ hasText: '周远' }).click();
    await dialog.getByRole('button', { name: p.members.add, exact: true }).click();
    await expect(page.getByText(p.members.added, { exact: true })).toBeVisible();
    await expect(page.getByRole('cell', { name: '周远' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await colleague.goto(address);
    await expect(taskOf(colleague, first)).toBeVisible();
    await expect(colleague.getByRole('button', { name: p.project.edit })).toHaveCount(0);
    await expect(colleague.getByRole('button', { name: p.tasks.add })).toHaveCount(0);
  });

  await test.step('its links are closed to them: the page says which right is missing, and who can give it', async () => {
    const scrollId = new URL((await taskOf(colleague, first).getAttribute('href')) ?? '', address).searchParams.get(
      'scrollId',
    );
    await colleague.goto(`/survey/launch/channel?scrollId=${scrollId}`);
    await expect(colleague.getByRole('heading', { name: channelTexts[language].noAccess })).toBeVisible();
    const why = rightTexts[language].whyNot({ right: 'links.view', givers: ['沈岚'] });
    await expect(colleague.getByText(why)).toBeVisible();
    await expectAccessible(colleague);
  });

  await test.step('they ask for it there, and the page says that it waits', async () => {
    await press(colleague, clientTexts[language].askForAccess);
    await colleague.getByRole('dialog').getByLabel(a.dialog.note).fill(NOTE);
    await expectAccessible(colleague);
    await press(colleague, a.dialog.send);
    await expect(colleague.getByText(a.sent)).toBeVisible();
    await expect(colleague.getByRole('status').filter({ hasText: '沈岚' })).toBeVisible();
    await expect(colleague.getByRole('button', { name: clientTexts[language].askForAccess })).toHaveCount(0);
  });

  await test.step('the administrator follows the message to where it is given, and gives it; the page opens by itself', async () => {
    await page.goto('/message-history');
    const asked = messageKinds[language]['access-asked'];
    const words = asked.content({ by: '周远', thing: first, right: 'links.view', note: NOTE });
    await page.getByRole('link').filter({ hasText: words }).click();
    const requests = page.getByRole('region', { name: a.requests.title({ count: 1 }) });
    await expect(requests).toContainText(NOTE);
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await press(page, a.requests.giveTo({ name: '周远' }));
    await expect(page.getByText(a.requests.given({ name: '周远' }))).toBeVisible();
    await expect(requests).toHaveCount(0);
    await expect(page.getByRole('region', { name: p.members.single })).toContainText('周远');
    // Whoever comes back to the page finds it open: it looks whether the right has come.
    await colleague.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(colleague.getByRole('heading', { name: channelTexts[language].title, level: 1 })).toBeVisible();
  });

  await test.step('a role gives them more than that', async () => {
    await page.goto(address);
    await page.getByRole('tab', { name: p.project.tabs.members }).click();
    await page.getByRole('combobox', { name: p.members.roleOf({ name: '周远' }) }).click();
    await page.locator('.ant-select-item-option').filter({ hasText: t.roles.names['project.administrator']! }).click();
    await expect(page.getByText(p.members.changed)).toBeVisible();
  });

  await test.step('what happened to them came by mail; they make a task of their own', async () => {
    await lookForMails();
    const { title } = messageKinds[language]['project-role-given'];
    await expect.poll(async () => (await mailsTo(email)).map(({ subject }) => subject)).toContain(title);
    const told = (await mailsTo(email)).find(({ subject }) => subject === title)!;
    expect(told.body).toContain(project);
    await colleague.goto(/\S+\/team\/\S+/.exec(told.body)![0]);
    await press(colleague, p.tasks.add);
    await colleague.getByLabel(p.tasks.name).fill(own);
    await press(colleague, p.tasks.addBlank);
    await colleague.goto(address);
    await expect(taskOf(colleague, own)).toBeVisible();
  });

  await test.step('they leave; what they made is the administrator’s', async () => {
    await colleague.goto('/team/workSpace/workSpace-info');
    await press(colleague, t.info.exit);
    await colleague.getByRole('dialog').getByRole('button', { name: t.info.exit, exact: true }).click();
    await expect(colleague.getByText(t.info.exited)).toBeVisible();
    await colleague.goto(address);
    await expect(taskOf(colleague, own)).toHaveCount(0);
    await page.goto(address);
    await expect(taskOf(page, own)).toBeVisible();
    await page.getByRole('tab', { name: p.project.tabs.members }).click();
    await expect(page.getByRole('cell', { name: '沈岚' })).toBeVisible();
    await expect(page.getByRole('cell', { name: '周远' })).toHaveCount(0);
  });

  await test.step('deleting takes the exact name', async () => {
    await page.goto('/team/workSpace/workSpace-info');
    await press(page, t.info.remove);
    const dialog = page.getByRole('dialog');
    const name = dialog.getByLabel(t.info.typeName({ name: enterprise }));
    await name.fill('Another');
    await dialog.getByRole('button', { name: t.info.remove, exact: true }).click();
    await expect(dialog.getByText(t.info.wrongName)).toBeVisible();
    await name.fill(enterprise);
    await dialog.getByRole('button', { name: t.info.remove, exact: true }).click();
    await expect(page.getByText(t.info.removed)).toBeVisible();
  });
});

async function codeSentTo(email: string): Promise<{ body: string }> {
  await expect.poll(async () => (await mailsTo(email)).length).toBeGreaterThan(0);
  return (await mailsTo(email)).at(-1)!;
}
