import type { Locator, Page } from '@playwright/test';
import { typeTexts } from '@wenshu/question-types/type-texts';
import { editorTexts } from '@wenshu/texts/design/editor';
import { canvasTexts } from '@wenshu/texts/design/editor-canvas';
import { editorLogicTexts } from '@wenshu/texts/design/editor-logic';
import { editorToolsTexts } from '@wenshu/texts/design/editor-tools';
import { richTextTexts } from '@wenshu/texts/rich-text';
import { createInEditor, opened, publishAnyway } from './support/editor.ts';
import { expect, test } from './support/journey.ts';
import { card, expectToFollow, fresh, saved, titleOf } from './support/logic-survey.ts';

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

// What is the same everywhere is tried once.
test('a survey with the same logic is built without a mouse @wide', async ({ creator: page, newVisitor, language }) => {
  const t = editorTexts[language];
  const logic = editorLogicTexts[language];
  const tools = editorToolsTexts[language];
  const press = (key: string) => page.keyboard.press(key);
  await createInEditor(page, language, 'Built by keyboard');
  const types = page.getByRole('textbox', { name: canvasTexts[language].searchTypes });
  await test.step('add the questions', async () => {
    await press('F6');
    await press('F6');
    await expect(types).toBeFocused();
    for (const [added, type] of SHORT_SURVEY.entries()) {
      await press('Control+a');
      await page.keyboard.insertText(typeTexts[language].names[type]);
      await tabTo(page, page.getByRole('button', { name: typeTexts[language].names[type], exact: true }));
      await press('Enter');
      // Whoever adds by keys goes on among the types: once the question stands there, nothing takes the focus away.
      await expect(page.getByRole('article')).toHaveCount(added + 1);
      await tabTo(page, types, 'F6');
    }
    await saved(page);
    await expect(types).toBeFocused();
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
    // What had the focus may be gone: the keys go on from the part of the screen that it was in.
    await types.blur();
    await press('Shift+F6');
    await expect(page.locator('[data-region=bar] :focus')).toHaveCount(1);
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
