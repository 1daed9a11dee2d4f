import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { typeTexts } from '@wenshu/question-types/type-texts';
import { answeringTexts } from '@wenshu/texts/answering';
import { answerPageTexts } from '@wenshu/texts/collect/answer-page';
import { editorTexts } from '@wenshu/texts/design/editor';
import { canvasTexts } from '@wenshu/texts/design/editor-canvas';
import { questionnaireTexts } from '@wenshu/texts/design/questionnaires';
import { quotaTexts } from '@wenshu/texts/design/quota';
import { exportTexts } from '@wenshu/texts/findings/exports';
import { recordTexts } from '@wenshu/texts/findings/records';
import { jobTexts } from '@wenshu/texts/people/jobs';
import { routeTexts } from '@wenshu/texts/routes';
import { publishAnyway } from './support/editor.ts';
import { expect, expectAccessible, expectNoSidewaysScrolling, signIn, test } from './support/journey.ts';

/** Builds a questionnaire with three types, by hand, from a blank one, and gives back the link after publishing. */
async function buildAndPublish(page: Page, language: 'zh' | 'en', name: string): Promise<string> {
  const t = editorTexts[language];
  const list = questionnaireTexts[language];
  await page.getByRole('button', { name: list.create }).click();
  await page.getByLabel(list.name).fill(name);
  await page.getByRole('button', { name: list.confirm, exact: true }).click();
  await expect(page).toHaveURL(/\/survey\/create\/edit\?scrollId=/);
  const saved = page.getByRole('status').filter({ hasText: t.saved });

  await test.step('add a question of each type', async () => {
    for (const type of ['single-choice', 'fill-in', 'matrix-single'] as const)
      await page.getByRole('button', { name: typeTexts[language].names[type], exact: true }).click();
    await expect(page.getByRole('article')).toHaveCount(3);
    await saved.waitFor();
  });

  await test.step('edit in place, undo and redo', async () => {
    const title = page.getByRole('textbox', { name: t.questionTitle({ seqName: 'Q1' }) });
    await title.fill('Tea or coffee?');
    await title.press('Enter');
    await saved.waitFor();
    await page.getByRole('button', { name: t.undo }).click();
    await expect(title).toHaveValue(typeTexts[language].untitled['single-choice']);
    await page.getByRole('button', { name: t.redo }).click();
    await expect(title).toHaveValue('Tea or coffee?');
    const first = page
      .getByRole('article')
      .first()
      .getByRole('textbox', { name: t.optionText(1), exact: true });
    await first.fill('Tea');
    await first.press('Enter');
    await page.getByRole('article').first().getByRole('button', { name: t.addOption }).click();
    await expect(
      page
        .getByRole('article')
        .first()
        .getByRole('textbox', { name: t.optionText(4), exact: true }),
    ).toBeVisible();
  });

  await test.step('make it required and limit the first option to one sample, in one dimension (S2.43)', async () => {
    await page
      .getByRole('article')
      .first()
      .click({ position: { x: 5, y: 5 } });
    // Where there is no room beside the canvas, the settings lie in a drawer.
    const settings = page.getByRole('button', { name: `${canvasTexts[language].showSettings} Q1` });
    const isNarrow = await settings.isVisible();
    if (isNarrow) await settings.click();
    await page.getByRole('switch', { name: t.settingNames.required }).click();
    if (isNarrow) await page.keyboard.press('Escape');
    await saved.waitFor();
    const quota = quotaTexts[language];
    await page.getByRole('link', { name: quota.title, exact: true }).click();
    await page.getByRole('button', { name: quota.add }).click();
    await page.getByRole('combobox', { name: quota.axes }).click();
    await page.getByTitle('Q1 Tea or coffee?').click();
    // A click beside the list closes it; Escape would close the dialog if the list is closed already.
    await page.getByRole('radio', { name: quota.kinds.single }).click({ force: true });
    await page.getByRole('button', { name: quota.create, exact: true }).click();
    const tea = page.getByRole('textbox', { name: quota.sizeOf({ name: 'Tea' }) });
    await tea.fill('1');
    await tea.press('Enter');
    await saved.waitFor();
    await page.getByRole('link', { name: routeTexts[language]['/survey/create/edit'].title, exact: true }).click();
  });

  await expectAccessible(page);
  await page.getByRole('button', { name: t.publish, exact: true }).click();
  await publishAnyway(page, language);
  return page.getByRole('textbox', { name: t.link }).inputValue();
}

test('a questionnaire is begun blank (S1.11) and built in the editor (P1.5, S2.3), published, answered, limited by its quota, listed and exported', async ({
  page: creator,
  newVisitor,
  language,
}) => {
  await signIn(creator, language);
  const answering = answeringTexts[language];
  const records = recordTexts[language];
  const name = `Drinks ${Date.now()}`;
  const link = await buildAndPublish(creator, language, name);
  await expectNoSidewaysScrolling(creator);

  await test.step('a respondent opens the link (P1.14, S1.3), is told what is missing, then submits', async () => {
    const visitor = await newVisitor();
    await visitor.goto(`${link}?lang=${language}`);
    await visitor.getByRole('button', { name: answering.submit }).click();
    await expect(visitor.getByText(answering.problems.required)).toBeVisible();
    // A way out that throws everything away is offered only where the creator wanted it.
    await expect(visitor.getByRole('button', { name: answerPageTexts[language].leave.open })).toHaveCount(0);
    await expect(visitor.getByRole('radio').first()).toBeFocused();
    await expectAccessible(visitor);
    await expectNoSidewaysScrolling(visitor);
    await visitor.getByRole('radio', { name: 'Tea' }).check();
    await visitor.getByRole('textbox').fill('=SUM(1;2)');
    await visitor.locator('.matrix-row').first().getByRole('radio').nth(1).check();
    await visitor.getByRole('button', { name: answering.submit }).click();
    await expect(visitor.getByRole('heading', { name: answering.outcomes.finished.title })).toBeVisible();
    await expectAccessible(visitor);
  });

  await test.step('the next one for the same option finds the quota full', async () => {
    const visitor = await newVisitor();
    await visitor.goto(`${link}?lang=${language}`);
    await visitor.getByRole('radio', { name: 'Tea' }).check();
    await visitor.getByRole('button', { name: answering.submit }).click();
    await expect(visitor.getByText(answering.outcomes['quota-full'].text)).toBeVisible();
  });

  await test.step('the creator sees both records and exports the success sample', async () => {
    await creator.goto(creator.url().replace('/create/edit', '/launch/original'));
    await expect(creator.getByText(records.total({ total: 2 }))).toBeVisible();
    for (const status of ['2', '4'] as const)
      await expect(creator.getByRole('tabpanel').getByText(records.statusName[status])).toBeVisible();
    await expectAccessible(creator);
    const jobs = jobTexts[language];
    const words = exportTexts[language].dialog;
    const title = exportTexts[language].jobTitle({ name, format: 'csv' });
    await creator.getByRole('button', { name: words.open }).click();
    const dialog = creator.getByRole('dialog', { name: words.title });
    await dialog.getByRole('radio', { name: words.formats.csv }).check();
    await expectAccessible(creator, '#root');
    const asked = creator.waitForResponse(response => response.url().includes('/record/export'));
    await dialog.getByRole('button', { name: words.confirm, exact: true }).click();
    // Whoever leaves before the request has left has asked for nothing.
    await asked;
    // It is made elsewhere, and found wherever the person is by then. That it is ready is told once, on whichever of their pages asks first.
    await creator.goto('/team/workSpace/workSpace-desktop');
    await creator.getByRole('button', { name: new RegExp(`^${jobs.title}`) }).click();
    const ready = creator.getByRole('button', { name: jobs.downloadOf({ title }) });
    await expect(ready).toBeVisible({ timeout: 60_000 });
    await expectAccessible(creator);
    await expectNoSidewaysScrolling(creator);
    const download = creator.waitForEvent('download');
    await ready.click();
    const csv = readFileSync(await (await download).path(), 'utf8')
      .trim()
      .split('\r\n');
    expect(csv).toHaveLength(2);
    expect(csv[1]).toContain(`Tea,"'=SUM(1;2)",`);
    await creator.getByRole('button', { name: jobs.removeOf({ title }) }).click();
    await creator.getByRole('dialog').getByRole('button', { name: jobs.remove, exact: true }).click();
    await expect(creator.getByText(title, { exact: true })).toHaveCount(0);
  });
});
