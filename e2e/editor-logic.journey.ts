import type { Locator, Page } from '@playwright/test';
import { typeTexts } from '@wenshu/question-types/type-texts';
import { createScreenTexts } from '@wenshu/texts/design/create-screens';
import { editorTexts } from '@wenshu/texts/design/editor';
import { canvasTexts } from '@wenshu/texts/design/editor-canvas';
import { editorLogicTexts } from '@wenshu/texts/design/editor-logic';
import { editorToolsTexts } from '@wenshu/texts/design/editor-tools';
import { questionnaireDefaultTexts } from '@wenshu/texts/design/questionnaire-defaults';
import { richTextTexts } from '@wenshu/texts/rich-text';
import { createInEditor, dragTo, opened, publishAnyway } from './support/editor.ts';
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';

/** What the editor writes into new parts of a Chinese survey. */
const fresh = questionnaireDefaultTexts.zh;

type Language = 'zh' | 'en';

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

/** The same logic over fewer questions: Q3 is shown after Q1, Q5 asked for each option of Q2, Q6 quotes Q1, and Q7 jumps to Q9. */
const SHORT_SURVEY = [
  'single-choice',
  'multiple-choice',
  'fill-in',
  'nps',
  'fill-in',
  'fill-in',
  'single-choice',
  'multiple-choice',
  'fill-in',
] as const;

const saved = (page: Page) => page.locator('[data-saving=saved]').waitFor();
const card = (page: Page, seqName: string) => page.getByRole('article', { name: new RegExp(`^${seqName} `) });
const titleOf = (page: Page, language: Language, seqName: string) =>
  page.getByRole('textbox', { name: editorTexts[language].questionTitle({ seqName }) });

/** Chooses in a list by clicking, again when the list was still unfolding under the pointer. */
async function pick(page: Page, within: Locator, label: string, option: RegExp): Promise<void> {
  const list = page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)');
  await expect(async () => {
    if (!(await list.isVisible())) await within.getByRole('combobox', { name: label, exact: true }).last().click();
    await list.locator('.ant-select-item-option', { hasText: option }).first().click({ timeout: 3_000 });
    await expect(list).toHaveCount(0, { timeout: 3_000 });
  }).toPass();
}

/** Goes on by Tab until the element has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, element: Locator, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await element.evaluate(one => one === document.activeElement).catch(() => false)) return;
    await page.keyboard.press(key);
  }
  await expect(element).toBeFocused();
}

/** Chooses in a list by typing. */
async function typeInto(page: Page, within: Locator, label: string, text: string): Promise<void> {
  await tabTo(page, within.getByRole('combobox', { name: label, exact: true }).last());
  await page.keyboard.type(text);
  await expect(page.locator('.ant-select-item-option-active').last()).toContainText(text.trim());
  await page.keyboard.press('Enter');
}

/** The published survey follows its logic: a question after the first option of Q1, one for each option of Q2, and one says what Q1 was. */
async function expectToFollow(visitor: Page, link: string, language: Language, drawn: number): Promise<void> {
  await visitor.goto(`${link}?lang=${language}`);
  const fields = visitor.getByRole('textbox');
  // The first screen is drawn first, the others of the page follow. A page ends at a question that jumps.
  await visitor
    .locator('section[id^="question-"]')
    .nth(drawn - 1)
    .waitFor();
  let before = -1;
  await expect(async () => {
    const [counted, now] = [before, await fields.count()];
    before = now;
    expect(now).toBe(counted);
  }).toPass({ intervals: [500] });
  await visitor
    .getByRole('radio', { name: fresh.newOption(1), exact: true })
    .first()
    .check();
  await expect(fields).toHaveCount(before + 1);
  await expect(
    visitor.getByText(typeTexts[language].untitled['fill-in']).filter({ hasText: fresh.newOption(1) }),
  ).toBeVisible();
  for (const option of [1, 2])
    await visitor
      .getByRole('checkbox', { name: fresh.newOption(option), exact: true })
      .first()
      .check();
  await expect(fields).toHaveCount(before + 3);
}

async function publish(page: Page, language: Language): Promise<string> {
  const t = editorTexts[language];
  await page.getByRole('button', { name: t.publish, exact: true }).click();
  await publishAnyway(page, language);
  return page.getByRole('textbox', { name: t.link }).inputValue();
}

test('a survey of twenty questions with its logic is built by mouse, published and answered', async ({
  creator: page,
  newVisitor,
  language,
}, { project }) => {
  test.skip(project.name !== 'desktop zh', 'what is the same everywhere is tried once');
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
  await test.step('a rule is opened from the card it acts on, and takes exclusive options where its switch says so', async () => {
    await card(page, 'Q13').getByRole('list', { name: canvas.logic.label }).getByRole('button').click();
    await opened(page, dialog);
    const takesExclusive = dialog.getByRole('form').getByRole('checkbox', { name: logic.takesExclusive.relation });
    await expect(takesExclusive).not.toBeChecked();
    await takesExclusive.check();
    await saveRule();
    await saved(page);
    await card(page, 'Q13').getByRole('list', { name: canvas.logic.label }).getByRole('button').click();
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
    await expect(lines.nth(7)).toContainText('Q10');
    await page.getByRole('button', { name: t.undo }).click();
    await expect(lines.nth(9)).toContainText('Q10');
    await lines.nth(14).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(lines.nth(13)).toContainText('Q15');
    await expect(lines.nth(13)).toBeFocused();
    const total = SURVEY.length;
    await expect(page.getByText(canvasTexts[language].movedTo({ name: 'Q15', place: 14, total }))).toBeAttached();
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

test('a survey with the same logic is built without a mouse', async ({ creator: page, newVisitor, language }, {
  project,
}) => {
  test.skip(project.name !== 'desktop zh', 'what is the same everywhere is tried once');
  const t = editorTexts[language];
  const logic = editorLogicTexts[language];
  const tools = editorToolsTexts[language];
  const press = (key: string) => page.keyboard.press(key);
  await createInEditor(page, language, 'Built by keyboard');
  await test.step('add the questions', async () => {
    const types = page.getByRole('textbox', { name: canvasTexts[language].searchTypes });
    await press('F6');
    await press('F6');
    await expect(types).toBeFocused();
    for (const type of SHORT_SURVEY) {
      await press('Control+a');
      await page.keyboard.insertText(typeTexts[language].names[type]);
      await tabTo(page, page.getByRole('button', { name: typeTexts[language].names[type], exact: true }));
      await press('Enter');
      // Found and added, the cursor is in its title.
      await tabTo(page, types, 'F6');
    }
    await expect(page.getByRole('article')).toHaveCount(SHORT_SURVEY.length);
    await saved(page);
  });
  const dialog = page.getByRole('dialog', { name: logic.title });
  const addRule = async (kind: keyof typeof logic.kindHints) => {
    await tabTo(page, dialog.getByRole('button', { name: logic.kindHints[kind] }));
    await press('Enter');
    await expect(dialog.getByRole('form')).toBeVisible();
  };
  const choose = async (option: string) => {
    await tabTo(page, dialog.getByRole('button', { name: option, exact: true }).last());
    await press('Space');
  };
  const saveRule = async () => {
    await tabTo(page, dialog.getByRole('button', { name: logic.save, exact: true }));
    await press('Enter');
    await expect(dialog.getByRole('form')).toHaveCount(0);
  };
  await test.step('display, jump and loop', async () => {
    await press('Shift+F6');
    await tabTo(page, page.getByRole('button', { name: logic.open, exact: true }));
    await press('Enter');
    await opened(page, dialog);
    await addRule('display');
    await typeInto(page, dialog, logic.showWhat, 'Q3 ');
    await typeInto(page, dialog, logic.subject, 'Q1 ');
    await choose(fresh.newOption(1));
    await saveRule();
    await addRule('jump');
    await typeInto(page, dialog, logic.after, 'Q7 ');
    await typeInto(page, dialog, logic.goTo, 'Q9 ');
    await typeInto(page, dialog, logic.subject, 'Q7 ');
    await choose(fresh.newOption(2));
    await saveRule();
    await addRule('question-relation');
    await typeInto(page, dialog, logic.loopWhat, 'Q5 ');
    await typeInto(page, dialog, logic.fromQuestion, 'Q2 ');
    await saveRule();
    await expect(dialog.getByRole('listitem')).toHaveCount(3);
    await press('Escape');
    await expect(dialog).toBeHidden();
  });
  await test.step('a quote, found by the outline', async () => {
    const rich = richTextTexts[language];
    await press('F6');
    await tabTo(page, page.getByRole('tab', { name: tools.outline.palette }), 'Shift+Tab');
    await press('ArrowRight');
    const outline = page.getByRole('navigation', { name: tools.outline.title });
    // The outline is one stop: arrows go through its lines.
    await tabTo(page, outline.locator('[data-stop][tabindex="0"]'));
    await press('Home');
    for (let line = 1; line < 6; line++) await press('ArrowDown');
    await expect(outline.getByRole('button', { name: /^Q6/ })).toBeFocused();
    await press('Enter');
    await expect(card(page, 'Q6')).toBeFocused();
    await tabTo(page, titleOf(page, language, 'Q6'));
    await press('Control+b');
    await page.getByRole('button', { name: rich.quote }).waitFor();
    await tabTo(page, page.getByRole('button', { name: rich.quote }), 'Shift+Tab');
    await press('Enter');
    const quoting = page.getByRole('dialog', { name: rich.quoteDialog.title });
    await opened(page, quoting);
    await typeInto(page, quoting, rich.quoteDialog.question, 'Q1 ');
    await tabTo(page, quoting.getByRole('button', { name: rich.quoteDialog.ok, exact: true }));
    await press('Enter');
    await expect(quoting).toBeHidden();
    await press('Shift+F6');
    await expect(card(page, 'Q6').getByText('Q1-')).toBeVisible();
    await saved(page);
  });
  await test.step('the map is walked by arrows', async () => {
    await tabTo(page, page.getByRole('button', { name: tools.map.open }), 'Shift+Tab');
    await press('Enter');
    const map = page.getByRole('dialog', { name: tools.map.title });
    await opened(page, map);
    await tabTo(page, map.getByRole('link', { name: /^Q1 / }));
    await press('ArrowDown');
    await press('ArrowDown');
    await expect(map.getByRole('link', { name: /^Q3 / })).toBeFocused();
    await press('Enter');
    await expect(card(page, 'Q3')).toBeFocused();
  });
  await test.step('it is published, and a respondent walks by its logic', async () => {
    await press('F6');
    await press('F6');
    await tabTo(page, page.getByRole('button', { name: t.publish, exact: true }));
    await press('Enter');
    await publishAnyway(page, language);
    const link = await page.getByRole('textbox', { name: t.link }).inputValue();
    await expectToFollow(await newVisitor(), link, language, 5);
  });
});

test('on a phone the logic can be read and set', async ({ creator: page, language }, { project }) => {
  test.skip(project.name !== 'phone en', 'for the small screen');
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
