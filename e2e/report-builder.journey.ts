import type { Page } from '@playwright/test';
import { collaboratorCalls, reportMemberCalls } from '@wenshu/api-contract';
import { reportScreenTexts } from '@wenshu/texts/findings/report-screen';
import { call } from './support/answering.ts';
import { COLLEAGUE, collect, press } from './support/cross-survey.ts';
import { expect, expectAccessible, test } from './support/journey.ts';

const blockOf = (page: Page, words: string | RegExp) => page.getByRole('group', { name: words });

/** Where a block stands, as its panel says. */
async function placeOf(page: Page, t: (typeof reportScreenTexts)['zh']['place']) {
  const value = async (name: string) => Number(await page.getByRole('spinbutton', { name, exact: true }).inputValue());
  return { x: await value(t.x), y: await value(t.y), width: await value(t.width), height: await value(t.height) };
}

test('a report is built by mouse and by keys, and by two people at once (S1.10, S2.16, S2.55, S2.56, S2.58, S7.143, S8.30) @wide', async ({
  creator: page,
  newVisitor,
  language,
}) => {
  const t = reportScreenTexts[language];
  const scrollId = await collect();
  await page.goto(`/survey/onlineReport?scrollId=${scrollId}`);
  await expect(page.getByRole('heading', { name: t.list.empty })).toBeVisible();
  await page.getByRole('button', { name: t.list.fresh, exact: true }).first().click();
  await page.getByRole('dialog').getByRole('textbox', { name: t.bar.name }).fill('Drinks');
  await page.getByRole('dialog').getByRole('button', { name: t.fresh.create, exact: true }).click();
  // The dialog had a field of the same name.
  await page.waitForURL(/reportId=/);
  await expect(page.getByRole('textbox', { name: t.bar.name })).toHaveValue('Drinks', { timeout: 60_000 });
  const reportId = new URL(page.url()).searchParams.get('reportId')!;

  // A page of its own: nothing is put upon it before it has a layout.
  await press(page, t.pages.add);
  const insert = page.getByRole('toolbar', { name: t.insert.label });
  await press(insert, t.insert.exhibit);
  await expect(page.getByText(t.insert.layoutMissing)).toBeVisible();
  await page.getByRole('group', { name: t.layouts.label }).first().getByRole('button', { name: t.layouts.two }).click();

  // A chart of a question, as a ring.
  await press(insert, t.insert.exhibit);
  const picker = page.getByRole('dialog', { name: t.picker.exhibitTitle });
  await picker.getByRole('searchbox').fill('drink');
  await expect(picker.getByRole('button', { name: 'Q2 Sex' })).toHaveCount(0);
  await press(picker, 'Q1 Drink');
  await picker.getByRole('button', { name: `${t.picker.chart} · Q1 Drink` }).click();
  const chart = blockOf(page, new RegExp(`^${t.blocks.exhibit}`));
  await expect(chart.getByRole('cell').first()).toHaveText('50.0%');
  await press(page.getByRole('group', { name: t.chart.kind }), t.chart.as.ring);
  await expect(chart.locator('[data-drawn=parts]')).toBeAttached();

  // A number, and words with a number in them.
  await press(insert, t.insert.figure);
  const figures = page.getByRole('dialog', { name: t.picker.figureTitle });
  await press(figures, 'Q2 Sex');
  await figures.getByRole('button', { name: `${t.picker.chart} · Q2 Sex` }).click();
  await figures
    .getByRole('button', { name: /^Women.*75/ })
    .first()
    .click();
  const figure = blockOf(page, new RegExp(`^${t.blocks.figure}`));
  await expect(figure).toContainText('75.0%');
  await press(insert, t.insert.text);
  // The writer is fetched when it is first needed.
  await expect(page.locator('[contenteditable=true]')).toBeFocused();
  await page.keyboard.type('Women drink tea');
  await page.getByRole('button', { name: t.text.done, exact: true }).click();
  const text = blockOf(page, new RegExp(`^${t.blocks.text}`));
  await expect(text).toContainText('Women drink tea');
  await expect(page.getByText(t.saving.saved, { exact: true })).toBeVisible();
  await expectAccessible(page);

  // By keys: Tab goes as one reads, arrows move, with Alt they resize, and all of it is taken back.
  await chart.focus();
  await page.keyboard.press('Tab');
  await expect(figure).toBeFocused();
  const before = await placeOf(page, t.place);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('Alt+ArrowRight');
  expect(await placeOf(page, t.place)).toEqual({
    x: before.x + 1,
    y: before.y - 10,
    width: before.width + 1,
    height: before.height,
  });
  for (let step = 0; step < 3; step++) await page.keyboard.press('Control+z');
  await expect.poll(() => placeOf(page, t.place)).toEqual(before);
  await page.keyboard.press('Control+d');
  await expect(figure).toHaveCount(2);
  await page.keyboard.press('Delete');
  await expect(figure).toHaveCount(1);

  // By mouse: it is drawn to the edge of what stands beside it.
  const board = (await page.locator('[data-board]').boundingBox())!;
  const from = (await text.boundingBox())!;
  const to = (await chart.boundingBox())!;
  await page.mouse.move(from.x + 20, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 23, board.y + board.height - 20, { steps: 4 });
  await expect(page.locator('[data-axis=x]')).toBeVisible();
  await page.mouse.up();
  await expect(page.locator('[data-axis]')).toHaveCount(0);
  await expect.poll(async () => Math.round((await text.boundingBox())!.x)).toBe(Math.round(to.x));
  await expect(page.getByText(t.saving.saved, { exact: true })).toBeVisible();

  // A colleague becomes a member, sees who is here and what happens.
  await call(collaboratorCalls.add, { scrollId, phone: COLLEAGUE, rights: ['questionnaire.view', 'records.view'] });
  const { candidates } = await call(reportMemberCalls.listMembers, { scrollId, reportId });
  await call(reportMemberCalls.saveMember, { scrollId, reportId, userId: candidates[0]!.userId, role: 'edit' });
  const other = await newVisitor(COLLEAGUE);
  await other.goto(page.url());
  await press(other, t.pages.goTo({ number: 2, name: t.pages.unnamed }));
  await expect(blockOf(other, new RegExp(`^${t.blocks.figure}`))).toContainText('75.0%');
  await expect(page.getByRole('list', { name: t.presence.label({ count: 1 }) })).toBeVisible();
  await figure.click();
  const caption = (who: Page) => who.getByRole('textbox', { name: t.figure.caption });
  await blockOf(other, new RegExp(`^${t.blocks.figure}`)).click();
  await caption(other).fill('Three quarters are women');
  await caption(other).blur();
  await expect(figure).toContainText('Three quarters are women');

  // Both write the same words at once: the second is told, theirs stands until it is decided.
  await page.route(
    '**/api/report/edit',
    async route => {
      await caption(other).fill('Theirs');
      await caption(other).blur();
      await expect(other.getByText(t.saving.saved, { exact: true })).toBeVisible();
      await route.continue();
    },
    { times: 1 },
  );
  await caption(page).fill('Mine');
  await caption(page).blur();
  await expect(page.getByRole('alert').filter({ hasText: t.aside.again })).toBeVisible();
  await expect(figure).toContainText('Theirs');
  await press(page, t.aside.again);
  await expect(figure).toContainText('Mine');
  await expect(blockOf(other, new RegExp(`^${t.blocks.figure}`))).toContainText('Mine');

  // Shut out before what they wrote was sent: it is not written, it stays on their device, and is offered when they may again.
  const give = (role: 'edit' | 'view') =>
    call(reportMemberCalls.saveMember, { scrollId, reportId, userId: candidates[0]!.userId, role });
  await other.context().setOffline(true);
  await caption(other).fill('Kept words');
  await caption(other).blur();
  await give('view');
  await other.context().setOffline(false);
  const note = other.getByRole('alert').filter({ hasText: t.aside.shutOut });
  await expect(note).toBeVisible();
  await expect(note.getByRole('button', { name: t.aside.again })).toBeHidden();
  await expect(figure).toContainText('Mine');
  await give('edit');
  await press(other, t.aside.again);
  await expect(figure).toContainText('Kept words');
});
