import type { Page } from '@playwright/test';
import { accountCalls, collaboratorCalls, jobCalls } from '@wenshu/api-contract';
import { exhibitTexts } from '@wenshu/texts/findings/exhibit';
import { exportTexts } from '@wenshu/texts/findings/exports';
import { manyRecordsTexts, oneRecordTexts, recordGridTexts } from '@wenshu/texts/findings/record-grid';
import { reportTexts } from '@wenshu/texts/findings/report';
import { reportScreenTexts } from '@wenshu/texts/findings/report-screen';
import { jobTexts } from '@wenshu/texts/people/jobs';
import { call } from './support/answering.ts';
import { withDatabase } from './support/database.ts';
import { address, expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';
import { collected, counts } from './support/quota-survey.ts';
import { signedInCalls } from './support/survey-maker.ts';

const COLLEAGUE = '13900139000';
const RECORDS = 1000;

const bar = (page: Page, language: 'zh' | 'en') => page.getByRole('region', { name: manyRecordsTexts[language].bar });

/** Gives the colleague these rights, on all records or on those of some channels. */
async function letColleague(scrollId: string, rights: readonly string[], channels?: readonly string[]): Promise<void> {
  await call(collaboratorCalls.add, { scrollId, phone: COLLEAGUE, rights: rights as never });
  if (!channels) return;
  await withDatabase(db =>
    db.query(
      `update right_row set record_range = $2 where object_id = $1 and person_id = (select id from person where phone = $3)`,
      [scrollId, JSON.stringify({ kind: 'channel', channels }), COLLEAGUE],
    ),
  );
}

test('all that match are marked invalid, which gives their quota places back, and undoing takes them again (S2.11) @phone', async ({
  creator: page,
  language,
}) => {
  const [t, many] = [recordGridTexts[language], manyRecordsTexts[language]];
  const scrollId = await collected(RECORDS);
  const all = '1,000';
  const half = String(RECORDS / 2);
  await page.goto(`/survey/dataSheet?scrollId=${scrollId}`);
  const actions = bar(page, language);

  await test.step('all of them are selected', async () => {
    await page.getByRole('checkbox', { name: t.markRow({ name: String(RECORDS) }) }).check();
    await actions.getByRole('button', { name: many.allMatching({ total: all }) }).click();
    await expect(actions).toContainText(many.allSelected({ total: all }));
  });

  await test.step('what it would do to the quotas is said before', async () => {
    await actions.getByRole('button', { name: many.invalid, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: many.invalidTitle({ count: RECORDS }) });
    const effect = dialog.getByRole('table', { name: many.effect.label });
    await expect(effect.getByRole('row').filter({ hasText: many.effect.total })).toContainText(all);
    for (const drink of ['Tea', 'Coffee']) {
      const line = effect.getByRole('row').filter({ hasText: `Drinks · ${drink}` });
      await expect(line).toContainText(many.effect.back({ count: half }));
      await expect(line).toContainText(many.effect.opens);
    }
    await expectAccessible(page, '#root');
    await expectNoSidewaysScrolling(page);
    expect(await counts(scrollId)).toEqual([RECORDS / 2, RECORDS / 2]);
    await dialog.getByRole('textbox', { name: many.reason }).fill('A test run');
    await dialog.getByRole('button', { name: many.confirm.invalid }).click();
  });

  await test.step('it is done, with its progress, and the places are free', async () => {
    await expect(actions).toContainText(many.doneOf.invalid({ count: RECORDS }), { timeout: 60_000 });
    expect(await counts(scrollId)).toEqual([0, 0]);
    await page.getByRole('tab', { name: t.lists.success }).click();
    await expect(page.getByText(t.noneIn.success)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('undone, every place is taken again', async () => {
    await actions.getByRole('button', { name: many.undo, exact: true }).click();
    await expect(actions).toContainText(many.undoneOf({ count: RECORDS }), { timeout: 60_000 });
    expect(await counts(scrollId)).toEqual([RECORDS / 2, RECORDS / 2]);
    await expect(page.getByText(t.total({ total: all, shown: true }))).toBeVisible();
  });

  await test.step('both stand in the operation record', async () => {
    await page.getByRole('button', { name: many.history.open }).click();
    const entries = page.getByRole('dialog', { name: many.history.open }).getByRole('listitem');
    await expect(entries.filter({ hasText: many.undoneOf({ count: RECORDS }) })).toHaveCount(1);
    await expect(entries.filter({ hasText: 'A test run' })).toContainText(many.doneOf.invalid({ count: RECORDS }));
  });
});

test('two people mark the same record: it counts once, and the second is told (S2.11) @wide', async ({
  creator: page,
  newVisitor,
  language,
}) => {
  const [t, many] = [recordGridTexts[language], manyRecordsTexts[language]];
  const scrollId = await collected(2);
  await letColleague(scrollId, ['questionnaire.view', 'questionnaire.publish', 'records.view']);
  const colleague = await newVisitor(COLLEAGUE);
  const ask = async (who: Page, reason: string) => {
    await who.goto(`/survey/dataSheet?scrollId=${scrollId}`);
    await who.getByRole('checkbox', { name: t.markRow({ name: '1' }) }).click();
    await bar(who, language).getByRole('button', { name: many.invalid, exact: true }).click();
    const dialog = who.getByRole('dialog', { name: many.invalidTitle({ count: 1 }) });
    await dialog.getByRole('textbox', { name: many.reason }).fill(reason);
    const confirm = dialog.getByRole('button', { name: many.confirm.invalid });
    await expect(confirm).toBeEnabled();
    return confirm;
  };
  const [mine, theirs] = [await ask(page, 'Too fast'), await ask(colleague, 'Too odd')];
  await mine.click();
  await expect(bar(page, language)).toContainText(many.doneOf.invalid({ count: 1 }));
  await theirs.click();
  await expect(bar(colleague, language)).toContainText(many.overtaken({ count: 1 }));
  await expect(bar(colleague, language).getByRole('button', { name: many.undo, exact: true })).toBeHidden();
  expect(await counts(scrollId)).toEqual([0, 1]);
});

test('somebody with a range sees it alone, in raw data, statistics, a report and an export; who may only look is offered nothing else (S2.11, P6.26) @wide', async ({
  newVisitor,
  language,
}) => {
  const [t, many, words] = [recordGridTexts[language], manyRecordsTexts[language], exportTexts[language].dialog];
  const scrollId = await collected(40);
  await letColleague(
    scrollId,
    ['questionnaire.view', 'questionnaire.publish', 'records.view', 'records.export'],
    ['north'],
  );
  const page = await newVisitor(COLLEAGUE);
  await page.goto(`/survey/dataSheet?scrollId=${scrollId}`);
  await expect(page.getByText(t.total({ total: '10', shown: false }))).toBeVisible();

  await page.getByRole('checkbox', { name: t.markAll.matching }).click();
  await bar(page, language).getByRole('button', { name: many.delete, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: many.deleteTitle({ count: 10 }) });
  await expect(dialog).toContainText(many.effect.due({ due: '10', matching: '10' }));
  await dialog.getByRole('button', { name: many.cancel }).click();

  await page.getByRole('button', { name: words.quick({ format: words.formats.xlsx }) }).click();
  const colleague = await signedInCalls(address(), COLLEAGUE);
  const exported = async () => {
    const { items } = await colleague(jobCalls.list, { only: 'downloads' });
    const job = items.find(({ title }) => title.startsWith('Many'));
    return [job?.state, job?.rows?.total];
  };
  await expect.poll(exported, { timeout: 60_000 }).toEqual(['done', 10]);

  await page.goto(`/survey/launch/statistics?scrollId=${scrollId}`);
  const card = page.getByRole('region', { name: /^Q1 / });
  await expect(card.getByText(exhibitTexts[language].base({ people: 10 })).first()).toBeVisible();
  await page.goto(`/survey/report?scrollId=${scrollId}`);
  await page.getByRole('button', { name: reportScreenTexts[language].auto.make, exact: true }).click();
  await expect(page.getByText(reportTexts[language].auto.samples(10)).first()).toBeVisible({ timeout: 60_000 });

  await call(collaboratorCalls.remove, {
    scrollId,
    userId: (await colleague(accountCalls.querySignUserInfo, {})).userId,
  });
  await letColleague(scrollId, ['questionnaire.view', 'records.view']);
  await page.goto(`/survey/dataSheet?scrollId=${scrollId}`);
  await expect(page.getByText(t.total({ total: '40', shown: false }))).toBeVisible();
  await expect(page.getByRole('button', { name: words.open })).toBeHidden();
  await expect(page.getByRole('button', { name: many.history.open })).toBeHidden();
  await expect(page.getByRole('checkbox', { name: t.markAll.matching })).toBeHidden();
  await page.getByRole('button', { name: t.openRow({ name: '40' }) }).click();
  const record = page.getByRole('dialog', { name: oneRecordTexts[language].title({ name: '40' }) });
  await expect(record.getByText('because 2', { exact: true })).toBeVisible();
  await expect(record.getByRole('button', { name: oneRecordTexts[language].saveMemo })).toBeHidden();
});

test('records are selected, marked and brought back by keys alone (S2.11) @wide', async ({
  creator: page,
  language,
}) => {
  const [many, jobs] = [manyRecordsTexts[language], jobTexts[language]];
  const scrollId = await collected(600);
  await page.goto(`/survey/dataSheet?scrollId=${scrollId}`);
  const actions = bar(page, language);
  /** Tab, as often as it takes. */
  const tabTo = async (button: ReturnType<Page['getByRole']>, key = 'Tab') => {
    for (let presses = 0; presses < 40; presses++) {
      if (await button.evaluate(element => element === document.activeElement)) return;
      await page.keyboard.press(key);
    }
    await expect(button).toBeFocused();
  };
  await expect(page.locator('[data-row="0"][data-column="1"]')).toBeVisible();
  await tabTo(page.locator('[data-row="0"][tabindex="0"]'));
  await test.step('three rows', async () => {
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press(' ');
    await expect(actions).toContainText(many.selected({ count: 3 }));
  });
  await test.step('then all that match', async () => {
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Home');
    await page.keyboard.press(' ');
    await expect(actions).toContainText(many.allSelected({ total: '600' }));
  });
  await test.step('are deleted', async () => {
    await tabTo(actions.getByRole('button', { name: many.delete, exact: true }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    const confirm = page
      .getByRole('dialog', { name: many.deleteTitle({ count: 600 }) })
      .getByRole('button', { name: many.confirm.delete });
    await expect(confirm).toBeEnabled();
    await tabTo(confirm);
    await page.keyboard.press('Enter');
    await expect(actions).toContainText(many.doneOf.delete({ count: 600 }), { timeout: 60_000 });
    expect(await counts(scrollId)).toEqual([0, 0]);
  });
  await test.step('and brought back from the list of jobs, wherever one is', async () => {
    await page.goto('/team/workSpace/workSpace-desktop');
    const menu = page.getByRole('button', { name: new RegExp(`^${jobs.title}`) });
    await menu.focus();
    await page.keyboard.press('Enter');
    const undo = page.getByRole('region', { name: jobs.title }).getByRole('button', { name: jobs.undo }).first();
    await tabTo(undo);
    await page.keyboard.press('Enter');
    await expect.poll(() => counts(scrollId), { timeout: 60_000 }).toEqual([300, 300]);
  });
});
