import type { Locator, Page } from '@playwright/test';
import { languageCalls, questionCalls, scrollCalls } from '@wenshu/api-contract';
import { ordersBetween } from '@wenshu/survey-core';
import { languageTexts } from '@wenshu/texts/design/languages';
import { questionnaireProblemTexts } from '@wenshu/texts/design/questionnaire-problems';
import { richTextTexts } from '@wenshu/texts/rich-text';
import { bring } from './support/bring.ts';
import { opened } from './support/editor.ts';
import { expect, expectNoSidewaysScrolling, test } from './support/journey.ts';
import { card, openSurvey, openTitle, saved } from './support/open-survey.ts';
import { type Asked, itemId, publishSurvey, questionId } from './support/survey-maker.ts';

const QUOTABLE: readonly Asked[] = [
  { type: 'multiple-choice', title: 'Drinks', items: ['Tea', 'Coffee', 'Juice'] },
  { type: 'multi-dropdown', title: 'Cities', items: ['Hangzhou', 'Ningbo'] },
  { type: 'multi-fill-in', title: 'About you', items: ['Name', 'Town'] },
  { type: 'ranking', title: 'Order', items: ['Price', 'Taste'] },
  { type: 'ruler', title: 'How much', items: ['Sweet', 'Sour'] },
  { type: 'horizontal-fill-in', title: 'In words', items: ['I am', 'from'] },
];

/** An option of one of Ant Design's lists: the one that is open. */
const choice = (page: Page, text: string) =>
  page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option', { hasText: text });

// Where there is least room; quoting on a wide screen is part of building by mouse.
test('earlier answers are quoted by the dialog alone, and stay in every language @phone', async ({
  creator,
  newVisitor,
  language,
}) => {
  const t = richTextTexts[language];
  const words = t.quoteDialog;
  const last = QUOTABLE.length + 2;
  const { call, scrollId } = await openSurvey(creator, [
    ...QUOTABLE,
    { type: 'nps', title: 'Recommend' },
    { type: 'fill-in', title: 'Why' },
  ]);
  const said = (text: string) => expect(creator.getByText(text, { exact: true }).first()).toBeVisible();
  const title = await openTitle(creator, last, language);
  const dialog = creator.getByRole('dialog', { name: words.title });
  const ok = dialog.getByRole('button', { name: words.ok, exact: true });
  const alert = dialog.getByRole('alert');
  // By keys: a list that is still opening or closing swallows clicks.
  const pickIn = async (list: Locator, text: string) => {
    await list.fill(text);
    await expect(choice(creator, text).first()).toBeVisible();
    await list.press('Enter');
  };
  const ask = (text: string) => pickIn(dialog.getByRole('combobox', { name: words.question }), text);
  const parts = dialog.getByRole('combobox', { name: words.options });
  const chosen = dialog.locator('.ant-select-selection-item-content');

  await test.step('nothing chosen is refused for every type that has parts (S5.44, S5.45); others are not supported (S5.49)', async () => {
    await title.press('End');
    await creator.getByRole('button', { name: t.quote }).click();
    await expect(title).toContainText(words.placeholder);
    await opened(creator, dialog);
    await ok.click();
    await expect(alert).toHaveText(words.pleaseSelect);
    await ask('Recommend');
    await expect(alert).toHaveText(words.notSupported);
    for (const { title: name } of QUOTABLE) {
      await ask(name);
      await ok.click();
      await expect(alert).toHaveText(words.pleaseSelect);
    }
  });

  await test.step('"all" and the options drop each other (S4.26); closing leaves the title as it was (S4.25)', async () => {
    await ask('Drinks');
    await pickIn(parts, 'Tea');
    await pickIn(parts, words.all);
    await expect(chosen).toHaveText([words.all]);
    await pickIn(parts, 'Coffee');
    await expect(chosen).toHaveText(['Coffee']);
    await dialog.getByText(words.question, { exact: true }).click();
    await dialog.getByRole('button', { name: words.cancel, exact: true }).click();
    await expect(title).toHaveText('Why');
  });

  await test.step('OK writes the marker and closes (S4.24); a key cannot take it away (S5.57), undo takes back what the dialog did', async () => {
    await creator.getByRole('button', { name: t.quote }).click();
    await ask('Drinks');
    await pickIn(parts, 'Tea');
    await pickIn(parts, 'Juice');
    await dialog.getByText(words.question, { exact: true }).click();
    await ok.click();
    await expect(title).toHaveText(`WhyQ1-${richTextTexts[language].quotedAnswer}`);
    await title.press('Backspace');
    await said(words.onlyHere);
    await expect(title).toHaveText(`WhyQ1-${richTextTexts[language].quotedAnswer}`);
    await title.press('ControlOrMeta+Z');
    await expect(title).toHaveText('Why');
    await title.press('ControlOrMeta+Shift+Z');
    await expect(title).toHaveText(`WhyQ1-${richTextTexts[language].quotedAnswer}`);
    await card(creator, 1).getByText('Tea').click();
    await saved(creator);
    const { document } = await call(scrollCalls.get, { scrollId });
    expect(document.questions[questionId(last)]?.title).toEqual({
      text: 'WhyQ1-Answer',
      html: `<p>Why<span data-qid="${questionId(1)}" data-itemid="${itemId(1, 1)},${itemId(1, 3)}" contenteditable="false" style="font-weight:bold">Q1-Answer</span></p>`,
    });
  });

  await test.step('a quoted question that stands behind its quote is said where the quote is', async () => {
    const { document } = await call(scrollCalls.get, { scrollId });
    const { groupId, order: wasAt } = document.questions[questionId(last)]!;
    const [front] = ordersBetween(null, document.questions[questionId(1)]!.order, 1);
    const move = { scrollId, questionId: questionId(last), groupId };
    await call(questionCalls.moveTopQuestion, { ...move, order: front! });
    await creator.reload();
    const fault = card(creator, 1).getByRole('alert');
    await expect(fault).toHaveText(questionnaireProblemTexts[language]['quote-forward']);
    await call(questionCalls.moveTopQuestion, { ...move, order: wasAt });
    await expect(fault).toHaveCount(0);
  });

  await test.step('in another language the marker can be moved, not deleted (S5.55) nor added (S5.56)', async () => {
    const words = languageTexts[language];
    await call(languageCalls.addLanguage, { scrollId, languageId: 8, name: 'Deutsch' });
    await creator.goto(`/survey/create/config?scrollId=${scrollId}&view=languages`);
    const place = words.translate({ place: `Q${last} ${words.fields.title}` });
    await creator.getByRole('button', { name: place }).click();
    const text = creator.getByRole('textbox', { name: place, exact: true });
    await text.press('End');
    await text.press('Backspace');
    await said(t.quoteDialog.cannotDelete);
    await expect(text).toHaveText(`WhyQ1-${richTextTexts[language].quotedAnswer}`);
    await bring(text, 'paste', {
      html: `<p><span data-qid="${questionId(2)}" contenteditable="false">Q2-Answer</span></p>`,
      text: 'Q2-Answer',
    });
    await said(t.quoteDialog.cannotAdd);
    await expect(text).toHaveText(`WhyQ1-${richTextTexts[language].quotedAnswer}`);
    // The refused paste may put the cursor back a moment later than a program presses the next key.
    await expect(async () => {
      await text.press('Home');
      expect(await text.evaluate(() => getSelection()?.focusOffset)).toBe(0);
    }).toPass();
    await text.pressSequentially('Warum? ');
    await creator.getByRole('searchbox', { name: words.search }).click();
    await expect(creator.getByText(words.progress({ done: 1, total: 23 }))).toBeVisible();
    await saved(creator);
    await expectNoSidewaysScrolling(creator);
  });

  await test.step('a respondent reads the options that were quoted, in that language', async () => {
    const visitor = await newVisitor();
    await visitor.goto(`${await publishSurvey(call, scrollId)}?languageId=8`);
    await visitor.getByRole('checkbox', { name: 'Tea' }).check();
    await visitor.getByRole('checkbox', { name: 'Coffee' }).check();
    await expect(visitor.getByText('Warum? WhyTea')).toBeVisible();
  });
});
