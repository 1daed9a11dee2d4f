import { defaultSummaryRequest } from '@wenshu/analysis';
import { reportCalls } from '@wenshu/api-contract';
import { reportReadingTexts } from '@wenshu/texts/findings/report-reading';
import { reportMailTexts, reportScheduleTexts } from '@wenshu/texts/findings/report-schedule';
import { reportScreenTexts } from '@wenshu/texts/findings/report-screen';
import { call } from './support/answering.ts';
import { press } from './support/cross-survey.ts';
import { withDatabase } from './support/database.ts';
import { publishDrinks } from './support/drink-survey.ts';
import { fillRecords } from './support/fill-records.ts';
import { expect, expectAccessible, test } from './support/journey.ts';
import { mailsTo } from './support/outbox.ts';
import { questionId } from './support/survey-maker.ts';

/** What a queue does comes by itself, a few seconds later. */
const SLOW = { timeout: 90_000 };

test('a report is sent every week: the mail comes and opens, rests and goes on, and is over once it is stopped (S2.55) @wide', async ({
  creator: page,
  newVisitor,
  language,
}) => {
  const t = reportScheduleTexts[language];
  const bar = reportScreenTexts[language].bar;
  const { scrollId, reportId } = await begin();
  const [me, boss] = [`me.${scrollId}@example.com`, `boss.${scrollId}@example.org`];
  await page.goto(`/survey/onlineReport?scrollId=${scrollId}&reportId=${reportId}`);
  await press(page, bar.more);
  await page.getByRole('menuitem', { name: t.title }).click();
  const dialog = page.getByRole('dialog', { name: t.title });

  await test.step('set up: what is no address is not taken', async () => {
    await expect(dialog.getByText(t.none)).toBeVisible();
    await dialog.getByRole('textbox', { name: t.email, exact: true }).fill('boss');
    await expect(dialog.getByText(t.emailWrong)).toBeVisible();
    await expect(dialog.getByRole('button', { name: t.save })).toBeDisabled();
    await dialog.getByRole('textbox', { name: t.email, exact: true }).fill(boss);
    await expectAccessible(page);
    await press(dialog, t.save);
    await expect(dialog.getByRole('status')).toContainText(t.next({ time: '' }).trim());
  });

  const link = await test.step('one to oneself, and the one that is due', async () => {
    await withDatabase(client =>
      client.query(`update report_schedule set next_at = now() - interval '1 second' where report_id = $1`, [reportId]),
    );
    await dialog.getByRole('textbox', { name: t.ownEmail }).fill(me);
    await press(dialog, t.sendNow);
    for (const address of [me, boss]) await expect(dialog.getByText(`${address} · ${t.fates.sent}`)).toBeVisible(SLOW);
    await expectAccessible(page);
    const [mail] = await mailsTo(boss);
    expect(mail!.body).toContain(reportMailTexts[language].first({ samples: '12' }));
    return new URL(/https?:\/\/\S+shareReport\?code=\w+/.exec(mail!.body)![0]);
  });

  const reader = await newVisitor();
  const open = () => reader.goto(link.pathname + link.search);
  await test.step('whoever gets it reads the numbers, also while it rests', async () => {
    await press(dialog, t.pause);
    await expect(dialog.getByRole('status')).toHaveText(t.stopped.paused);
    await open();
    await expect(reader.getByRole('cell', { name: '100.0%' }).first()).toBeVisible();
  });

  await test.step('it goes on, and stopped it is over', async () => {
    await press(dialog, t.goOn);
    await expect(dialog.getByRole('button', { name: t.change })).toBeVisible();
    await dialog.getByRole('button', { name: t.stop }).click();
    await page.locator('dialog[open]').getByRole('button', { name: t.stop }).click();
    await expect(dialog.getByRole('status')).toHaveText(t.stopped['by-person']);
    await reader.evaluate(() => sessionStorage.clear());
    await open();
    await expect(reader.getByText(reportReadingTexts[language].shared.refusedText)).toBeVisible();
  });
});

/** A survey that twelve people have answered, and a report with its one question. */
async function begin() {
  const { scrollId, answer } = await publishDrinks();
  await answer(1);
  await fillRecords(scrollId, 12);
  const { reportId } = await call(reportCalls.create, { scrollId, name: 'Weekly' });
  const { document } = await call(reportCalls.get, { scrollId, reportId });
  const [pageId] = Object.keys((document as { pages: object }).pages);
  const request = { ...defaultSummaryRequest, questions: [{ question: questionId(1) }] };
  const content = {
    kind: 'exhibit',
    exhibitId: `shares:${questionId(1)}`,
    look: {},
    analysis: { kind: 'summary', derived: {}, request },
  };
  const value = {
    id: 'block00001',
    pageId,
    order: 'i',
    place: { x: 60, y: 60, width: 900, height: 500 },
    content,
  };
  const changes = [{ path: ['blocks', 'block00001'], value }] as never;
  await call(reportCalls.edit, { scrollId, reportId, baseVersion: 0, editId: 'first00001', changes });
  return { scrollId, reportId };
}
