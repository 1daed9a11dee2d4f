import { readFileSync } from 'node:fs';
import { answerCalls, publishCalls } from '@wenshu/api-contract';
import { exportTexts } from '@wenshu/texts/findings/exports';
import { jobTexts } from '@wenshu/texts/people/jobs';
import { routeTexts } from '@wenshu/texts/routes';
import { whileNoFileIsKept, withDatabase } from './support/database.ts';
import { filterByChoice } from './support/filter-records.ts';
import { address, DESKTOP, expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';
import { type Calls, designSurvey, itemId, publishSurvey, questionId, signedInCalls } from './support/survey-maker.ts';

/** Not the one of the other journeys: that something is ready is told a person once, on whichever page they are. */
const PERSON = '13900139000';
// One after another for the same reason.
test.describe.configure({ mode: 'default' });

/** A survey that two people have answered. */
async function answeredSurvey(call: Calls, name: string): Promise<string> {
  const scrollId = await designSurvey(call, name, [
    { type: 'single-choice', title: 'Tea or coffee?', items: ['Tea', 'Coffee'] },
    { type: 'fill-in', title: 'Why?' },
  ]);
  const linkCode = (await publishSurvey(call, scrollId)).slice('/s/'.length);
  const { versionTime } = await call(publishCalls.changeStatus, { scrollId, status: 1 });
  for (const option of [1, 2]) {
    const chosen = { questionId: questionId(1), topQuestionId: questionId(1), itemId: itemId(1, option) };
    await call(answerCalls.submitAnswer, {
      answerRecordId: `${Date.now()}journey${option}`.padStart(21, '0'),
      versionTime: versionTime!,
      linkCode,
      answerStatus: 2,
      answerInfoList: [{ ...chosen, answerValue: itemId(1, option), answerValueType: 1 }],
    });
  }
  return scrollId;
}

// What is held up here is held up for everybody: once is enough.
test('an export is chosen, watched, cancelled, asked for again, downloaded, and gone when its days are over (S1.10, P2.24, S2.31, P2.81, S2.54, P8.29) @wide', async ({
  newVisitor,
  language,
}) => {
  const name = `Downloads ${Date.now()}`;
  const [jobs, words] = [jobTexts[language], exportTexts[language].dialog];
  const title = exportTexts[language].jobTitle({ name, format: 'csv' });
  const scrollId = await answeredSurvey(await signedInCalls(address(), PERSON), name);
  const page = await newVisitor(PERSON);
  const entry = page.getByRole('row').filter({ hasText: title });
  const menu = page.getByRole('button', { name: new RegExp(`^${jobs.title}`) });

  await page.goto(`/survey/launch/original?scrollId=${scrollId}`);
  await whileNoFileIsKept(async () => {
    await test.step('choose what the file shall have', async () => {
      await page.getByRole('button', { name: words.open }).click();
      const dialog = page.getByRole('dialog', { name: words.title });
      await dialog.getByRole('radio', { name: words.formats.csv }).check();
      await dialog.getByRole('radio', { name: words.chosenColumns }).check();
      await dialog.getByRole('button', { name: words.selectNone }).click();
      await dialog.getByRole('textbox', { name: words.searchColumns }).fill('TEA');
      await dialog.getByRole('checkbox', { name: 'Q1 Tea or coffee?' }).check();
      await dialog.getByRole('radio', { name: words.separators.semicolon, exact: true }).check();
      await expectAccessible(page, '#root');
      await dialog.getByRole('button', { name: words.confirm, exact: true }).click();
      await expect(page.getByText(jobs.started)).toBeVisible();
    });

    await test.step('watch it in the top bar and cancel it', async () => {
      await menu.click();
      const running = page.getByRole('listitem').filter({ hasText: title });
      await expect(running.getByText(new RegExp(`^${jobs.states.running}`))).toBeVisible({ timeout: 30_000 });
      await running.getByRole('button', { name: jobs.cancelOf({ title }) }).click();
      await expect(running.getByText(jobs.states.cancelled)).toBeVisible();
    });
  });

  await test.step('find it among the downloads and ask for it again', async () => {
    await page.goto(DESKTOP);
    await page.getByRole('link', { name: routeTexts[language]['/download'].title, exact: true }).click();
    await expect(entry.getByText(jobs.states.cancelled)).toBeVisible();
    // It is there for some seconds only: on a busy machine it has gone before the list is looked at.
    const told = page.getByText(jobs.doneNews({ title, isFile: true })).waitFor({ timeout: 60_000 });
    await entry.getByRole('button', { name: jobs.againOf({ title }) }).click();
    await Promise.all([told, expect(entry).toHaveCount(2)]);
    const made = entry.filter({ hasText: jobs.states.done });
    await expect(made).toBeVisible({ timeout: 60_000 });
    await expect(made.getByText(jobs.types['records-csv'], { exact: true })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
  });

  await test.step('download it, as it was chosen', async () => {
    const download = page.waitForEvent('download');
    await entry.getByRole('button', { name: jobs.downloadOf({ title }) }).click();
    const [head, ...lines] = readFileSync(await (await download).path(), 'utf8')
      .trim()
      .split('\r\n');
    expect(head!.split(';').at(-1)).toBe('Q1 Tea or coffee?');
    expect(lines.map(line => line.split(';').at(-1))).toEqual(['Tea', 'Coffee']);
  });

  await test.step('remove one after a question; the other is gone when its ten days are over', async () => {
    const [done, cancelled] = [
      entry.filter({ hasText: jobs.states.done }),
      entry.filter({ hasText: jobs.states.cancelled }),
    ];
    await cancelled.getByRole('button', { name: jobs.removeOf({ title }) }).click();
    await expect(cancelled).toHaveCount(0);
    await done.getByRole('button', { name: jobs.removeOf({ title }) }).click();
    await page.getByRole('button', { name: jobs.removeDecline, exact: true }).click();
    await expect(done).toBeVisible();
    await withDatabase(client =>
      client.query("update person_job set expires_at = now() - interval '1 second' where title = $1", [title]),
    );
    await page.reload();
    await expect(page.getByRole('heading', { name: jobs.page.title })).toBeVisible();
    await expect(page.getByText(title)).toHaveCount(0);
  });
});

// What is held up here is held up for everybody: once is enough.
test('the rows that a filter leaves are exported, watched while they are written, and nothing else is in the file (S2.11, P2.24) @wide', async ({
  newVisitor,
  language,
}) => {
  const name = `Filtered ${Date.now()}`;
  const [jobs, words] = [jobTexts[language], exportTexts[language].dialog];
  const title = exportTexts[language].jobTitle({ name, format: 'csv' });
  const scrollId = await answeredSurvey(await signedInCalls(address(), PERSON), name);
  const page = await newVisitor(PERSON);
  await page.goto(`/survey/dataSheet?scrollId=${scrollId}`);
  await filterByChoice(page, language, { question: 'Tea', option: 'Coffee' });
  const made = page.getByRole('listitem').filter({ hasText: title });

  await whileNoFileIsKept(async () => {
    await page.getByRole('button', { name: words.open }).click();
    const dialog = page.getByRole('dialog', { name: words.title });
    await expect(dialog.getByRole('group', { name: words.filter })).toContainText(/Tea or coffee\?.*Coffee/);
    await dialog.getByRole('radio', { name: words.formats.csv }).check();
    await dialog.getByRole('button', { name: words.confirm, exact: true }).click();
    await page.getByRole('button', { name: new RegExp(`^${jobs.title}`) }).click();
    await expect(made.getByText(new RegExp(`^${jobs.states.running}`))).toBeVisible({ timeout: 30_000 });
  });

  await expect(made.getByText(jobs.states.done)).toBeVisible({ timeout: 60_000 });
  const download = page.waitForEvent('download');
  await made.getByRole('button', { name: jobs.downloadOf({ title }) }).click();
  const [head, ...lines] = readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split('\r\n');
  const place = head!.split(',').indexOf('Q1 Tea or coffee?');
  expect(lines.map(line => line.split(',')[place])).toEqual(['Coffee']);
});

// A desktop has the table.
test('on a phone the downloads are cards (P3.29): one press exports as usual, the notice leads there, a question stands before removing @phone', async ({
  newVisitor,
  language,
}) => {
  const name = `Cards ${Date.now()}`;
  const [jobs, words] = [jobTexts[language], exportTexts[language].dialog];
  const title = exportTexts[language].jobTitle({ name, format: 'xlsx' });
  const scrollId = await answeredSurvey(await signedInCalls(address(), PERSON), name);
  const page = await newVisitor(PERSON);
  await page.goto(`/survey/launch/original?scrollId=${scrollId}`);
  await page.getByRole('button', { name: words.quick({ format: words.formats.xlsx }) }).click();
  await page.getByRole('button', { name: jobs.toDownloads, exact: true }).click();
  await expect(page).toHaveURL(/\/download$/);
  const card = page.getByRole('main').getByRole('row').filter({ hasText: title });
  await expect(card.getByText(jobs.states.done, { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(card.getByText(jobs.types['records-xlsx'], { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await card.getByRole('button', { name: jobs.removeOf({ title }) }).click();
  await page.getByRole('dialog').getByRole('button', { name: jobs.remove, exact: true }).click();
  await expect(card).toHaveCount(0);
});
