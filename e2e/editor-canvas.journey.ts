import { typeTexts } from '@wenshu/question-types/type-texts';
import { editorTexts } from '@wenshu/texts/design/editor';
import { canvasTexts } from '@wenshu/texts/design/editor-canvas';
import { questionnaireDefaultTexts } from '@wenshu/texts/design/questionnaire-defaults';
import { watchDrawnCards } from './support/drawn-cards.ts';
import { cardNames, createInEditor, dragTo } from './support/editor.ts';
import { expect, test } from './support/journey.ts';

/** What the editor writes into new parts of a Chinese survey. */
const fresh = questionnaireDefaultTexts.zh;

// Pointer and keys are for wide screens.
test('the canvas draws only what changes, keeps the cursor, and gives a drag up again @wide', async ({
  creator: page,
  language,
}) => {
  const t = editorTexts[language];
  const c = canvasTexts[language];
  const drawn = await watchDrawnCards(page);
  await createInEditor(page, language, `Canvas ${Date.now()}`);
  const saved = page.getByRole('status').filter({ hasText: t.saved });
  const card = (seqName: string) => page.getByRole('article', { name: new RegExp(`^${seqName} `) });
  const title = (seqName: string) => card(seqName).getByRole('textbox', { name: t.questionTitle({ seqName }) });
  const idOf = async (seqName: string) => (await card(seqName).getAttribute('data-question'))!;

  await test.step('a new question has the cursor on its whole title: typing replaces it', async () => {
    for (const seqName of ['Q1', 'Q2', 'Q3']) {
      await page.getByRole('button', { name: typeTexts[language].names['single-choice'], exact: true }).last().click();
      await expect(title(seqName)).toBeFocused();
      await page.keyboard.type(`About ${seqName}`);
      await expect(title(seqName)).toHaveValue(`About ${seqName}`);
    }
  });

  await test.step('a key draws its own card alone, and so does the answer that saves it', async () => {
    await title('Q2').click();
    await saved.waitFor();
    await page.waitForTimeout(600);
    await drawn.take();
    await page.keyboard.type('!');
    expect(await drawn.take()).toEqual([await idOf('Q2')]);
    await page.keyboard.press('Enter');
    await page.waitForTimeout(600);
    await saved.waitFor();
    expect(await drawn.take()).toEqual([await idOf('Q2')]);
  });

  await test.step('a click on the words of an option puts the cursor there', async () => {
    await card('Q3').getByText(fresh.newOption(2), { exact: true }).click();
    await expect(card('Q3').getByRole('textbox', { name: t.optionText(2), exact: true })).toBeFocused();
  });

  await test.step('a drag draws nothing at all until it is dropped; Escape gives it up', async () => {
    const before = await cardNames(page);
    const handle = card('Q3').getByRole('button', { name: c.dragQuestion({ name: 'Q3' }) });
    await handle.hover();
    await page.mouse.down();
    const { x, y } = (await handle.boundingBox())!;
    await page.mouse.move(x, y - 20, { steps: 3 });
    await page.waitForTimeout(400);
    await drawn.take();
    const goal = (await card('Q1').boundingBox())!;
    await page.mouse.move(goal.x + 60, goal.y + 4, { steps: 10 });
    await expect(page.locator('[data-drop]')).toHaveCount(1);
    expect(await drawn.take()).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-drop]')).toHaveCount(0);
    await page.mouse.up();
    expect(await cardNames(page)).toEqual(before);
    await dragTo(page, handle, card('Q1'), 'top');
    // Numbers follow the order.
    await expect.poll(() => cardNames(page)).toEqual(['Q1 About Q3', 'Q2 About Q1', 'Q3 About Q2!']);
    await expect(card('Q1')).toBeFocused();
  });

  await test.step('undo and deleting leave the cursor on the canvas', async () => {
    await page.keyboard.press('Control+z');
    await expect.poll(() => cardNames(page)).toEqual(['Q1 About Q1', 'Q2 About Q2!', 'Q3 About Q3']);
    await title('Q2').click();
    await card('Q2')
      .getByRole('button', { name: `${t.remove} Q2` })
      .click();
    await expect(title('Q2')).toBeFocused();
    await expect(title('Q2')).toHaveValue('About Q3');
    await page.keyboard.press('Control+z');
    await expect(card('Q2')).toHaveAttribute('aria-current', 'true');
    await page.getByRole('button', { name: typeTexts[language].names['fill-in'], exact: true }).last().click();
    await expect(title('Q3')).toBeFocused();
    await expect(card('Q4')).toHaveAccessibleName('Q4 About Q3');
    await page.keyboard.press('Control+z');
    await expect(card('Q4')).toHaveCount(0);
    await expect(card('Q3')).toBeFocused();
  });
});
