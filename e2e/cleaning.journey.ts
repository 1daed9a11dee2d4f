import { cleaningCalls } from '@wenshu/api-contract';
import { cleaningTexts } from '@wenshu/texts/findings/cleaning';
import { cleaningScreenTexts } from '@wenshu/texts/findings/cleaning-screen';
import { dataSetTexts } from '@wenshu/texts/findings/data-set';
import { manyRecordsTexts } from '@wenshu/texts/findings/record-grid';
import { call } from './support/answering.ts';
import { withDatabase } from './support/database.ts';
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';
import { collected, counts } from './support/quota-survey.ts';

const RECORDS = 40;

/** Forty records, ten of them in a second, two of those below the fifth. */
async function collectedInHaste(): Promise<string> {
  const scrollId = await collected(RECORDS);
  await withDatabase(db =>
    db.query(
      `update answer_record set active_ms = case when serial <= 10 then 1000 else 60000 end, changed = pg_current_xact_id() where scroll_id = $1`,
      [scrollId],
    ),
  );
  return scrollId;
}

test('rules find doubtful records: shown with what quotas lose, marked, taken back, and left to run by themselves (S2.15) @wide', async ({
  creator: page,
  language,
}) => {
  const [t, words, many] = [cleaningScreenTexts[language], cleaningTexts[language], manyRecordsTexts[language]];
  const scrollId = await collectedInHaste();
  await page.goto(`/survey/analysis/dataClean?scrollId=${scrollId}`);

  await test.step('two rules are made', async () => {
    await page.getByRole('button', { name: t.add }).click();
    await page.getByRole('menuitem', { name: words.kinds.speeder.name }).click();
    const editor = page.getByRole('dialog', { name: words.kinds.speeder.name });
    await editor.getByRole('combobox', { name: t.form.by }).click();
    await page.getByTitle(t.form.bys.seconds).click();
    await editor.getByRole('spinbutton', { name: t.form.seconds }).fill('3');
    await expect(editor).toContainText(words.fasterThan({ place: words.wholeTime, below: 3 }));
    await editor.getByRole('button', { name: t.save }).click();
    await page.getByRole('button', { name: t.add }).click();
    await page.getByRole('menuitem', { name: words.kinds['out-of-range'].name }).click();
    const second = page.getByRole('dialog', { name: words.kinds['out-of-range'].name });
    await expect(second.getByRole('button', { name: t.save })).toBeDisabled();
    const { serial } = dataSetTexts[language].facts;
    // A press waits until the drawer stands still; on a phone it slides in.
    await second.getByRole('combobox', { name: t.form.number }).click();
    await second.getByRole('combobox', { name: t.form.number }).fill(serial);
    await page.getByTitle(serial, { exact: true }).click();
    await second.getByRole('spinbutton', { name: t.form.least }).fill('6');
    await second.getByRole('button', { name: t.save }).click();
    await expect(page.getByRole('region', { name: t.rules, exact: true }).getByRole('listitem')).toHaveCount(2);
  });

  await test.step('what they would find is shown, with the quotas', async () => {
    await page.getByRole('button', { name: t.preview, exact: true }).click();
    await expect(page.getByText(t.found({ count: '10', looked: '40' }))).toBeVisible();
    const lines = page.getByRole('table', { name: t.byRule }).getByRole('row');
    await expect(lines.nth(1)).toContainText(`${words.kinds.speeder.name}1025.0%5`);
    await expect(lines.nth(2)).toContainText(`${words.kinds['out-of-range'].name}512.5%0`);
    const effect = page.getByRole('table', { name: many.effect.label });
    await expect(effect.getByRole('row').filter({ hasText: 'Tea' })).toContainText(many.effect.back({ count: '5' }));
    expect(await counts(scrollId)).toEqual([20, 20]);
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
  });

  const log = page.getByRole('region', { name: t.runs });
  await test.step('marked, their places are free', async () => {
    await page.getByRole('button', { name: t.apply({ count: '10' }) }).click();
    await expect(log.getByRole('listitem').first()).toContainText(many.doneOf.invalid({ count: 10 }));
    expect(await counts(scrollId)).toEqual([15, 15]);
  });

  await test.step('taken back, they count again', async () => {
    await log.getByRole('button', { name: t.revert }).click();
    await expect(log).toContainText(many.undoneOf({ count: 10 }));
    await expect(log.getByRole('listitem').first()).toContainText(t.reverted);
    await expect(log.getByRole('button', { name: t.revert })).toHaveCount(0);
    expect(await counts(scrollId)).toEqual([20, 20]);
  });

  await test.step('left to run by themselves, in the name of who says so', async () => {
    const byItself = page.getByRole('region', { name: t.byItself.title });
    await byItself.getByRole('switch').click();
    await expect(byItself.getByRole('status')).toContainText('林晓');
    expect((await call(cleaningCalls.get, { scrollId })).byItself).toMatchObject({ stopped: null });
    await byItself.getByRole('switch').click();
    await expect(byItself.getByRole('status')).toContainText(t.byItself.stopped['by-person']);
  });
});

test('doubtful records are gone through one by one: kept, marked with a reason, undone (S2.15) @phone', async ({
  creator: page,
  language,
  isMobile,
}) => {
  const [t, words] = [cleaningScreenTexts[language].review, cleaningTexts[language]];
  const scrollId = await collectedInHaste();
  const settings = { time: 'fact:durationSeconds', by: 'seconds', below: 3 };
  const early = { test: 'number', variable: 'fact:serial', compare: '=', value: 4 };
  const rules = [
    { id: 'fast', name: 'Fast', kind: 'speeder', settings, isOn: true },
    { id: 'four', name: 'Fourth', kind: 'contradiction', settings: { filter: early }, isOn: true },
  ];
  await call(cleaningCalls.save, { scrollId, version: 0, rules: rules as never });
  await page.goto(`/survey/analysis/dataClean1?scrollId=${scrollId}`);
  const sheet = page.getByRole('region', { name: t.record({ serial: '4' }) });
  // Two rules find the fourth: it comes first.
  await expect(sheet).toContainText(words.fasterThan({ place: words.wholeTime, below: 3 }));
  await expect(sheet).toContainText('because');
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  if (isMobile) await sheet.getByRole('button', { name: t.keep }).click();
  else await page.keyboard.press('a');
  const next = page.getByRole('region', { name: t.record({ serial: '1' }), exact: true });
  await next.getByRole('button', { name: t.invalid }).click();
  await page.getByRole('textbox', { name: t.reason }).fill('In a second');
  await page.getByRole('tooltip').getByRole('button', { name: t.confirm }).click();
  await expect(page.getByRole('region', { name: t.record({ serial: '2' }), exact: true })).toBeVisible();
  expect(await counts(scrollId)).toEqual([19, 20]);
  if (isMobile) await page.getByRole('button', { name: t.previous }).click();
  else await page.keyboard.press('k');
  await expect(next).toContainText(t.isInvalid);
  await next.getByRole('button', { name: t.undo }).click();
  await expect(next.getByRole('button', { name: t.invalid })).toBeVisible();
  expect(await counts(scrollId)).toEqual([20, 20]);
  await page.reload();
  await expect(page.getByText(t.keptCount({ count: '1' }))).toBeVisible();
});
