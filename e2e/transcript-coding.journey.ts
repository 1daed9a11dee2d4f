import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { codePartTexts } from '@wenshu/texts/findings/coding/code';
import { talkAnalysisTexts } from '@wenshu/texts/talks/talk-analysis';
import { talkMatrixTexts } from '@wenshu/texts/talks/talk-matrix';
import { talkMatrixPageTexts } from '@wenshu/texts/talks/talk-matrix-page';
import { talkMemoTexts } from '@wenshu/texts/talks/talk-memos';
import { transcriptTexts } from '@wenshu/texts/talks/transcripts';
import { readXlsx } from 'hucre/xlsx';
import { press } from './support/cross-survey.ts';
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';
import { newPerson } from './support/new-person.ts';

const said = {
  zh: {
    group: `主持人：大家平时怎么买茶？
李女士：[00:05] 我在网上买，网上便宜。
王先生：[00:20] 我去店里，店里可以试喝。
主持人：为什么？
李女士：[00:40] 便宜，送得也快。`,
    speaker: '李女士',
    other: '王先生',
    price: '价格',
    shop: '店里',
    inVivo: '我去',
  },
  en: {
    group: `Moderator: How do you buy tea?
Mary: [00:05] I buy it online, it is cheap there.
John: [00:20] I go to the shop, they let me taste it.
Moderator: Why?
Mary: [00:40] Cheap, and it comes fast.`,
    speaker: 'Mary',
    other: 'John',
    price: 'Price',
    shop: 'Shop',
    inVivo: 'I',
  },
};

const turn = (page: Page, place: number) => page.locator('[data-turn]').nth(place);

test('an interview is coded by keys, compared by person with its quotes, and taken out (P1.9, S2.24) @wide', async ({
  newVisitor,
  language,
}) => {
  const t = talkAnalysisTexts[language];
  const code = codePartTexts[language];
  const matrix = talkMatrixPageTexts[language];
  const memo = talkMemoTexts[language];
  const transcripts = transcriptTexts[language];
  const own = said[language];
  const page = await newVisitor(await newPerson('Coder'));
  const saved = page.getByText(t.desk.saved, { exact: true });

  await test.step('transcripts are brought in where they are cleaned', async () => {
    await page.goto('/record/clean');
    await press(page, transcripts.list.create);
    const dialog = page.getByRole('dialog', { name: transcripts.fresh.title });
    await dialog.getByLabel(transcripts.fresh.name).fill('Tea groups');
    await press(dialog, transcripts.fresh.create);
    await page.waitForURL(/scrollId=/);
    await page.getByRole('button', { name: transcripts.project.add }).first().click();
    await press(page, transcripts.bring.paste);
    const paste = page.getByRole('dialog', { name: transcripts.bring.pasteTitle });
    await paste.getByLabel(transcripts.bring.name, { exact: true }).fill('Group one');
    await paste.getByLabel(transcripts.bring.pasteText).fill(own.group);
    await press(paste, transcripts.bring.pasteDo);
    await page.getByRole('button', { name: transcripts.bring.confirm, exact: true }).click();
    await expect(page.getByText('Group one').first()).toBeVisible();
  });

  await test.step('the project is opened to be analysed, and says what coding is', async () => {
    await page.goto('/record/analysis');
    await page.getByRole('link', { name: 'Tea groups' }).click();
    await expect(page.getByRole('heading', { name: t.begin.title })).toBeVisible();
    await expectAccessible(page);
    await press(page, t.begin.start);
    await page.getByRole('link', { name: 'Group one' }).click();
    await expect(turn(page, 0)).toBeVisible();
    await expect(page.getByText(code.noCodes)).toBeVisible();
  });

  await test.step('by keys a turn is chosen, a code is made on it, and given to another by its key', async () => {
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await expect(turn(page, 1).getByRole('textbox')).toBeFocused();
    await page.keyboard.press('n');
    await page.keyboard.type(own.price);
    await page.keyboard.press('Enter');
    await expect(turn(page, 1).getByText(own.price, { exact: true })).toBeVisible();
    await expect(turn(page, 1).getByRole('textbox')).toBeFocused();
    await page.keyboard.press('End');
    await expect(turn(page, 4).getByRole('textbox')).toBeFocused();
    await page.keyboard.press('1');
    await expect(turn(page, 4).getByText(own.price, { exact: true })).toBeVisible();
    await expect(saved).toBeVisible();
  });

  await test.step('words are chosen word by word, become a code in their own words, and that is undone', async () => {
    await page.keyboard.press('k');
    await page.keyboard.press('k');
    await expect(turn(page, 2).getByRole('textbox')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('button', { name: t.desk.inVivo })).toBeVisible();
    await page.keyboard.press('=');
    await expect(turn(page, 2).getByRole('button', { name: code.take({ name: own.inVivo }) })).toBeVisible();
    await expect(turn(page, 2).locator('mark')).toHaveText(own.inVivo);
    await expect(saved).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(turn(page, 2).getByRole('button', { name: code.take({ name: own.inVivo }) })).toBeHidden();
    await page.keyboard.press('2');
    await expect(turn(page, 2).getByRole('button', { name: code.take({ name: own.inVivo }) })).toBeVisible();
    await expect(saved).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
  });

  await test.step('a thought is noted on the turn', async () => {
    await page.getByRole('textbox', { name: memo.words }).fill('Taste decides');
    await press(page, memo.add);
    await expect(turn(page, 2).getByText(t.desk.memos({ count: 1 }))).toBeVisible();
  });

  await test.step('the turns are narrowed to what has no code', async () => {
    await page.getByRole('textbox', { name: t.desk.search }).fill('?？');
    await expect(page.getByRole('heading', { name: t.desk.noneFound })).toBeVisible();
    await page.getByRole('button', { name: t.desk.clear }).first().click();
    await expect(turn(page, 4)).toBeVisible();
  });

  await test.step('the matrix counts by person, and a number leads to its quotes', async () => {
    await page.getByRole('link', { name: t.desk.back }).click();
    await page.getByRole('tab', { name: t.parts.matrix }).click();
    const cell = matrix.openCell({ value: '2', code: own.price, column: own.speaker });
    await page.getByRole('button', { name: cell }).click();
    const quotes = page.getByRole('dialog', { name: `${own.price} × ${own.speaker}` });
    await expect(quotes.getByRole('blockquote')).toHaveCount(2);
    await expect(quotes.getByText(matrix.quotes.found({ count: 2 }), { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(quotes).toBeHidden();
  });

  await test.step('it goes out as a workbook with the same numbers', async () => {
    const waiting = page.waitForEvent('download');
    await press(page, matrix.takeOut);
    const file = await (await waiting).path();
    const { sheets } = await readXlsx(await readFile(file));
    const words = talkMatrixTexts[language];
    const turns = sheets.find(({ name }) => name === words.sheets.turns)!;
    expect(turns.rows[0]!.map(String)).toEqual([words.code, own.speaker, own.other, words.total]);
    expect(turns.rows[1]!.map(String)).toEqual([own.price, '2', '0', '2']);
  });

  await test.step('memos are gathered, and found by their words', async () => {
    await page.getByRole('tab', { name: t.parts.memos }).click();
    await page.getByRole('textbox', { name: memo.search }).fill('taste');
    await expect(page.getByText('Taste decides')).toBeVisible();
    await expectAccessible(page);
  });
});
