import { projectTexts } from '@wenshu/texts/design/projects';
import { teamTexts } from '@wenshu/texts/people/team';
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';

const COLLEAGUE = '13900139000';
const run = String(Date.now()).slice(-6);

test('an enterprise is founded, a colleague sits down and sees a project in their role, leaves it after a confirmation, and the enterprise is deleted by its name (P1.12, P2.36, P5.28, P5.29, P6.29, S6.16) @wide', async ({
  creator: page,
  newVisitor,
  language,
}) => {
  const t = teamTexts[language];
  const p = projectTexts[language];
  const enterprise = `Team ${run}`;
  const project = `Project ${run}`;
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

  await test.step('founding it leads to an empty shelf of projects', async () => {
    await page.goto('/team/create-enterPrise');
    await page.getByLabel(t.info.fields.name).fill(enterprise);
    await page.getByRole('combobox', { name: t.info.fields.industry }).click();
    await page.getByTitle(t.industries.software).click();
    await expectAccessible(page);
    await press(t.create);
    await expect(page.getByRole('heading', { name: p.empty })).toBeVisible();
  });

  await test.step('a project comes with its first task', async () => {
    await page.goto('/team/manage-project/create-project');
    await page.getByLabel(p.form.name).fill(project);
    await page.getByLabel(p.form.taskName({ number: 1 })).fill(`Task ${run}`);
    await expectAccessible(page);
    await press(p.form.save);
    await expect(page.getByRole('heading', { name: project, level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: `Task ${run}` })).toBeVisible();
  });
  const address = page.url();

  await test.step('an unknown phone asks whether they are registered; a known one takes a seat', async () => {
    await page.goto('/team/workSpace/workSpace-member');
    await press(t.members.add);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t.members.phone).fill('13711112222');
    await dialog.getByRole('button', { name: t.members.add, exact: true }).click();
    await expect(dialog.getByText(t.members.notRegistered)).toBeVisible();
    await dialog.getByLabel(t.members.phone).fill(COLLEAGUE);
    await dialog.getByRole('button', { name: t.members.add, exact: true }).click();
    await expect(page.getByText(t.members.lead({ total: 5, left: 3 }))).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('in the project they are given a role', async () => {
    await page.goto(address);
    await page.getByRole('tab', { name: p.project.tabs.members }).click();
    await press(p.members.add);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: p.members.person }).click();
    await page.locator('.ant-select-item-option').filter({ hasText: '139****9000' }).click();
    await dialog.getByRole('button', { name: p.members.add, exact: true }).click();
    await expect(page.getByRole('cell', { name: '139****9000' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
  });

  await test.step('they see the task, and nothing that they may not do', async () => {
    const colleague = await newVisitor(COLLEAGUE);
    await colleague.goto(address);
    await expect(colleague.getByRole('link', { name: `Task ${run}` })).toBeVisible();
    await expect(colleague.getByRole('button', { name: p.project.edit })).toHaveCount(0);
    await expect(colleague.getByRole('button', { name: p.tasks.add })).toHaveCount(0);
  });

  await test.step('taking the role away asks first', async () => {
    const row = page.getByRole('row').filter({ hasText: '139****9000' });
    await row.getByRole('button', { name: p.members.remove }).click();
    const box = page.getByRole('dialog', { name: p.members.removeTitle({ name: '周衡' }) });
    await box.getByRole('button', { name: t.cancel }).click();
    await expect(row).toBeVisible();
    await row.getByRole('button', { name: p.members.remove }).click();
    await box.getByRole('button', { name: p.members.remove }).click();
    await expect(row).toHaveCount(0);
  });

  await test.step('deleting takes the exact name', async () => {
    await page.goto('/team/workSpace/workSpace-info');
    await press(t.info.remove);
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
