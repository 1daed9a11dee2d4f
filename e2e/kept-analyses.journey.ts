import type { Page } from '@playwright/test';
import { collaboratorCalls } from '@wenshu/api-contract';
import { workspaceTexts } from '@wenshu/texts/design/workspace';
import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { dataSetTexts } from '@wenshu/texts/findings/data-set';
import { exhibitViewTexts } from '@wenshu/texts/findings/exhibit-view';
import { renderingTexts } from '@wenshu/texts/findings/rendering';
import { jobTexts } from '@wenshu/texts/people/jobs';
import { call } from './support/answering.ts';
import { beginTable, COLLEAGUE, numbersOf, press, tableOf } from './support/cross-survey.ts';
import { withDatabase } from './support/database.ts';
import { DESKTOP, expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';

const RUN = '**/api/analysis/run';

/** Ten minutes pass: what is saved and run from now on is a version and a run of its own. */
async function letMinutesPass(analysisId: string): Promise<void> {
  await withDatabase(async db => {
    for (const [table, others] of [
      ['analysis_version', 'saved_at'],
      ['analysis_run', 'ran_at'],
    ])
      await db.query(
        `update ${table} set begun_at = begun_at - interval '10 minutes', ${others} = ${others} - interval '10 minutes' where analysis_id = $1`,
        [analysisId],
      );
  });
}

/** The colleague may look at what came by one channel alone: two of the four. */
async function narrowTo(scrollId: string, channel: string): Promise<void> {
  await withDatabase(async db => {
    await db.query(
      `update answer_record set channel = $2, changed = pg_current_xact_id() where scroll_id = $1 and serial <= 2`,
      [scrollId, channel],
    );
    await db.query(
      `update right_row r set record_range = $2 from person p
        where r.person_id = p.id and p.phone = $3 and r.object_id = $1`,
      [scrollId, JSON.stringify({ kind: 'channel', channels: [channel] }), COLLEAGUE],
    );
  });
}

const menu = async (page: Page, language: 'zh' | 'en', words: string) => {
  await press(page, analysisScreenTexts[language].bar.more);
  await page.getByRole('menuitem', { name: words, exact: true }).click();
};

test('an analysis over days: columns to use again, bands and nets, what it was and what it found, going back (S4.37) @wide', async ({
  creator: page,
  language,
}) => {
  const t = analysisScreenTexts[language];
  await beginTable(page, language);
  const table = tableOf(page, 'Q1 Drink');
  await press(page, t.variables.toBanner({ name: 'Q2 Sex' }));
  await expect(numbersOf(table, 'Tea')).toHaveText(['50.0%2', /^66\.7%2/, '0.0%0']);

  // Columns are kept under a name, and come back by it.
  await press(page, t.banner.kept);
  await press(page, t.banner.keep);
  await page.getByRole('dialog').getByRole('textbox', { name: t.banner.name }).fill('By sex');
  await page.getByRole('dialog').getByRole('button', { name: t.ok, exact: true }).click();
  await expect(page.getByText(t.banner.saved, { exact: true }).first()).toBeVisible();
  const banner = page.locator('[data-slot=banner]');
  await banner.getByRole('button', { name: t.item.remove({ name: 'Q2 Sex' }) }).click();
  await expect(numbersOf(table, 'Tea')).toHaveText(['50.0%2']);
  await press(page, t.banner.kept);
  await press(page, t.banner.use({ name: 'By sex' }));
  await expect(numbersOf(table, 'Tea')).toHaveText(['50.0%2', /^66\.7%2/, '0.0%0']);

  // Two options as one line.
  await press(page.locator('[data-slot=rows]'), t.item.settings({ name: 'Q1 Drink' }));
  const drawer = page.getByRole('dialog', { name: 'Q1 Drink' });
  await press(drawer, t.shown.addNet);
  await drawer.getByRole('textbox', { name: t.shown.netName }).fill('Hot');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(numbersOf(table, 'Hot').first()).toHaveText('100.0%4');

  // A number in bands.
  const serial = dataSetTexts[language].facts.serial;
  await press(page, t.variables.bands({ name: serial }));
  await page.getByRole('textbox', { name: t.bands.cuts }).fill('3');
  await page.keyboard.press('Enter');
  await press(page, t.variables.toRows({ name: t.bands.label({ name: serial }) }));
  const bands = tableOf(page, t.bands.label({ name: serial }));
  await expect(numbersOf(bands, t.bands.below({ to: 3 })).first()).toHaveText('50.0%2');
  await expect(page.getByText(t.saving.saved, { exact: true })).toBeVisible();
  await expectAccessible(page);

  // Ten minutes later a table goes: that is another version, and another result.
  const analysisId = new URL(page.url()).searchParams.get('analysisId')!;
  await letMinutesPass(analysisId);
  await press(page.locator('[data-slot=rows]'), t.item.remove({ name: 'Q1 Drink' }));
  await expect(table).toHaveCount(0);
  await expect(page.getByText(t.saving.saved, { exact: true })).toBeVisible();

  // Opened again, what it found stands there before anything is counted, and says of when it is.
  await page.route(RUN, () => {});
  await page.reload();
  await expect(numbersOf(bands, t.bands.below({ to: 3 })).first()).toHaveText('50.0%2');
  await expect(page.getByText(t.results.renewing)).toBeVisible();
  await page.unroute(RUN);
  await page.reload();
  await expect(page.getByText(t.results.renewing)).toHaveCount(0);
  await expect(numbersOf(bands, t.bands.below({ to: 3 })).first()).toHaveText('50.0%2');

  // What it found then.
  await menu(page, language, t.bar.history);
  const history = page.getByRole('dialog', { name: t.history.title });
  await history.getByRole('tab', { name: t.history.runs }).click();
  const runs = history.getByRole('list', { name: t.history.runs }).getByRole('listitem');
  await expect(runs).toHaveCount(2);
  await expect(runs.first()).toContainText('4');
  await runs.last().getByRole('button').click();
  await expect(numbersOf(table, 'Hot').first()).toHaveText('100.0%4');
  await expectAccessible(page);
  await press(page, t.history.back);
  await expect(table).toHaveCount(0);

  // And how it was: taken, it is the present one again.
  await menu(page, language, t.bar.history);
  await page.getByRole('list', { name: t.history.versions }).getByRole('listitem').last().getByRole('button').click();
  await expect(numbersOf(table, 'Hot').first()).toHaveText('100.0%4');
  await press(page, t.history.take);
  await expect(page.getByText(t.saving.saved, { exact: true })).toBeVisible();
  await page.reload();
  await expect(numbersOf(table, 'Hot').first()).toHaveText('100.0%4');

  // One table of it as a picture to keep.
  await press(page.getByRole('figure', { name: 'Q1 Drink' }), exhibitViewTexts[language].savePicture);
  await page.getByRole('menuitem', { name: renderingTexts[language].formats.png }).click();
  await expect(page.getByText(jobTexts[language].started)).toBeVisible();
});

test('my analyses are found in the workspace, shared with who sees other numbers, renamed, removed and taken back @wide', async ({
  creator: page,
  newVisitor,
  language,
  isMobile,
}) => {
  const t = analysisScreenTexts[language];
  const scrollId = await beginTable(page, language);
  const name = `Drinks ${scrollId}`;
  await call(collaboratorCalls.add, { scrollId, phone: COLLEAGUE });
  await narrowTo(scrollId, 'north');
  await page.waitForURL(/analysisId=/);
  await expect(numbersOf(tableOf(page, 'Q1 Drink'), 'Tea')).toHaveText(['50.0%2']);
  await page.getByRole('textbox', { name: t.bar.name }).fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByText(t.saving.saved, { exact: true })).toBeVisible();

  await page.goto(DESKTOP);
  if (isMobile) await press(page, workspaceTexts[language].nav.open);
  await page.getByRole('link', { name: workspaceTexts[language].nav.myAnalyses, exact: true }).click();
  const find = page.getByRole('searchbox', { name: t.mine.find });
  await find.fill('nothing is called so');
  await expect(page.getByText(t.mine.nothingFound)).toBeVisible();
  await find.fill(name.toUpperCase());
  const line = page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
  await expect(line).toHaveCount(1);
  await press(line, t.mine.shareOf({ name }));
  await expect(line.getByText(t.mine.shared, { exact: true })).toBeVisible();
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);

  // Who sees the records of one channel gets numbers of these, and never a result of others.
  const colleague = await newVisitor(COLLEAGUE);
  await colleague.goto(`/survey/analysis/cross?scrollId=${scrollId}&view=mine`);
  await colleague.getByRole('link', { name, exact: true }).click();
  await expect(numbersOf(tableOf(colleague, 'Q1 Drink'), 'Tea')).toHaveText(['100.0%2']);
  await menu(colleague, language, t.bar.history);
  await colleague.getByRole('tab', { name: t.history.runs }).click();
  await expect(colleague.getByRole('list', { name: t.history.runs }).getByRole('listitem')).toHaveCount(1);

  await press(line, t.mine.renameOf({ name }));
  await page.getByRole('dialog').getByRole('textbox', { name: t.bar.name }).fill(`${name} again`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: `${name} again`, exact: true })).toBeVisible();

  await press(page, t.mine.removeOf({ name: `${name} again` }));
  await press(page, t.cancel);
  await press(page, t.mine.removeOf({ name: `${name} again` }));
  await press(page, t.bar.remove);
  await expect(page.getByText(t.mine.nothingFound)).toBeVisible();
  await press(page, t.bar.takeBack);
  await expect(page.getByRole('link', { name: `${name} again`, exact: true })).toBeVisible();
});
