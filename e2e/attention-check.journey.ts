import { recordCalls, scrollCalls } from '@wenshu/api-contract';
import { readSetting } from '@wenshu/survey-core';
import { createScreenTexts } from '@wenshu/texts/design/create-screens';
import { editorTexts } from '@wenshu/texts/design/editor';
import { canvasTexts } from '@wenshu/texts/design/editor-canvas';
import { panelTexts } from '@wenshu/texts/design/editor-panel';
import { editorTogetherTexts } from '@wenshu/texts/design/editor-together';
import { questionnaireProblemTexts } from '@wenshu/texts/design/questionnaire-problems';
import { driver } from './support/answering.ts';
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';
import { card, openSurvey, saved } from './support/open-survey.ts';
import { publishSurvey, questionId } from './support/survey-maker.ts';

test('a question is made an attention check, answered by a phone that knows nothing of it, and the record is flagged @phone', async ({
  creator: page,
  newVisitor,
  language,
  isMobile,
}) => {
  const [t, c] = [panelTexts[language].trap, canvasTexts[language]];
  const { call, scrollId } = await openSurvey(page, [
    { type: 'single-choice', title: 'Please choose "Agree" here', items: ['Disagree', 'Neither', 'Agree'] },
    { type: 'page-break', title: '' },
    {
      type: 'matrix-single',
      title: 'How much do you agree?',
      items: ['Not at all', 'Partly', 'Fully'],
      rows: ['I like tea', 'Choose "Partly" in this row'],
    },
  ]);
  const openPanel = async (place: number, name: string) => {
    await card(page, place).click({ position: { x: 60, y: 8 } });
    if (isMobile)
      await card(page, place)
        .getByRole('button', { name: `${c.showSettings} ${name}` })
        .click();
    const panel = page.getByRole('region', { name: t.title });
    await panel.scrollIntoViewIfNeeded();
    return panel;
  };
  const leavePanel = () => (isMobile ? page.keyboard.press('Escape') : undefined);
  const chip = (name: string) => page.getByRole('group', { name: t.right }).getByRole('button', { name, exact: true });

  await test.step('it is switched on, warned of without a right answer, and has one; undo takes the last step back', async () => {
    const panel = await openPanel(1, 'Q1');
    await panel.getByRole('switch', { name: t.title }).click();
    await expect(panel.getByText(t.missing)).toBeVisible();
    await chip('Neither').click();
    await expect(panel.getByText(t.missing)).toBeHidden();
    await saved(page);
    await leavePanel();
    await page.keyboard.press('ControlOrMeta+z');
    const again = await openPanel(1, 'Q1');
    await expect(again.getByText(t.missing)).toBeVisible();
    await chip('Agree').click();
    await expect(chip('Agree')).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await leavePanel();
    await saved(page);
  });

  await test.step('a matrix has its row, too; the card before says what it is', async () => {
    const panel = await openPanel(3, 'Q3');
    await expect(card(page, 1).getByText(c.trapTag)).toBeVisible();
    // On a phone, options have no room for small words beside them.
    if (!isMobile) await expect(card(page, 1).getByText(c.option.tags.isTrapAnswer)).toBeVisible();
    await panel.getByRole('switch', { name: t.title }).click();
    await page
      .getByRole('group', { name: t.rows })
      .getByRole('button', { name: /Partly/ })
      .click();
    await expect(panel.getByText(t.missingRow)).toBeVisible();
    await leavePanel();
    await saved(page);
  });

  await test.step('publishing names the one without a right answer', async () => {
    const { preflight } = createScreenTexts[language];
    await page.getByRole('button', { name: editorTexts[language].publish, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: preflight.title });
    await expect(dialog.getByText(questionnaireProblemTexts[language]['trap-without-answer'])).toBeVisible();
    await page.keyboard.press('Escape');
    const { document } = await call(scrollCalls.get, { scrollId });
    expect(readSetting(document.questions[questionId(1)]!.settings, 'isTrap')).toBe(true);
  });

  // What follows is no matter of its creator's screen: once is enough.
  if (!isMobile) return;

  await test.step('published by a call of oneself, it is no news of somebody else', async () => {
    await publishSurvey(call, scrollId);
    await expect(page.locator('[data-locked=true]').first()).toBeAttached();
    // Such a notice stays for six seconds.
    const notice = page.getByText(editorTogetherTexts[language].access.published);
    const isTold = await notice.waitFor({ timeout: 3_000 }).then(
      () => true,
      () => false,
    );
    expect(isTold).toBe(false);
  });

  await test.step('the respondent meets two plain questions, and the record knows what they missed and how long it took', async () => {
    const path = await publishSurvey(call, scrollId);
    const visitor = driver(await newVisitor(), language);
    const sent = visitor.page.waitForResponse(response => response.url().includes(path));
    await visitor.open(path);
    const body = await (await sent).text();
    expect(body).toContain('Agree');
    expect(body).not.toMatch(/"2006[123]"/);
    await visitor.choose('Disagree');
    await visitor.next();
    await visitor.submit();
    await expect.poll(async () => (await call(recordCalls.findPage, { scrollId })).items[0]?.trapsFailed).toBe(1);
    const { answerRecordId } = (await call(recordCalls.findPage, { scrollId })).items[0]!;
    const { pageTimes, record } = await call(recordCalls.get, { scrollId, answerRecordId });
    expect(pageTimes.map(one => one.questionId)).toEqual([questionId(1), questionId(3)]);
    expect(pageTimes.reduce((sum, one) => sum + one.durationMs, 0)).toBeLessThanOrEqual(record.durationMs!);
  });
});
