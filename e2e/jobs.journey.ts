import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { collaboratorCalls } from '@wenshu/api-contract';
import { recordTexts } from '@wenshu/texts/findings/records';
import { jobTexts } from '@wenshu/texts/people/jobs';
import { address, DESKTOP, expect, expectAccessible, test } from './support/journey.ts';
import { designSurvey, publishSurvey, signedInCalls } from './support/survey-maker.ts';
import { whileHeld } from './support/while-held.ts';

const COLLEAGUE = '13900139000';

async function publishedSurvey(name: string) {
  const call = await signedInCalls(address());
  const scrollId = await designSurvey(call, name, [{ type: 'fill-in', title: 'Tea or coffee?' }]);
  await publishSurvey(call, scrollId);
  return { call, scrollId };
}

/** Asks for the export on the page of records; there is a job of it once the server has answered. */
async function askForExport(page: Page, scrollId: string, label: string) {
  await page.goto(`/survey/launch/original?scrollId=${scrollId}`);
  const answered = page.waitForResponse(response => response.url().includes('/record/exportCsv'));
  await page.getByRole('button', { name: label }).click();
  return { answered };
}

/** The list of jobs, opened; other jobs of the same person may be under way. */
async function openJobs(page: Page, language: 'zh' | 'en', title: string) {
  await page.getByRole('button', { name: new RegExp(`^${jobTexts[language].title}`) }).click();
  return page.getByRole('listitem').filter({ hasText: title });
}

test('a job that is under way is cancelled, and leaves nothing', async ({ creator, language }) => {
  const [jobs, records] = [jobTexts[language], recordTexts[language]];
  const name = `Cancelled ${Date.now()}`;
  const title = records.exportTitle({ name, as: 'labels' });
  const { scrollId } = await publishedSurvey(name);
  // Its file cannot be kept as long as this is held, so it is under way for as long as the person takes.
  await whileHeld({ text: 'lock table stored_file in share mode' }, async () => {
    const { answered } = await askForExport(creator, scrollId, records.exportLabels);
    await answered;
    const job = await openJobs(creator, language, title);
    await expect(job.getByRole('progressbar', { name: jobs.progressOf({ title }) })).toBeVisible();
    await job.getByRole('button', { name: jobs.cancelOf({ title }) }).click();
    await expect(job).toContainText(jobs.states.cancelled);
  });
  await creator.goto(DESKTOP);
  const job = await openJobs(creator, language, title);
  await expect(job).toContainText(jobs.states.cancelled);
  await expect(job.getByRole('button', { name: jobs.downloadOf({ title }) })).toHaveCount(0);
  await job.getByRole('button', { name: jobs.removeOf({ title }) }).click();
  await expect(job).toHaveCount(0);
});

test('a job that failed says why, and is asked for again once it can be done', async ({ newVisitor, language }) => {
  const [jobs, records] = [jobTexts[language], recordTexts[language]];
  const name = `Failed ${Date.now()}`;
  const title = records.exportTitle({ name, as: 'labels' });
  const { call, scrollId } = await publishedSurvey(name);
  const { userId } = await call(collaboratorCalls.add, { scrollId, phone: COLLEAGUE });
  const colleague = await newVisitor(COLLEAGUE);

  await test.step('the right goes between asking and doing', async () => {
    // Whoever starts a job takes this lock: the colleague has been let in by then, and there is no job yet.
    const jobsOfColleague = {
      text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
      values: [`jobs:${userId}`],
    };
    let answered: Promise<unknown> = Promise.resolve();
    await whileHeld(jobsOfColleague, async untilSomebodyWaits => {
      ({ answered } = await askForExport(colleague, scrollId, records.exportLabels));
      await untilSomebodyWaits();
      await call(collaboratorCalls.remove, { scrollId, userId });
    });
    await answered;
    await colleague.goto(DESKTOP);
    const job = await openJobs(colleague, language, title);
    await expect(job).toContainText(new RegExp(`${jobs.states.failed} · .+`));
    await expect(job.getByRole('button', { name: jobs.downloadOf({ title }) })).toHaveCount(0);
    await expectAccessible(colleague);
    await job.getByRole('button', { name: jobs.removeOf({ title }) }).click();
    await expect(job).toHaveCount(0);
  });

  await test.step('it is given back, and the same export is made', async () => {
    await call(collaboratorCalls.add, { scrollId, phone: COLLEAGUE });
    const { answered } = await askForExport(colleague, scrollId, records.exportLabels);
    await answered;
    const job = await openJobs(colleague, language, title);
    const download = colleague.waitForEvent('download');
    await job.getByRole('button', { name: jobs.downloadOf({ title }) }).click();
    expect(readFileSync(await (await download).path(), 'utf8')).toContain('Tea or coffee?');
    await job.getByRole('button', { name: jobs.removeOf({ title }) }).click();
    await expect(job).toHaveCount(0);
  });
});
