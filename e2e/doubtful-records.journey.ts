import { answerCalls, answerUploadCalls, linkCalls, publishCalls, recordCalls } from '@wenshu/api-contract';
import { dataSetTexts } from '@wenshu/texts/findings/data-set';
import { recordFilesTexts } from '@wenshu/texts/findings/record-files';
import { oneRecordTexts, recordGridTexts } from '@wenshu/texts/findings/record-grid';
import { recordQualityTexts } from '@wenshu/texts/findings/record-quality';
import { BREAK, call, DRINK, WHY } from './support/answering.ts';
import { withDatabase } from './support/database.ts';
import { address, expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';
import { greenPoint } from './support/sample-files.ts';
import { designSurvey, itemId, questionId, rowId } from './support/survey-maker.ts';

const MATRIX = {
  type: 'matrix-single',
  title: 'How much do you agree?',
  items: ['Not at all', 'Partly', 'Fully'],
  rows: ['It tastes good', 'It is cheap', 'It is healthy', 'I know it well', 'I would buy it'],
};
const PICTURE = { type: 'image-upload', title: 'Show us your cup' };
const [DRINK_AT, WHY_AT, MATRIX_AT, PICTURE_AT] = [1, 2, 4, 5];
const ROWS = [1, 2, 3, 4, 5];
const USUAL_MS = 90_000;

/** Thirty people take their time; number 7 does not, and clicks down the grid. Two of them send a picture. */
async function collect(): Promise<string> {
  const scrollId = await designSurvey(call, `Doubtful ${Date.now()}`, [DRINK, WHY, BREAK, MATRIX, PICTURE]);
  const { versionTime } = await call(publishCalls.changeStatus, { scrollId, status: 1 });
  const { linkCode } = await call(linkCalls.create, { scrollId });
  const recordId = (n: number) => `doubt${Date.now()}${String(n).padStart(4, '0')}`;
  const answer = async (n: number) => {
    const answerRecordId = recordId(n);
    const row = (at: number, more: object) => ({ questionId: questionId(at), topQuestionId: questionId(at), ...more });
    const chosen = (at: number, item: number) => ({
      itemId: itemId(at, item),
      answerValue: itemId(at, item),
      answerValueType: 1,
    });
    const picture = n === 7 || n === 9 ? [await upload(answerRecordId)] : [];
    await call(answerCalls.submitAnswer, {
      linkCode,
      versionTime: versionTime!,
      answerStatus: 2,
      answerRecordId,
      cookieId: `visitor${n}`,
      answerInfoList: [
        row(DRINK_AT, chosen(DRINK_AT, 1)),
        row(WHY_AT, { itemId: '', answerValue: `because ${n}`, answerValueType: 0 }),
        ...ROWS.map(at => ({
          ...row(MATRIX_AT, chosen(MATRIX_AT, n === 7 ? 2 : 1 + ((n + at) % 3))),
          questionId: rowId(MATRIX_AT, at),
          parentQuestionId: questionId(MATRIX_AT),
        })),
        ...picture.map(({ id, size, name }) =>
          row(PICTURE_AT, { itemId: '', answerValue: `${id}/${size}/${name}`, answerValueType: 3 }),
        ),
      ] as never,
    });
  };
  const upload = async (answerRecordId: string) => {
    const n = Number(answerRecordId.slice(-4));
    const form = new FormData();
    const fields = { linkCode, cookieId: `visitor${n}`, answerRecordId, questionId: questionId(PICTURE_AT) };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new Blob([greenPoint], { type: 'image/png' }), `cup ${n}.png`);
    const sent = await fetch(`${address()}/api${answerUploadCalls.uploadFile.path}`, { method: 'POST', body: form });
    return (await sent.json()).data as { id: string; size: number; name: string };
  };
  for (let n = 1; n <= 30; n++) await answer(n);
  // Nobody waits a minute and a half for each of them: their times are written down, and the next one has them judged.
  await withDatabase(client =>
    client.query(
      `update answer_record set active_ms = case when serial = 7 then 9000 else $2::bigint end,
              page_ms = jsonb_build_object($3::text, case when serial = 7 then 2000 else 30000 end) where scroll_id = $1`,
      [scrollId, USUAL_MS, questionId(DRINK_AT)],
    ),
  );
  await answer(31);
  return scrollId;
}

test('a researcher finds who was too fast, filters them, and sees one as it was answered; then what was uploaded (S2.11, S3.59) @wide', async ({
  creator: page,
  language,
}) => {
  const t = recordGridTexts[language];
  const one = oneRecordTexts[language];
  const quality = recordQualityTexts[language];
  const files = recordFilesTexts[language];
  const { flags: names, facts } = dataSetTexts[language];
  const scrollId = await collect();
  await page.goto(`/survey/dataSheet?scrollId=${scrollId}`);
  const panel = page.getByRole('tabpanel');

  await test.step('the flag is a column, and filters', async () => {
    await page.getByRole('button', { name: t.filter.open, exact: true }).click();
    const filter = page.getByRole('dialog', { name: t.filter.title });
    await filter.getByRole('combobox', { name: t.filter.variable }).fill(facts.flags);
    await page.keyboard.press('Enter');
    const fast = filter.getByRole('button', { name: names['1'], exact: true });
    await expect(async () => {
      if ((await fast.getAttribute('aria-pressed')) !== 'true') await fast.click();
      await expect(fast).toHaveAttribute('aria-pressed', 'true', { timeout: 2_000 });
    }).toPass({ timeout: 20_000 });
    await filter.getByRole('button', { name: t.filter.apply, exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: t.total({ total: '2', shown: true }) })).toBeVisible();
    await expect(panel.getByText(names['1'], { exact: false }).first()).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
  });

  const drawer = page.getByRole('dialog', { name: one.title({ name: '7' }) });
  await test.step('one record says why in sentences, in the order shown, with the time on each page', async () => {
    await page.locator('[data-row="1"][data-column="1"]').click();
    await page.keyboard.press('Enter');
    const reasons = drawer.getByRole('region', { name: quality.flags });
    await expect(reasons).toContainText(/30%/);
    await expect(reasons).toContainText('Q4 How much do you agree?');
    await expect(drawer.getByRole('region', { name: one.answers })).toContainText(
      quality.pageTime({ time: quality.seconds({ seconds: '2' }) }),
    );
    await expectAccessible(page, '#root');
  });

  await test.step('and is seen as the respondent’s own page, which nobody can change', async () => {
    await drawer.getByText(quality.view.seen, { exact: true }).click();
    const frame = page.frameLocator(`iframe[title="${quality.seenFrame}"]`);
    await expect(frame.getByRole('radio', { name: 'Tea', exact: true })).toBeChecked();
    await expect(frame.getByRole('textbox')).toHaveValue('because 7');
    await frame.getByRole('textbox').press('x');
    await expect(frame.getByRole('textbox')).toHaveValue('because 7');
    await expect(frame.getByRole('img', { name: 'cup 7.png' }).or(frame.locator('img').first())).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  });

  await test.step('files stand in a gallery, large when asked for, and lead to their record', async () => {
    await page.getByRole('tab', { name: files.tab }).click();
    const gallery = page.getByRole('list', { name: files.gallery });
    await expect(gallery.getByRole('listitem')).toHaveCount(2);
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await gallery.getByRole('button', { name: files.open({ name: 'cup 9.png' }) }).click();
    const large = page.getByRole('dialog', { name: 'cup 9.png' });
    await expect(large.getByRole('img', { name: 'cup 9.png' })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('dialog', { name: 'cup 7.png' })).toBeVisible();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: files.openRecord({ name: '7' }) })
      .click();
    await expect(drawer.getByText('because 7', { exact: true })).toBeVisible();
    const { items } = await call(recordCalls.findFiles, { scrollId });
    expect(items).toHaveLength(2);
  });
});
