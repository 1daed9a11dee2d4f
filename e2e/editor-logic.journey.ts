import type { Locator, Page } from '@playwright/test';
import { typeTexts } from '@wenshu/question-types/type-texts';
import { createScreenTexts } from '@wenshu/texts/design/create-screens';
import { editorTexts } from '@wenshu/texts/design/editor';
import { canvasTexts } from '@wenshu/texts/design/editor-canvas';
import { editorLogicTexts } from '@wenshu/texts/design/editor-logic';
import { editorToolsTexts } from '@wenshu/texts/design/editor-tools';
import { richTextTexts } from '@wenshu/texts/rich-text';
import { createInEditor, dragTo, opened, publishAnyway } from './support/editor.ts';
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';
import { card, expectToFollow, fresh, saved, titleOf } from './support/logic-survey.ts';

/** Twenty questions: a matrix (Q4), a cascade (Q5), a loop over Q2 (Q13), a quote of Q1 (Q17), and room for display and jumps. */
const SURVEY = [
  'single-choice',
  'multiple-choice',
  'fill-in',
  'matrix-single',
  'cascade',
  'dropdown',
  'date',
  'rating',
  'scale',
  'nps',
  'ranking',
  'weighting',
  'fill-in',
  'multi-fill-in',
  'matrix-scale',
  'ruler',
  'fill-in',
  'single-choice',
  'multiple-choice',
  'fill-in',
] as const;

/** Chooses in a list by clicking, again when the list was still unfolding under the pointer. */
async function pick(page: Page, within: Locator, label: string, option: RegExp): Promise<void> {
  const list = page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)');
  await expect(async () => {
    if (!(await list.isVisible())) await within.getByRole('combobox', { name: label, exact: true }).last().click();
    await list.locator('.ant-select-item-option', { hasText: option }).first().click({ timeout: 3_000 });
    await expect(list).toHaveCount(0, { timeout: 3_000 });
  }).toPass();
}

async function publish(page: Page, language: 'zh' | 'en'): Promise<string> {
  const t = editorTexts[language];
  await page.getByRole('button', { name: t.publish, exact: true }).click();
  await publishAnyway(page, language);
  return page.getByRole('textbox', { name: t.link }).inputValue();
}

// What is the same everywhere is tried once.
test('a survey of twenty questions with its logic is built by mouse, published and answered @wide', async ({
  creator: page,
  newVisitor,
  language,
}) => {
  const t = editorTexts[language];
  const logic = editorLogicTexts[language];
  const tools = editorToolsTexts[language];
  const canvas = canvasTexts[language];
  await createInEditor(page, language, 'Built by mouse');
  await test.step('add the questions', async () => {
    const search = page.getByRole('textbox', { name: canvasTexts[language].searchTypes });
    for (const type of SURVEY) {
      if (type !== 'nps')
        await page.getByRole('button', { name: typeTexts[language].names[type], exact: true }).click();
      else {
        // By another word for it, which the palette knows.
        await search.fill('净推荐');
        await search.press('Enter');
        await search.fill('');
      }
    }
    await expect(page.getByRole('article')).toHaveCount(SURVEY.length);
    await saved(page);
  });
  const dialog = page.getByRole('dialog', { name: logic.title });
  const openLogic = async (seqName: string, count = 0) => {
    await card(page, seqName).click({ position: { x: 60, y: 12 } });
    await page.getByRole('button', { name: logic.openOf({ name: seqName, count }) }).click();
    await opened(page, dialog);
  };
  const saveRule = async () => {
    await dialog.getByRole('button', { name: logic.save, exact: true }).click();
    await expect(dialog.getByRole('form')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  };
  await test.step('the logic screen: show Q3 when Q1 is its first option (S2.42)', async () => {
    // Whoever has asked for less motion, as desktops do here, sees nothing zoom.
    await page.evaluate(() => {
      const { dataset } = document.documentElement;
      addEventListener('animationstart', ({ animationName }) => {
        dataset.moved = `${dataset.moved ?? ''} ${animationName}`;
      });
    });
    await openLogic('Q3');
    await expect(page.locator('html')).not.toHaveAttribute('data-moved', /Zoom/);
    await dialog.getByRole('button', { name: logic.kindHints.display }).click();
    await pick(page, dialog, logic.subject, /^Q1 /);
    await dialog.getByRole('button', { name: fresh.newOption(1), exact: true }).click();
    await expect(dialog.getByText(`如果 Q1 选中“${fresh.newOption(1)}”，则显示 Q3`)).toBeVisible();
    await expectAccessible(page);
    await saveRule();
  });
  await test.step('the same for Q9, deleted, brought back by undo, and deleted again', async () => {
    const copied = `如果 Q1 选中“${fresh.newOption(1)}”，则显示 Q9`;
    await openLogic('Q3', 1);
    await dialog.getByRole('button', { name: logic.copyTo({ name: '' }) }).click();
    const targets = dialog.getByRole('combobox', { name: logic.copyTargets });
    await targets.fill('Q1 ');
    const list = page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)');
    await expect(list.locator('.ant-select-item-option-disabled')).toContainText(logic.reasons['too-early']);
    await targets.fill('Q9 ');
    // By the key and not by a click: the list gets shorter with every letter, and a click that begins while it moves ends beside it.
    await expect(list.locator('.ant-select-item-option-active')).toContainText('Q9 ');
    await targets.press('Enter');
    await expect(dialog.getByText(logic.copySentence({ names: 'Q9' }))).toBeVisible();
    await dialog.getByRole('heading', { name: logic.copyTitle }).click();
    await dialog.getByRole('button', { name: logic.save, exact: true }).click();
    await pick(page, dialog, logic.scope, new RegExp(logic.ofQuestion({ name: 'Q9 ' })));
    const remove = dialog.getByRole('button', { name: logic.remove({ name: copied }) });
    await remove.click();
    await dialog.getByRole('status').getByRole('button', { name: logic.undo }).click();
    await expect(dialog.getByText(copied, { exact: true })).toBeVisible();
    await remove.click();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
  await test.step('jump from Q18 to Q20', async () => {
    await openLogic('Q18');
    await dialog.getByRole('button', { name: logic.kindHints.jump }).click();
    await pick(page, dialog, logic.goTo, /^Q20 /);
    await pick(page, dialog, logic.subject, /^Q18 /);
    await dialog.getByRole('button', { name: fresh.newOption(2), exact: true }).click();
    await saveRule();
  });
  await test.step('ask Q13 once for each option of Q2', async () => {
    await openLogic('Q13');
    await dialog.getByRole('button', { name: logic.kindHints['question-relation'] }).click();
    await pick(page, dialog, logic.fromQuestion, /^Q2 /);
    await saveRule();
  });
  await test.step('the rule of a loop is opened from the frame around what it asks, and takes exclusive options where its switch says so', async () => {
    await page.getByRole('button', { name: /^循环：Q2 |^Loop: / }).click();
    await opened(page, dialog);
    const takesExclusive = dialog.getByRole('form').getByRole('checkbox', { name: logic.takesExclusive.relation });
    await expect(takesExclusive).not.toBeChecked();
    await takesExclusive.check();
    await saveRule();
    await saved(page);
    await page.getByRole('button', { name: /^循环：Q2 |^Loop: / }).click();
    await opened(page, dialog);
    await expect(takesExclusive).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
  await test.step('options that are carried and typed in as well are told on the card, and merged at once', async () => {
    const { carried } = canvas;
    await openLogic('Q19');
    await dialog.getByRole('button', { name: logic.kindHints['option-reference'] }).click();
    await pick(page, dialog, logic.fromQuestion, /^Q18 /);
    await dialog.getByRole('checkbox', { name: logic.takesExclusive.reference }).check();
    await saveRule();
    const names = [1, 2, 3].map(option => fresh.newOption(option));
    const told = card(page, 'Q19').getByText(carried.twins({ count: names.length, names }));
    await expect(told).toBeVisible();
    await card(page, 'Q19').getByRole('button', { name: carried.merge }).click();
    await expect(told).toHaveCount(0);
    await expect(card(page, 'Q19').getByText(carried.takes.selected('Q18'))).toBeVisible();
    await expect(card(page, 'Q19').getByText(names[0]!, { exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: t.undo }).click();
    await expect(told).toBeVisible();
    await page.getByRole('button', { name: t.redo }).click();
    await expect(told).toHaveCount(0);
    await saved(page);
  });
  await test.step('quote Q1 in Q17', async () => {
    const rich = richTextTexts[language];
    await card(page, 'Q17').click({ position: { x: 60, y: 12 } });
    await titleOf(page, language, 'Q17').click();
    await card(page, 'Q17').getByRole('button', { name: rich.open, exact: true }).first().click();
    await page.getByRole('button', { name: rich.quote }).click();
    const quoting = page.getByRole('dialog', { name: rich.quoteDialog.title });
    await opened(page, quoting);
    await pick(page, quoting, rich.quoteDialog.question, /^Q1 /);
    await quoting.getByRole('button', { name: rich.quoteDialog.ok, exact: true }).click();
    await expect(quoting).toBeHidden();
    await card(page, 'Q18').click({ position: { x: 60, y: 12 } });
    await expect(card(page, 'Q17').getByText('Q1-')).toBeVisible();
    await saved(page);
  });
  await test.step('the map shows the whole flow, and goes to a question', async () => {
    await page.getByRole('button', { name: tools.map.open }).click();
    const map = page.getByRole('dialog', { name: tools.map.title });
    await opened(page, map);
    await expect(map.locator('[data-node]')).toHaveCount(SURVEY.length);
    await expect(map.getByText('答完 Q18 后，如果 Q18 选中')).toBeVisible();
    await map.getByRole('button', { name: tools.map.fitAll }).click();
    await map.getByRole('link', { name: /^Q13 / }).hover();
    await expect(map.getByText('就问一遍 Q13')).toHaveCount(2);
    await expectAccessible(page);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      map.getByRole('button', { name: tools.map.savePng }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.png$/);
    await map.getByRole('link', { name: /^Q13 / }).click();
    await expect(card(page, 'Q13')).toBeFocused();
  });
  await test.step('outline and search find their way', async () => {
    await page.getByRole('tab', { name: tools.outline.tab }).click();
    const outline = page.getByRole('navigation', { name: tools.outline.title });
    await outline.getByRole('button', { name: /^Q5/ }).click();
    await expect(card(page, 'Q5')).toBeFocused();
    await expect(outline).toContainText(tools.outline.questions({ count: SURVEY.length }));
    await page.keyboard.press('Control+f');
    const search = page.getByRole('search', { name: tools.search.title });
    await search.getByRole('textbox').fill(typeTexts[language].untitled.nps);
    await expect(search.getByRole('status')).toHaveText(tools.search.count({ at: 1, count: 1 }));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(card(page, 'Q10')).toBeFocused();
  });
  await test.step('the outline moves questions, by drag and by keys, and says where', async () => {
    const lines = page.getByRole('navigation', { name: tools.outline.title }).locator('[data-stop]');
    // In the middle of the column: at its edges it scrolls below the pointer.
    await dragTo(page, lines.nth(9), lines.nth(7), 'top');
    const untitled = typeTexts[language].untitled;
    await expect(lines.nth(7)).toContainText(`Q8 ${untitled.nps}`);
    await page.getByRole('button', { name: t.undo }).click();
    await expect(lines.nth(9)).toContainText(`Q10 ${untitled.nps}`);
    await lines.nth(14).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(lines.nth(13)).toContainText(`Q14 ${untitled['matrix-scale']}`);
    await expect(lines.nth(13)).toBeFocused();
    const total = SURVEY.length;
    await expect(page.getByText(canvasTexts[language].movedTo({ name: 'Q14', place: 14, total }))).toBeAttached();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(lines.nth(14)).toContainText('Q15');
    await expectAccessible(page);
  });
  await test.step('what was deleted with its logic comes back by undo, and an earlier state by the history', async () => {
    await page.getByRole('button', { name: logic.open, exact: true }).click();
    await opened(page, dialog);
    await dialog.getByRole('button', { name: logic.turnOff }).click();
    await page.getByRole('button', { name: canvasTexts[language].usedBy.confirm }).click();
    await expect(dialog.getByText(logic.noRules, { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: t.undo }).click();
    await saved(page);
    await page.getByRole('button', { name: tools.history.open, exact: true }).click();
    const history = page.getByRole('dialog', { name: tools.history.title });
    await expect(history.getByRole('listitem').first()).toContainText(
      tools.history.edits.addTopQuestion({ count: 20 }),
    );
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });
  await test.step('it is published, and a respondent walks by its logic', async () => {
    await expectToFollow(await newVisitor(), await publish(page, language), language, 7);
  });
});

// For the small screen.
test('on a phone the logic can be read and set @phone', async ({ creator: page, language }) => {
  const logic = editorLogicTexts[language];
  await createInEditor(page, language, 'On a phone');
  await page.getByRole('button', { name: typeTexts[language].names['single-choice'], exact: true }).click();
  await page.getByRole('button', { name: typeTexts[language].names['fill-in'], exact: true }).click();
  await page.getByRole('button', { name: createScreenTexts[language].more, exact: true }).click();
  await page.getByRole('menuitem', { name: logic.open }).click();
  const dialog = page.getByRole('dialog', { name: logic.title });
  await opened(page, dialog);
  await dialog.getByRole('button', { name: logic.kindHints.display }).click();
  await pick(page, dialog, logic.showWhat, /^Q2 /);
  await pick(page, dialog, logic.subject, /^Q1 /);
  await dialog.getByRole('button', { name: fresh.newOption(1), exact: true }).click();
  await dialog.getByRole('button', { name: logic.save, exact: true }).click();
  await expect(dialog.getByText(`Show Q2 when Q1 is “${fresh.newOption(1)}”`)).toBeVisible();
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
});
