import { Buffer } from 'node:buffer';
import { scrollCalls } from '@wenshu/api-contract';
import { inOrder, readSetting } from '@wenshu/survey-core';
import { answeringTexts } from '@wenshu/texts/answering';
import { editorTexts } from '@wenshu/texts/design/editor';
import { canvasTexts } from '@wenshu/texts/design/editor-canvas';
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';
import { card, openSurvey, saved } from './support/open-survey.ts';
import { perLine } from './support/per-line.ts';
import { greenPoint } from './support/sample-files.ts';
import { publishSurvey, questionId } from './support/survey-maker.ts';

const picture = (name: string) => ({ name: `${name}.png`, mimeType: 'image/png', buffer: Buffer.from(greenPoint) });

// Pictures are put in at a desk; the page is opened at both widths.
test('pictures that are chosen together become options in order, are met in a grid, opened large and answered (S5.32) @wide', async ({
  creator,
  newVisitor,
  language,
}) => {
  const [t, words, texts] = [canvasTexts[language], editorTexts[language], answeringTexts[language]];
  const { call, scrollId } = await openSurvey(creator, [
    { type: 'single-choice', title: 'Which package?', items: ['Green', 'Red'] },
    { type: 'nps', title: 'Recommend?' },
  ]);

  await test.step('two fill the options, the third makes one; a text file is refused and leaves the others alone', async () => {
    await card(creator, 1).click({ position: { x: 60, y: 8 } });
    const input = card(creator, 1).locator(`input[type=file][aria-label="${t.addPictures}"]`);
    const wrong = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') };
    await input.setInputFiles([picture('one'), wrong, picture('two'), picture('Blue box')]);
    await expect(creator.getByText(/notes\.txt/)).toBeVisible();
    await expect(card(creator, 1).locator('textarea')).toHaveCount(4);
    await saved(creator);
    const { document } = await call(scrollCalls.get, { scrollId });
    const question = document.questions[questionId(1)]!;
    expect(readSetting(question.settings, 'hasPictures')).toBe(true);
    expect(inOrder(question.items).map(({ title }) => title.text)).toEqual(['Green', 'Red', 'Blue box']);
    for (const { settings } of inOrder(question.items)) expect(readSetting(settings, 'picture')).toMatch(/^\/.+/);
  });

  await test.step('a dropped picture makes one more', async () => {
    const drop = await creator.evaluateHandle(
      bytes => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([new Uint8Array(bytes)], 'Dropped.png', { type: 'image/png' }));
        return transfer;
      },
      [...greenPoint],
    );
    await card(creator, 1).locator('[data-parts=items] > div').first().dispatchEvent('drop', { dataTransfer: drop });
    await expect(card(creator, 1).locator('textarea')).toHaveCount(5);
    await saved(creator);
  });

  await test.step('the panel sets the columns; the canvas shows the same grid', async () => {
    await creator.getByLabel(words.settingNames.pictureColumns, { exact: true }).click();
    await creator.getByTitle('4', { exact: true }).click();
    await saved(creator);
    await card(creator, 2).click({ position: { x: 60, y: 8 } });
    const shown = card(creator, 1).locator('li img');
    await expect(shown).toHaveCount(4);
    expect(await perLine(shown)).toEqual([4]);
  });

  const visitor = await newVisitor();
  await visitor.goto(await publishSurvey(call, scrollId));
  const options = visitor.locator('.choice');
  await test.step('four in a line at a desk, two on a phone', async () => {
    await expect(options).toHaveCount(4);
    expect(await perLine(options)).toEqual([4]);
    for (const width of [390, 360]) {
      await visitor.setViewportSize({ width, height: 844 });
      expect(await perLine(options)).toEqual([2, 2]);
      await expectNoSidewaysScrolling(visitor);
    }
    await expectAccessible(visitor);
  });

  await test.step('a button opens the picture large; Escape closes it and the focus is back', async () => {
    const enlarge = visitor.getByRole('button', { name: texts.enlarge({ option: 'Red' }) });
    await enlarge.focus();
    await visitor.keyboard.press('Enter');
    const dialog = visitor.getByRole('dialog', { name: 'Red' });
    await expect(dialog.getByRole('img')).toBeVisible();
    await expect(dialog.getByRole('button', { name: texts.closePicture })).toBeFocused();
    await visitor.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: texts.closePicture })).toBeFocused();
    await visitor.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(enlarge).toBeFocused();
    // Looking is not choosing.
    await expect(visitor.getByRole('radio', { name: 'Red' })).not.toBeChecked();
  });

  await test.step('a tap on the picture chooses the option', async () => {
    await options.nth(1).locator('img').click();
    await expect(visitor.getByRole('radio', { name: 'Red' })).toBeChecked();
  });
});
