import { Buffer } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { questionCalls, scrollCalls } from '@wenshu/api-contract';
import { ordersBetween } from '@wenshu/survey-core';
import { createScreenTexts } from '@wenshu/texts/design/create-screens';
import { editProblemTexts } from '@wenshu/texts/design/edit-problems';
import { editorTexts } from '@wenshu/texts/design/editor';
import { canvasTexts } from '@wenshu/texts/design/editor-canvas';
import { editorToolsTexts } from '@wenshu/texts/design/editor-tools';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { fieldsIn } from './support/editor.ts';
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';
import { BEHIND, card, largeFile, MEGABYTE, openSurvey, saved } from './support/open-survey.ts';
import { questionId } from './support/survey-maker.ts';

// Nothing of it is another on a phone.
test('options come in from sheets and texts, and what is wrong with them is said with its line @wide', async ({
  creator,
  language,
}, info) => {
  const t = canvasTexts[language];
  const problems = (word: 'import-slash' | 'import-layer-one-missing' | 'import-levels-differ', line: number) =>
    editProblemTexts[language][word]({ line });
  await openSurvey(creator, [
    { type: 'single-choice', title: 'Drinks', items: ['Tea'] },
    { type: 'cascade', title: 'Places', items: ['Anywhere'] },
  ]);
  const dialog = creator.getByRole('dialog');
  const input = dialog.locator('input[type=file]');
  const text = dialog.getByRole('textbox', { name: t.batch.label });
  const alert = dialog.getByRole('alert');
  const add = dialog.getByRole('button', { name: t.batch.add, exact: true });
  const open = async (place: number, name: string, item?: string) => {
    await card(creator, place).click({ position: { x: 60, y: 8 } });
    await card(creator, place).getByRole('button', { name, exact: true }).last().click();
    if (item) await creator.getByRole('menuitem', { name: item }).click();
  };
  /** The template as it is downloaded (S7.16), with these rows below its heading. */
  const filled = async (rows: readonly string[][]) => {
    const download = creator.waitForEvent('download');
    await dialog.getByRole('button', { name: t.batch.template }).click();
    const { sheets } = await readXlsx(readFileSync(await (await download).path()));
    const [head = []] = sheets[0]!.rows;
    return asSheet([head.map(String), ...rows]);
  };

  await test.step('a wrong template, a wrong format, too large, empty (S8.2, S8.3, S8.4)', async () => {
    await open(1, t.batchAdd);
    await input.setInputFiles(await asSheet([['Something else'], ['Tea']]));
    await expect(alert).toHaveText(t.batch.templateWrong);
    await input.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
    await expect(alert).toHaveText(t.batch.fileWrong);
    await input.setInputFiles(largeFile(info, 'large.txt', 5 * MEGABYTE + 1));
    await expect(alert).toHaveText(t.batch.fileTooLarge);
    await input.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('  ') });
    await expect(alert).toHaveText(t.batch.fileEmpty);
  });

  await test.step('the filled-in template is shown, and then added', async () => {
    await input.setInputFiles(await filled([['Coffee'], ['Juice']]));
    await expect(text).toHaveValue('Coffee\nJuice');
    await add.click();
    await expect(dialog).toHaveCount(0);
    await expect(card(creator, 1)).toContainText('Tea');
    await expect.poll(() => fieldsIn(card(creator, 1))).toEqual(['Drinks', 'Tea', 'Coffee', 'Juice']);
  });

  await test.step('two levels: a second needs a first; the wrong line is selected', async () => {
    await open(1, t.more, t.turnOnLayers);
    await input.setInputFiles(
      await filled([
        ['', 'Green'],
        ['Soda', 'Cola'],
      ]),
    );
    await add.click();
    await expect(alert).toHaveText(problems('import-layer-one-missing', 1));
    await text.fill('Water\nSoda\tCola\nSoda\tTonic');
    await add.click();
    await expect(dialog).toHaveCount(0);
    await expect
      .poll(() => fieldsIn(card(creator, 1)))
      .toEqual(['Drinks', 'Tea', 'Coffee', 'Juice', 'Water', 'Soda', 'Cola', 'Tonic']);
  });

  await test.step('a cascade: no slash, every line with as many levels; it is seen as a tree and replaces what was there after a yes', async () => {
    await open(2, t.importCascade);
    const ok = dialog.getByRole('button', { name: t.batch.import, exact: true });
    await text.fill('Zhejiang\tHangzhou\nZhe/jiang\tNingbo');
    await ok.click();
    await expect(alert).toHaveText(problems('import-slash', 2));
    const selected = await text.evaluate(field => {
      const { value, selectionStart, selectionEnd } = field as HTMLTextAreaElement;
      return value.slice(selectionStart, selectionEnd);
    });
    expect(selected).toBe('Zhe/jiang\tNingbo');
    await text.fill('Zhejiang\tHangzhou\nJiangsu');
    await ok.click();
    await expect(alert).toHaveText(problems('import-levels-differ', 2));
    await input.setInputFiles(
      await filled([
        ['Zhejiang', 'Hangzhou', 'Xihu', ''],
        ['Zhejiang', 'Ningbo', 'Haishu', ''],
      ]),
    );
    const tree = dialog.getByRole('region', { name: t.batch.tree });
    await expect(tree.getByRole('status')).toHaveText(
      [1, 2, 2].map((count, at) => t.batch.levelCount({ level: at + 1, count })).join(t.batch.comma),
    );
    await tree.getByText('Zhejiang').click();
    await expect(tree.getByText('Ningbo')).toBeVisible();
    const sure = creator.getByRole('dialog', { name: t.batch.replaceTitle });
    await ok.click();
    await sure.getByRole('button', { name: t.batch.cancel, exact: true }).click();
    await expect(text).toHaveValue(/Ningbo/);
    await ok.click();
    await expect(sure).toContainText(t.batch.replaceText({ count: 1, next: 5 }));
    await sure.getByRole('button', { name: t.batch.replaceConfirm, exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect
      .poll(() => fieldsIn(card(creator, 2)))
      .toEqual(['Places', 'Zhejiang', 'Hangzhou', 'Xihu', 'Ningbo', 'Haishu']);
    await saved(creator);
    await expectNoSidewaysScrolling(creator);
  });

  await test.step('the regions of China come ready', async () => {
    await open(2, t.importCascade);
    await dialog.getByRole('button', { name: t.batch.regions[2], exact: true }).click();
    await expect(dialog.getByRole('region', { name: t.batch.tree }).getByRole('status')).toContainText(
      t.batch.levelCount({ level: 1, count: 34 }),
    );
    await expect(text).toHaveValue(/浙江省\t杭州市/);
    await expectAccessible(creator, BEHIND);
    await dialog.getByRole('button', { name: t.batch.import, exact: true }).click();
    await creator
      .getByRole('dialog', { name: t.batch.replaceTitle })
      .getByRole('button', { name: t.batch.replaceConfirm, exact: true })
      .click();
    await expect(dialog).toHaveCount(0);
    await saved(creator);
  });
});

async function asSheet(rows: string[][]) {
  const buffer = Buffer.from(await writeXlsx({ sheets: [{ name: 'Sheet', rows }] }));
  return { name: 'options.xlsx', mimeType: 'application/octet-stream', buffer };
}

// Where there is least room; on a wide screen it is a step of building by mouse.
test('the history shows who did what, an earlier state with its differences, and the way back @phone', async ({
  creator,
  language,
}) => {
  const t = editorToolsTexts[language].history;
  const { call, scrollId } = await openSurvey(creator, [
    { type: 'single-choice', title: 'First', items: ['Yes', 'No'] },
    { type: 'fill-in', title: 'Second' },
  ]);
  const { version } = await call(scrollCalls.get, { scrollId });
  await call(questionCalls.modifyName, { scrollId, questionId: questionId(1), title: { text: 'First, changed' } });
  await call(questionCalls.deleteTopQuestion, { scrollId, questionId: questionId(2) });
  await expect(creator.getByRole('article')).toHaveCount(1);
  const drawer = creator.getByRole('dialog', { name: t.title });
  const openHistory = async () => {
    const button = creator.getByRole('button', { name: t.open, exact: true });
    if (await button.isVisible()) await button.click();
    else {
      await creator.getByRole('button', { name: createScreenTexts[language].more, exact: true }).click();
      await creator.getByRole('menuitem', { name: t.open }).click();
    }
  };

  await test.step('a list that cannot be loaded says so, and is tried again', async () => {
    await creator.route('**/edit/history*', route => route.abort());
    await openHistory();
    await expect(drawer.getByText(t.failed)).toBeVisible({ timeout: 30_000 });
    await creator.unroute('**/edit/history*');
    await drawer.getByRole('button', { name: t.retry }).click();
  });

  await test.step('it has who and when, and the state then with what has become another since', async () => {
    const step = drawer.getByRole('listitem').first();
    await expect(step).toContainText('林晓');
    await expect(step).toContainText(t.edits.deleteTopQuestion({ count: 1 }));
    await expect(step.getByRole('time')).toBeVisible();
    await step.getByRole('button', { name: t.look }).click();
    await expect(drawer.getByText(t.compare.same)).toBeVisible();
    // Back, edit by edit, to before the last two.
    for (const _edit of [1, 2]) await drawer.getByRole('button', { name: t.previousEdit }).click();
    await expect(drawer.getByText(t.editOf({ n: version, count: version + 2 }))).toBeVisible();
    await expect(drawer.getByText(t.compare.now({ text: 'First, changed' }))).toBeVisible();
    await expect(drawer.getByText(t.compare.marks.deleted)).toBeVisible();
    await drawer.getByRole('checkbox', { name: t.compare.only }).check();
    await expect(drawer.getByText('Yes', { exact: true })).toHaveCount(0);
    await expectAccessible(creator, BEHIND);
    await expectNoSidewaysScrolling(creator);
  });

  await test.step('restoring is an edit while a colleague edits something else, and undo takes it back', async () => {
    const { document } = await call(scrollCalls.get, { scrollId });
    const { groupId, order } = document.questions[questionId(1)]!;
    await call(questionCalls.addTopQuestion, {
      scrollId,
      groupId,
      order: ordersBetween(order, null, 1)[0]!,
      type: 'nps',
      title: { text: 'Third, meanwhile' },
      questionId: questionId(3),
      seqName: 'Q3',
      settings: {},
      items: [],
      rows: [],
    });
    await expect(drawer.getByText('Third, meanwhile')).toBeVisible();
    await drawer.getByRole('button', { name: t.restore }).press('Enter');
    await creator.getByRole('button', { name: t.restoreConfirm, exact: true }).click();
    await expect(creator.getByText(t.restored)).toBeVisible();
    await expect(creator.getByRole('article')).toHaveCount(2);
    await expect(card(creator, 2)).toContainText('Second');
    await saved(creator);
    await creator.getByRole('button', { name: new RegExp(`^${editorTexts[language].undo}`) }).click();
    await expect(creator.getByRole('article')).toHaveCount(2);
    await expect(card(creator, 2)).toContainText('Third, meanwhile');
    await expect(card(creator, 1)).toContainText('First, changed');
  });
});
