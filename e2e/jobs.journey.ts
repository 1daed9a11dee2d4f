import { collaboratorCalls } from '@wenshu/api-contract';
import { exportTexts } from '@wenshu/texts/findings/exports';
import { jobTexts } from '@wenshu/texts/people/jobs';
import { whileHeld } from './support/database.ts';
import { address, DESKTOP, expect, expectAccessible, test } from './support/journey.ts';
import { designSurvey, publishSurvey, signedInCalls } from './support/survey-maker.ts';

const COLLEAGUE = '13900139000';

test('a job that failed says why, and is asked for again once it can be done @wide', async ({
  newVisitor,
  language,
}) => {
  const [jobs, words] = [jobTexts[language], exportTexts[language].dialog];
  const name = `Failed ${Date.now()}`;
  const title = exportTexts[language].jobTitle({ name, format: 'xlsx' });
  const call = await signedInCalls(address());
  const scrollId = await designSurvey(call, name, [{ type: 'fill-in', title: 'Tea or coffee?' }]);
  await publishSurvey(call, scrollId);
  const { userId } = await call(collaboratorCalls.add, { scrollId, phone: COLLEAGUE });
  const colleague = await newVisitor(COLLEAGUE);
  const menu = colleague.getByRole('button', { name: new RegExp(`^${jobs.title}`) });
  const job = colleague.getByRole('listitem').filter({ hasText: title });

  await test.step('the right goes between asking and doing', async () => {
    // Whoever starts a job takes this lock: the colleague has been let in by then, and there is no job yet.
    const jobsOfColleague = {
      text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
      values: [`jobs:${userId}`],
    };
    let answered: Promise<unknown> = Promise.resolve();
    await whileHeld(jobsOfColleague, async untilSomebodyWaits => {
      await colleague.goto(`/survey/launch/original?scrollId=${scrollId}`);
      answered = colleague.waitForResponse(response => response.url().includes('/record/export'));
      await colleague.getByRole('button', { name: words.quick({ format: words.formats.xlsx }) }).click();
      await untilSomebodyWaits();
      await call(collaboratorCalls.remove, { scrollId, userId });
    });
    await answered;
    await colleague.goto(DESKTOP);
    await menu.click();
    await expect(job).toContainText(jobs.states.failed, { timeout: 60_000 });
    await expect(job.getByRole('button', { name: jobs.downloadOf({ title }) })).toHaveCount(0);
    await expectAccessible(colleague);
  });

  await test.step('it is given back, and the same export is made in the list, which stays open', async () => {
    await call(collaboratorCalls.add, { scrollId, phone: COLLEAGUE });
    const answered = colleague.waitForResponse(response => response.url().includes('/job/again'));
    await job.getByRole('button', { name: jobs.againOf({ title }) }).click();
    await answered;
    await expect(job.first().getByRole('button', { name: jobs.downloadOf({ title }) })).toBeVisible({
      timeout: 60_000,
    });
  });
});
