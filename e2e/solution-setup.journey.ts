import type { Page } from '@playwright/test';
import { scrollCalls } from '@wenshu/api-contract';
import { answeringTexts } from '@wenshu/texts/answering';
import { createSurveyTexts } from '@wenshu/texts/design/create-survey';
import { schemeScreenTexts } from '@wenshu/texts/design/schemes';
import { solutionProblemTexts } from '@wenshu/texts/design/solution-problems';
import { solutionTexts } from '@wenshu/texts/design/solutions';
import { workspaceTexts } from '@wenshu/texts/design/workspace';
import { call, countRecords, driver } from './support/answering.ts';
import { cardNames } from './support/editor.ts';
import { DESKTOP, expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';
import { publishSurvey } from './support/survey-maker.ts';
import { takeSolution } from './support/take-solution.ts';

const scrollIdOf = (page: Page) => new URL(page.url()).searchParams.get('scrollId')!;

// Kano walks the same way on a phone, the other four in `solution-findings`.
test('a product manager who never read a manual asks what people would choose: from the cards to answered choices (S1.15, P2.76, S2.18) @wide', async ({
  creator: page,
  newVisitor,
  language,
}) => {
  const t = solutionTexts[language];
  const check = page.getByRole('button', { name: t.checkNow, exact: true });

  await test.step('the workspace leads to the solutions, and each says what it is for', async () => {
    await page.goto(DESKTOP);
    await page.getByRole('link', { name: workspaceTexts[language].nav.solutions, exact: true }).click();
    await expect(page.getByRole('heading', { name: schemeScreenTexts[language].title, exact: true })).toBeVisible();
    await expect(page.getByText(t.of.psm.question)).toBeVisible();
    await expectAccessible(page);
    await takeSolution(page, language, 'cbc', `CBC ${Date.now()}`);
  });

  await test.step('what is missing is told where it is, once one wants to go on', async () => {
    await expect(page.getByText(solutionProblemTexts[language]['unit-missing'])).toBeHidden();
    await check.click();
    await expect(page.getByText(solutionProblemTexts[language]['unit-missing'])).toBeVisible();
  });

  await test.step('attributes come from a spreadsheet, and the price is known by its numbers', async () => {
    await page.getByRole('textbox', { name: t.fields.subject.label, exact: true }).fill('无线耳机');
    await page.getByRole('textbox', { name: t.fields.unit.label, exact: true }).fill('¥');
    await page.getByRole('button', { name: t.paste, exact: true }).click();
    await page
      .getByRole('textbox', { name: t.pasteLabel })
      .fill(
        '品牌\t甲\t乙\t丙\t丁\n续航\t10 小时\t20 小时\t30 小时\t40 小时\n颜色\t黑\t白\t红\t蓝\n价格\t199\t299\t399\t499',
      );
    await page.getByRole('button', { name: t.pasteAdd, exact: true }).click();
    await expect(page.getByRole('region', { name: '价格' }).getByRole('checkbox', { name: t.isPrice })).toBeChecked();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
  });

  await test.step('restrictions that leave nothing of a level are refused with the level, and taken back (S8.33)', async () => {
    await page.getByText(t.pairsOf({ one: '品牌', other: '价格' }), { exact: true }).click();
    const pair = (price: string) =>
      page.getByRole('checkbox', { name: t.pairLabel({ one: '甲', other: price }), exact: true });
    for (const price of ['199', '299', '399', '499']) await pair(price).check();
    await check.click();
    await expect(page.getByText(/“品牌”的“甲”/)).toBeVisible();
    for (const price of ['299', '399', '499']) await pair(price).uncheck();
  });

  await test.step('the design and the questions are looked at before anything is written', async () => {
    const before = await call(scrollCalls.get, { scrollId: scrollIdOf(page), only: 'document' });
    await check.click();
    await expect(page.getByText(t.measures.efficiency, { exact: true })).toBeVisible();
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('heading', { name: /选购“无线耳机”/ })).toBeVisible();
    await expect(frame.getByRole('radio')).toHaveCount(4);
    await expectAccessible(page);
    const after = await call(scrollCalls.get, { scrollId: scrollIdOf(page), only: 'document' });
    expect(after.version).toBe(before.version);
  });

  await test.step('the questions are generated, and locked but for their words', async () => {
    await page.getByRole('button', { name: t.generate, exact: true }).click();
    await page.waitForURL(/\/survey\/create\/edit\?scrollId=/);
    await expect.poll(() => cardNames(page)).toHaveLength(1);
    await expect(page.getByText(t.lockedGroup({ name: t.of.cbc.name }))).toBeVisible();
    await page.reload();
    await expect(page.getByText(t.lockedGroup({ name: t.of.cbc.name }))).toBeVisible();
  });

  await test.step('generating again asks first, and keeps what was filled in', async () => {
    await page.getByRole('link', { name: t.changeSetting }).click();
    await expect(page.getByRole('textbox', { name: t.fields.subject.label, exact: true })).toHaveValue('无线耳机');
    await check.click();
    await page.getByRole('button', { name: t.generateAgain, exact: true }).click();
    const box = page.getByRole('dialog', { name: t.againTitle });
    await box.getByRole('button', { name: t.cancel, exact: true }).click();
    await expect(page).toHaveURL(/solution=cbc/);
  });

  await test.step('a respondent chooses ten times, and it is stored', async () => {
    const scrollId = scrollIdOf(page);
    const visitor = await newVisitor();
    const respondent = driver(visitor, language);
    const views = answeringTexts[language];
    await respondent.open(await publishSurvey(call, scrollId));
    for (let task = 1; task <= 10; task++) {
      await visitor
        .getByRole('radio')
        .nth(task % 4)
        .check({ force: true });
      if (task < 10) await visitor.getByRole('button', { name: views.nextTask, exact: true }).click();
    }
    await respondent.submit();
    await expect.poll(() => countRecords(scrollId)).toBe(1);
  });
});

test('somebody on a phone sorts the features of an app with Kano, from the first step to an answer (S1.15, S3.64, S5.66) @phone', async ({
  creator: page,
  newVisitor,
  language,
}) => {
  const t = solutionTexts[language];
  await page.goto('/team/create-survey');
  await page
    .getByRole('radio', { name: new RegExp(createSurveyTexts[language].way.solution.title) })
    .check({ force: true });
  await takeSolution(page, language, 'kano', `Kano ${Date.now()}`);

  await page.getByRole('textbox', { name: t.fields.subject.label, exact: true }).fill('A notes app');
  for (const [index, name] of ['Dark mode', 'Works offline'].entries()) {
    await page.getByRole('button', { name: t.add.features, exact: true }).click();
    const label = `${t.columns.name} ${t.rowOf({ number: index + 1 })}`;
    await page.getByRole('textbox', { name: label, exact: true }).fill(name);
  }
  await expect(page.getByText(t.saved, { exact: true })).toBeVisible();
  // What was typed is kept: whoever comes back finds it.
  await page.reload();
  await expect(page.getByRole('textbox', { name: `${t.columns.name} ${t.rowOf({ number: 2 })}` })).toHaveValue(
    'Works offline',
  );
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await page.getByRole('button', { name: t.checkNow, exact: true }).click();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText('Dark mode').first()).toBeVisible();
  await expectNoSidewaysScrolling(page);
  await page.getByRole('button', { name: t.generate, exact: true }).click();
  await page.waitForURL(/\/survey\/create\/edit\?scrollId=/);
  await expect(page.getByText(t.lockedGroup({ name: t.of.kano.name }))).toBeVisible();
  const scrollId = scrollIdOf(page);

  const visitor = await newVisitor();
  const respondent = driver(visitor, language);
  await respondent.open(await publishSurvey(call, scrollId));
  const groups = visitor.getByRole('radiogroup');
  await expect(groups).toHaveCount(6);
  for (let at = 0; at < 6; at++)
    await groups
      .nth(at)
      .getByRole('radio')
      .nth(at % 5)
      .check({ force: true });
  await respondent.submit();
  await expect.poll(() => countRecords(scrollId)).toBe(1);
});
