import { typeTexts } from '@wenshu/question-types/type-texts';
import { createScreenTexts } from '@wenshu/texts/design/create-screens';
import { editProblemTexts } from '@wenshu/texts/design/edit-problems';
import { editorTexts } from '@wenshu/texts/design/editor';
import { canvasTexts } from '@wenshu/texts/design/editor-canvas';
import { editorToolsTexts } from '@wenshu/texts/design/editor-tools';
import { questionnaireDefaultTexts } from '@wenshu/texts/design/questionnaire-defaults';
import { richTextTexts } from '@wenshu/texts/rich-text';
import { cardNames, createInEditor, dragTo, fieldsIn, pasteInto } from './support/editor.ts';
import { keyboard } from './support/hand.ts';
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';
import { greenPoint } from './support/sample-files.ts';

/** What the editor writes into new parts of a Chinese survey. */
const fresh = questionnaireDefaultTexts.zh;

// Dragging is for wide screens.
test('a survey is built by mouse: dragged, grouped, quoted, imported, and answered in its preview @wide', async ({
  creator: page,
  language,
}) => {
  const t = editorTexts[language];
  const c = canvasTexts[language];
  const r = richTextTexts[language];
  const card = (n: number) => page.getByRole('article').nth(n);
  const saved = page.getByRole('status').filter({ hasText: t.saved });
  await createInEditor(page, language, `Mouse ${Date.now()}`);

  await test.step('types are found and added by click, and dragged to a place (S2.34, S2.35)', async () => {
    await page.getByRole('textbox', { name: c.searchTypes }).fill('nps');
    await expect(page.getByRole('button', { name: typeTexts[language].names['fill-in'], exact: true })).toBeHidden();
    await page.getByRole('textbox', { name: c.searchTypes }).press('Enter');
    // Found and added: the title is all selected, and typing replaces it.
    await expect(page.getByRole('textbox', { name: t.questionTitle({ seqName: 'Q1' }) })).toBeFocused();
    await page.keyboard.type('Would you recommend us?');
    await page.keyboard.press('Enter');
    await expect(card(0)).toHaveAccessibleName('Q1 Would you recommend us?');
    await expect(page.getByRole('textbox', { name: c.searchTypes })).toHaveValue('');
    await page.getByRole('button', { name: typeTexts[language].names['multiple-choice'], exact: true }).click();
    await dragTo(
      page,
      page.getByRole('button', { name: typeTexts[language].names['text-note'], exact: true }),
      card(0),
      'top',
    );
    await expect(card(0)).toHaveAccessibleName(new RegExp(typeTexts[language].names['text-note']));
    await dragTo(page, card(2).getByRole('button', { name: c.dragQuestion({ name: 'Q2' }) }), card(0), 'top');
    // Numbers follow the order until the survey is published.
    expect((await cardNames(page)).map(name => name?.split(' ')[0])).toEqual([
      'Q1',
      typeTexts[language].names['text-note'].split(' ')[0],
      'Q2',
    ]);
    await expect(card(2)).toHaveAccessibleName('Q2 Would you recommend us?');
  });

  await test.step('one undo takes the move back with its numbers', async () => {
    await page.getByRole('button', { name: new RegExp(`^${t.undo}`) }).click();
    await expect(card(1)).toHaveAccessibleName('Q1 Would you recommend us?');
    await page.getByRole('button', { name: new RegExp(`^${t.redo}`) }).click();
    await expect(card(2)).toHaveAccessibleName('Q2 Would you recommend us?');
  });

  await test.step('a code is written over where it stands: a taken one is said, Escape gives up, logic and menus follow', async () => {
    const code = (name: string) => page.getByRole('textbox', { name: c.seqName({ name }), exact: true });
    await card(2).getByText('Q2', { exact: true }).click();
    await expect(code('Q2')).toBeFocused();
    await page.keyboard.type('Q1');
    await expect(card(2).getByRole('alert')).toHaveText(c.codeTaken({ name: 'Q1' }));
    await page.keyboard.press('Escape');
    await expect(code('Q2')).toHaveValue('Q2');
    await code('Q2').fill('S1');
    await page.keyboard.press('Enter');
    await expect(card(2)).toHaveAccessibleName(/^S1 /);
    await page.getByRole('button', { name: createScreenTexts[language].more, exact: true }).click();
    await page.getByRole('menuitem', { name: editorToolsTexts[language].numberAll }).click();
    await expect(card(2)).toHaveAccessibleName(/^Q2 /);
    for (const name of [/^S1 /, /^Q2 /]) {
      await page.getByRole('button', { name: new RegExp(`^${t.undo}`) }).click();
      await expect(card(2)).toHaveAccessibleName(name);
    }
  });

  await test.step('options: Enter, several pasted lines, Backspace, exclusive, a blank', async () => {
    const first = card(0).getByRole('textbox', { name: t.optionText(1), exact: true });
    await card(0)
      .getByRole('textbox', { name: t.questionTitle({ seqName: 'Q1' }) })
      .fill('Which drinks?');
    await first.fill('Tea');
    await first.press('Enter');
    await expect(card(0).getByRole('textbox', { name: t.optionText(2), exact: true })).toBeFocused();
    await page.keyboard.type('Coffee');
    await page.keyboard.press('Alt+ArrowUp');
    await expect(page.getByText(c.movedTo({ name: 'Coffee', place: 1, total: 4 }))).toBeAttached();
    await pasteInto(card(0).getByRole('textbox', { name: t.optionText(3), exact: true }), 'Milk\nWater\nNone\n');
    await expect
      .poll(() => fieldsIn(card(0)))
      .toEqual(['Which drinks?', 'Coffee', 'Tea', 'Milk', 'Water', 'None', fresh.newOption(3)]);
    const last = card(0).getByRole('textbox', { name: t.optionText(6), exact: true });
    await last.fill('');
    await last.press('Backspace');
    await expect(card(0).getByRole('textbox', { name: t.optionText(5), exact: true })).toBeFocused();
    await card(0)
      .getByRole('button', { name: c.option.menu(5), exact: true })
      .click();
    await page.getByRole('menuitem', { name: c.option.exclusive }).click();
    await expect(card(0).getByText(c.option.tags.isExclusive, { exact: true })).toBeVisible();
  });

  await test.step('options go into a group by dragging', async () => {
    await card(0).getByRole('button', { name: c.more, exact: true }).click();
    await page.getByRole('menuitem', { name: c.addOptionGroup }).click();
    const group = card(0).getByRole('textbox', { name: c.groupName(1), exact: true });
    await dragTo(page, card(0).getByRole('button', { name: c.dragOption(1), exact: true }), group);
    await expect.poll(() => fieldsIn(card(0))).toEqual(['Which drinks?', 'Tea', 'Milk', 'Water', 'None', 'Coffee']);
  });

  await test.step('many options at once: what is wrong is said with its line', async () => {
    await card(0).getByRole('button', { name: c.batchAdd, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: c.batch.title });
    await dialog.getByRole('button', { name: c.batch.add, exact: true }).click();
    await expect(dialog.getByRole('alert')).toHaveText(editProblemTexts[language]['import-empty']);
    await dialog.getByRole('textbox', { name: c.batch.label }).fill(`Juice\n${'x'.repeat(801)}`);
    await dialog.getByRole('button', { name: c.batch.add, exact: true }).click();
    await expect(dialog.getByRole('alert')).toContainText('2');
    await dialog.getByRole('textbox', { name: c.batch.label }).fill('Juice\nSoda');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: c.batch.add, exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(card(0).getByRole('textbox', { name: t.optionText(7), exact: true })).toBeVisible();
  });

  await test.step('words are found and replaced: one, then all after a look at what changes, undone in one step', async () => {
    const { search } = editorToolsTexts[language];
    const shows = (...words: string[]) => expect.poll(() => fieldsIn(card(0))).toEqual(expect.arrayContaining(words));
    await page.keyboard.press('Control+f');
    const box = page.getByRole('search', { name: search.title });
    await box.getByRole('button', { name: search.replace.open, exact: true }).click();
    await box.getByRole('textbox', { name: search.field }).fill('juice');
    await box.getByRole('textbox', { name: search.replace.field }).fill('Nectar');
    await box.getByRole('button', { name: search.replace.one, exact: true }).last().click();
    await shows('Nectar', 'Tea');
    await box.getByRole('textbox', { name: search.field }).fill('e');
    await box.getByRole('textbox', { name: search.replace.field }).fill('ee');
    await box.getByRole('button', { name: search.replace.all }).click();
    const preview = box.getByRole('region', { name: search.replace.preview });
    await expect(preview.getByRole('listitem').filter({ hasText: 'Neectar' })).toBeVisible();
    await expectAccessible(page);
    await preview.getByRole('button').last().click();
    await shows('Neectar', 'Teea');
    await page.getByRole('button', { name: new RegExp(`^${t.undo}`) }).click();
    await shows('Nectar', 'Tea');
    await box.getByRole('button', { name: editorToolsTexts[language].close, exact: true }).click();
  });

  await test.step('a cascade from a pasted table', async () => {
    await page.getByRole('button', { name: typeTexts[language].names.cascade, exact: true }).click();
    const cascade = page.getByRole('article').filter({ has: page.getByRole('button', { name: c.importCascade }) });
    await cascade.getByRole('button', { name: c.importCascade, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: c.batch.cascadeTitle });
    await dialog.getByRole('textbox', { name: c.batch.label }).fill('Zhejiang\tHangzhou\nZhejiang');
    await dialog.getByRole('button', { name: c.batch.import, exact: true }).click();
    await expect(dialog.getByRole('alert')).toContainText('2');
    await dialog
      .getByRole('textbox', { name: c.batch.label })
      .fill('Zhejiang\tHangzhou\tXihu\nZhejiang\tNingbo\tHaishu');
    await dialog.getByRole('button', { name: c.batch.import, exact: true }).click();
    const sure = page.getByRole('dialog', { name: c.batch.replaceTitle });
    await sure.getByRole('button', { name: c.batch.replaceConfirm, exact: true }).click();
    await expect
      .poll(() => fieldsIn(cascade))
      .toEqual([typeTexts[language].untitled.cascade, 'Zhejiang', 'Hangzhou', 'Xihu', 'Ningbo', 'Haishu']);
  });

  const nps = page.getByRole('article', { name: /^Q3 / });
  await test.step('a title with marks, a picture and a quote (S4.23 to S4.26, S5.44, S5.57)', async () => {
    await nps.getByRole('textbox', { name: t.questionTitle({ seqName: 'Q3' }) }).click();
    await page.keyboard.press('Control+b');
    const title = nps.getByRole('textbox', { name: t.questionTitle({ seqName: 'Q3' }) });
    await expect(nps.getByRole('toolbar', { name: r.toolbar })).toBeVisible();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('You like ');
    await nps.getByRole('combobox', { name: r.size }).selectOption('24px');
    await nps.getByLabel(r.image, { exact: true }).locator('visible=true').first().waitFor();
    await nps
      .locator('input[type=file]')
      .setInputFiles({ name: 'point.png', mimeType: 'image/png', buffer: greenPoint });
    await expect(title.getByRole('img')).toBeVisible();

    await nps.getByRole('button', { name: r.quote, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: r.quoteDialog.title });
    await expect(title).toContainText(r.quoteDialog.placeholder);
    await dialog.getByRole('button', { name: r.quoteDialog.cancel, exact: true }).click();
    await expect(title).not.toContainText(r.quoteDialog.placeholder);

    await nps.getByRole('button', { name: r.quote, exact: true }).click();
    await dialog.getByRole('button', { name: r.quoteDialog.ok, exact: true }).click();
    await expect(dialog.getByRole('alert')).toHaveText(r.quoteDialog.pleaseSelect);
    await dialog.getByRole('combobox', { name: r.quoteDialog.question }).click();
    await page
      .getByRole('option', { name: /Q1 / })
      .or(page.locator('.ant-select-item-option', { hasText: 'Q1 ' }))
      .last()
      .click();
    await dialog.getByRole('combobox', { name: r.quoteDialog.options }).click();
    await page.locator('.ant-select-item-option', { hasText: r.quoteDialog.all }).click();
    await page.locator('.ant-select-item-option', { hasText: 'Tea' }).click();
    await expect(dialog.locator('.ant-select-selection-item')).toHaveText(['Tea']);
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: r.quoteDialog.ok, exact: true }).click();
    await expect(title).toContainText(`Q1-${richTextTexts[language].quotedAnswer}`);

    await page.keyboard.press('Backspace');
    await expect(page.getByText(r.quoteDialog.onlyHere)).toBeVisible();
    await expect(title).toContainText(`Q1-${richTextTexts[language].quotedAnswer}`);
    await card(0).getByRole('textbox').first().click();
    await saved.waitFor();
    await page.reload();
    await expect(nps.locator('img')).toBeVisible();
    await expect(nps).toHaveAccessibleName(/You like .*Q1-Answer/);
  });

  await test.step('a question is previewed alone (S2.39), copied (S2.36) and deleted (S2.38); groups (S2.40) and pages', async () => {
    await card(0).getByRole('textbox').first().click();
    await card(0)
      .getByRole('button', { name: `${c.preview} Q1` })
      .click();
    const frame = page.frameLocator(`iframe[title="${c.previewTitle({ name: 'Q1' })}"]`);
    await expect(frame.getByRole('checkbox', { name: 'Tea' })).toBeVisible();
    await page.getByRole('dialog', { name: c.previewTitle({ name: 'Q1' }) }).press('Escape');
    const before = await page.getByRole('article').count();
    await card(0)
      .getByRole('button', { name: `${c.copyQuestion} Q1` })
      .click();
    await expect(page.getByRole('article')).toHaveCount(before + 1);
    await page
      .getByRole('article', { name: /^Q2 Which drinks/ })
      .getByRole('button', { name: `${t.remove} Q2` })
      .click();
    await expect(page.getByRole('article')).toHaveCount(before);
    await page.getByRole('button', { name: c.groups.add }).click();
    await page.getByRole('textbox', { name: c.groups.title(2) }).fill('Last part');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: typeTexts[language].names['matrix-single'], exact: true }).click();
    await expect(page.getByRole('article')).toHaveCount(before + 1);
    for (let count = before + 1; count < 20; count++)
      await page.getByRole('button', { name: typeTexts[language].names['single-choice'], exact: true }).click();
    await expect(page.getByRole('article')).toHaveCount(20);
    await saved.waitFor();
    await expectAccessible(page);
  });
});

// Phones have no keys.
test('titles, options, moving and quoting by keyboard alone @wide', async ({ creator: page, language }) => {
  const t = editorTexts[language];
  const c = canvasTexts[language];
  const r = richTextTexts[language];
  const hand = keyboard(page);
  const keys = page.keyboard;
  const card = (seqName: string) => page.getByRole('article', { name: new RegExp(`^${seqName} `) });
  const title = (seqName: string) => card(seqName).getByRole('textbox', { name: t.questionTitle({ seqName }) });
  await createInEditor(page, language, `Keys ${Date.now()}`);

  await test.step('the palette adds at a key', async () => {
    const wanted = [
      ['single-choice', 1],
      ['fill-in', 1],
      ['cascade', 1],
      ['matrix-single', 1],
    ] as const;
    for (const [type, count] of wanted)
      for (let n = 0; n < count; n++)
        await hand.press(page.getByRole('button', { name: typeTexts[language].names[type], exact: true }));
    await expect(page.getByRole('article')).toHaveCount(4);
  });

  await test.step('titles, options, and moving both by Alt and the arrows', async () => {
    await hand.write(title('Q1'), 'Which drink?');
    await keys.press('Alt+ArrowDown');
    await expect(page.getByText(c.movedTo({ name: 'Q2', place: 2, total: 4 }))).toBeAttached();
    await expect(title('Q2')).toBeFocused();
    await keys.press('Alt+ArrowUp');
    await hand.write(card('Q1').getByRole('textbox', { name: t.optionText(1), exact: true }), 'Tea');
    await keys.press('Enter');
    await keys.type('Coffee');
    await keys.press('Alt+ArrowUp');
    await expect
      .poll(() => fieldsIn(card('Q1')))
      .toEqual(['Which drink?', 'Coffee', 'Tea', fresh.newOption(2), fresh.newOption(3)]);
  });

  await test.step('a child question comes below its parent, goes with an undo and comes back (S3.37, S3.51)', async () => {
    await hand.press(card('Q1').getByRole('button', { name: `${c.more} Q1` }));
    await expect(page.getByRole('menuitem', { name: c.moveTo })).toBeFocused();
    await keys.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: c.addChild })).toBeFocused();
    await keys.press('ArrowRight');
    const nps = page.getByRole('menuitem', { name: typeTexts[language].names.nps, exact: true });
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused).not.toBe(c.addChild);
    // One press at a time: on a busy machine the place moves later than the next key comes.
    for (let at = await focused(); !(await nps.evaluate(one => one === document.activeElement)); at = await focused()) {
      await keys.press('ArrowDown');
      await expect.poll(focused).not.toBe(at);
    }
    await keys.press('Enter');
    await expect(title('Q2')).toBeFocused();
    await expect(page.getByRole('article')).toHaveCount(5);
    // The way to the bar is long from here: that it is reached by Tab and F6 is shown by the logic without a mouse.
    await page.getByRole('button', { name: new RegExp(`^${t.undo}`) }).press('Enter');
    await expect(page.getByRole('article')).toHaveCount(4);
    await page.getByRole('button', { name: new RegExp(`^${t.redo}`) }).press('Enter');
    await hand.write(title('Q2'), 'How likely?');
    await keys.press('Enter');
    await expect(page.getByRole('article').nth(1)).toHaveAccessibleName(/^Q2 How likely\?/);
    await hand.write(title('Q3'), 'Why ');
    await expect(card('Q2').getByText(c.childOf({ name: 'Q1' }))).toBeVisible();
  });

  await test.step('a quote', async () => {
    await hand.write(title('Q3'), 'Why ');
    await keys.press('Control+b');
    await expect(card('Q3').getByRole('toolbar', { name: r.toolbar })).toBeVisible();
    await hand.press(card('Q3').getByRole('button', { name: r.quote, exact: true }));
    const dialog = page.getByRole('dialog', { name: r.quoteDialog.title });
    await expect(dialog.getByRole('combobox', { name: r.quoteDialog.question })).toBeFocused();
    await keys.press('ArrowDown');
    await keys.press('Enter');
    await expect(dialog.getByText(r.quoteDialog.whole)).toBeVisible();
    await hand.press(dialog.getByRole('button', { name: r.quoteDialog.ok, exact: true }));
    await expect(title('Q3')).toContainText(`Q1-${r.quotedAnswer}`);
    // OK has emitted the title already (S4.24): nothing has to be left first.
    await expect(card('Q3')).toHaveAccessibleName(/Q1-Answer/);
  });
  await page.getByRole('status').filter({ hasText: t.saved }).waitFor();
});

// The wide screen has its own journey.
test('on a phone a survey is read and simply edited @phone', async ({ creator: page, language }) => {
  const t = editorTexts[language];
  const c = canvasTexts[language];
  await createInEditor(page, language, `Phone ${Date.now()}`);
  await page.getByRole('button', { name: typeTexts[language].names['single-choice'], exact: true }).click();
  const card = page.getByRole('article').first();
  await card.getByRole('textbox', { name: t.questionTitle({ seqName: 'Q1' }) }).fill('Tea?');
  await card.getByRole('textbox', { name: t.optionText(1), exact: true }).fill('Yes');
  await card.getByRole('button', { name: `${c.showSettings} Q1` }).click();
  await page.getByRole('switch', { name: t.settingNames.required }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /close|关闭/i })
    .click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('status').filter({ hasText: t.saved }).waitFor();
  await expectNoSidewaysScrolling(page);
  // The driver's pointer stays where the drawer's button was, and what lies below it shows its tip: words about it, in no landmark.
  await expectAccessible(page, '[role=tooltip]');
});
