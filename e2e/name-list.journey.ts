import type { Page } from '@playwright/test';
import { personalCheckCalls, respondentCalls } from '@wenshu/api-contract';
import { answerStatusTexts } from '@wenshu/texts/collect/answer-status';
import { identityTexts } from '@wenshu/texts/collect/identity';
import { peopleTexts } from '@wenshu/texts/collect/respondents';
import { errorTexts } from '@wenshu/texts/errors';
import { jobTexts } from '@wenshu/texts/people/jobs';
import { writeXlsx } from 'hucre/xlsx';
import { call, DRINK, driver, publish } from './support/answering.ts';
import { address, expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';

const PEOPLE = 9999;
const BAD = 20;
/** What ten thousand people go through, or what comes by itself, may take its time on a busy machine. */
const SLOW = { timeout: 60_000 };
const mobileOf = (n: number) => `138${String(n).padStart(8, '0')}`;

/** A sheet of so many people; the numbers of twenty of them, spread over it, are half there. */
async function sheetOf(language: 'zh' | 'en'): Promise<Buffer> {
  const { fields, group, labels } = identityTexts[language];
  const isBad = (n: number) => n % 500 === 0 || n === PEOPLE;
  const rows = Array.from({ length: PEOPLE }, (_, index) => {
    const n = index + 1;
    return [`P${n}`, isBad(n) ? '138' : mobileOf(n), '', `G${n % 7}`, n % 3 === 0 ? 'VIP' : '', `Shop ${n % 40}`];
  });
  const heads = [fields.name, fields.mobile, fields.email, group, labels, 'Shop'];
  return Buffer.from(await writeXlsx({ sheets: [{ name: '1', rows: [heads, ...rows] }] }));
}

const open = (page: Page, scrollId: string, view: 'people' | 'check') =>
  page.goto(`/survey/launch/channel?scrollId=${scrollId}&view=${view}`);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const numberOf = (n: number, language: 'zh' | 'en') => n.toLocaleString(language === 'zh' ? 'zh-CN' : 'en-GB');

test('9,999 people are imported with twenty bad lines mended on the way, and the list follows those who answer (S1.4, S2.46, S3.57, P5.31) @wide', async ({
  creator: page,
  newVisitor,
  language,
}) => {
  const t = peopleTexts[language];
  const { scrollId } = await publish([DRINK]);
  await open(page, scrollId, 'people');
  await expect(page.getByRole('heading', { name: t.empty })).toBeVisible();
  await expectAccessible(page);

  await test.step('what is wrong in which line is said, and mended in its place; all are added in one go', async () => {
    await press(page, t.importing.open);
    const dialog = page.getByRole('dialog', { name: t.importing.title });
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'people.xlsx', mimeType: 'application/octet-stream', buffer: await sheetOf(language) });
    await expect(dialog.getByText(t.importing.bad({ count: String(BAD) }), { exact: true })).toBeVisible(SLOW);
    const good = numberOf(PEOPLE - BAD, language);
    await expect(dialog.getByText(t.importing.good({ count: good }), { exact: true })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    const all = dialog.getByRole('button', { name: t.importing.all({ count: numberOf(PEOPLE, language) }) });
    await expect(all).toBeDisabled();
    // The headings are the first line.
    const lines = [...Array.from({ length: BAD - 1 }, (_, n) => (n + 1) * 500), PEOPLE].map(n => n + 1);
    for (const line of lines)
      await dialog
        .getByRole('textbox', { name: t.importing.lineField({ line, field: t.fields.mobile }), exact: true })
        .fill(mobileOf(line - 1));
    await expect(dialog.getByRole('img', { name: t.importing.mended })).toHaveCount(BAD);
    await all.click();
    await expect(dialog.getByText(t.importing.done({ count: numberOf(PEOPLE, language) }))).toBeVisible(SLOW);
    await dialog.getByRole('button', { name: t.close, exact: true }).last().click();
  });
  await expect(page.getByText(t.found({ total: numberOf(PEOPLE, language) }))).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);

  await test.step('two answer by their links in other browsers: the list shows it without a reload', async () => {
    const { items } = await call(respondentCalls.findRespondents, { scrollId, size: 2 });
    for (const { link } of items) {
      const { open: visit, choose, submit, ended, views } = driver(await newVisitor(), language);
      await visit(new URL(link, address()).pathname);
      await choose('Tea');
      await submit();
      await ended(views.outcomes.finished.title);
    }
    const done = answerStatusTexts[language]['2'];
    const filter = page.getByRole('group', { name: t.statusFilter }).getByRole('button', { name: `${done} 2` });
    await expect(filter).toBeVisible(SLOW);
    await filter.click();
    await expect(page.getByText(t.found({ total: '2' }), { exact: false })).toBeVisible();
    await expect(page.getByRole('button', { name: t.editOne({ name: 'P2' }), exact: true })).toBeVisible();
    await press(page, `${t.everybody} ${numberOf(PEOPLE, language)}`);
  });

  await test.step('one of them all is found, shown with link and code, changed, and taken off', async () => {
    await page.getByRole('textbox', { name: t.search }).fill('P9999');
    await expect(page.getByText(t.found({ total: '1' }), { exact: false })).toBeVisible();
    await press(page, t.codeOne({ name: 'P9999' }));
    const code = page.getByRole('dialog', { name: t.codeTitle({ name: 'P9999' }) });
    await expect(code.getByRole('img', { name: t.code })).toBeVisible();
    await expect(code.getByRole('textbox', { name: t.link })).toHaveValue(/\/p\/[0-9A-Za-z]{22}$/);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await press(page, t.editOne({ name: 'P9999' }));
    const edit = page.getByRole('dialog', { name: t.editTitle({ name: 'P9999' }) });
    await edit.getByRole('textbox', { name: t.fields.mobile }).fill('12');
    await edit.getByRole('button', { name: t.save, exact: true }).click();
    await expect(edit.getByText(t.importing.faults['mobile-wrong'])).toBeVisible();
    await expectAccessible(page);
    await edit.getByRole('textbox', { name: t.fields.mobile }).fill(mobileOf(1));
    await edit.getByRole('textbox', { name: 'Shop' }).fill('Corner');
    await edit.getByRole('button', { name: t.save, exact: true }).click();
    await expect(edit).toBeHidden();
    await expect(page.getByText('Corner', { exact: true })).toBeVisible();
  });

  await test.step('who stands there twice becomes one: the one who answered', async () => {
    await page.getByRole('textbox', { name: t.search }).fill('');
    await press(page, t.doubles.open);
    const dialog = page.getByRole('dialog', { name: t.doubles.title });
    await expect(dialog.getByText(t.doubles.because.mobile)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: t.doubles.merge({ count: 1 }) }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(t.found({ total: numberOf(PEOPLE - 1, language) }))).toBeVisible();
  });

  await test.step('some are labelled and one is taken off, after a question', async () => {
    for (const name of ['P3', 'P4'])
      await page.getByRole('checkbox', { name: t.selectOne({ name }), exact: true }).check();
    await press(page, t.labelMany);
    const labels = page.getByRole('dialog', { name: t.labelTitle({ count: 2 }) });
    await labels.getByRole('combobox', { name: t.labelAdd }).fill('Tasters');
    await page.keyboard.press('Enter');
    await labels.getByRole('button', { name: t.save, exact: true }).click();
    await expect(labels).toBeHidden();
    await expect(page.getByText('Tasters', { exact: true })).toHaveCount(2);
    await press(page, t.unselect);
    await press(page, t.removeOne({ name: 'P4' }));
    const remove = page.getByRole('dialog', { name: t.removeTitle({ count: 1 }) });
    await remove.getByRole('button', { name: t.remove, exact: true }).click();
    await expect(remove).toBeHidden();
    await expect(page.getByRole('button', { name: t.editOne({ name: 'P4' }), exact: true })).toHaveCount(0);
  });

  await test.step('the list leaves as a file with links', async () => {
    await press(page, t.exports);
    await page.getByRole('menuitem', { name: t.exportList }).click();
    await expect(page.getByText(jobTexts[language].started)).toBeVisible();
  });
});

test('lines are pasted; what is refused is still there, and the good part goes alone (P5.32, P5.33) @wide', async ({
  creator: page,
  language,
}) => {
  const t = peopleTexts[language];
  const { scrollId } = await publish([DRINK]);
  await open(page, scrollId, 'people');
  await press(page, t.importing.open);
  const dialog = page.getByRole('dialog', { name: t.importing.title });
  const lines = `Ann,${mobileOf(1)}\nBen,12\n${'x'.repeat(201)},\n`;
  await dialog.getByRole('textbox', { name: t.importing.paste }).fill(lines);
  await dialog.getByRole('button', { name: t.importing.check, exact: true }).click();
  await expect(dialog.getByText(t.importing.bad({ count: '2' }), { exact: true })).toBeVisible();
  await expect(dialog.getByText(t.importing.faults['too-long'])).toBeVisible();
  await dialog.getByRole('button', { name: t.importing.back }).click();
  await expect(dialog.getByRole('textbox', { name: t.importing.paste })).toHaveValue(lines);
  await dialog.getByRole('button', { name: t.importing.check, exact: true }).click();
  await dialog
    .getByRole('textbox', { name: t.importing.lineField({ line: 2, field: t.fields.mobile }), exact: true })
    .fill(mobileOf(2));
  await dialog.getByRole('button', { name: t.importing.goodOnly({ count: '2' }) }).click();
  await expect(dialog.getByText(t.importing.done({ count: '2' }))).toBeVisible();
  await expect(dialog.getByText(t.importing.leftOut({ count: '1' }))).toBeVisible();
  await dialog.getByRole('button', { name: t.close, exact: true }).last().click();
  for (const name of ['Ann', 'Ben'])
    await expect(page.getByRole('button', { name: t.editOne({ name }), exact: true })).toBeVisible();
});

test('the identity check is set up beside its own page, lets in who is listed, and nobody at the sixth try (S1.5, S8.15, S7.127, S7.130) @phone', async ({
  creator: page,
  newVisitor,
  language,
}) => {
  const t = peopleTexts[language].check;
  const { scrollId } = await publish([DRINK]);
  const people = [
    { name: 'Lin', mobile: mobileOf(1) },
    { name: 'Mei', mobile: mobileOf(2), custom: { Badge: 'B2' } },
  ];
  await call(respondentCalls.addRespondents, { scrollId, respondents: people });
  await open(page, scrollId, 'check');
  await page.getByRole('switch', { name: t.isOn }).click();
  const link = page.getByRole('textbox', { name: t.link, exact: true });
  await expect(link).toHaveValue(/\/c\/[0-9A-Za-z]+$/);
  await expect(page.getByRole('img', { name: peopleTexts[language].code })).toBeVisible();

  // The page beside it is the respondent's own, and follows what is written and chosen.
  const preview = page.frameLocator(`iframe[title="${t.previewFrame}"]`);
  await expect(preview.getByRole('textbox')).toHaveCount(2);
  await page.getByRole('textbox', { name: t.help }).fill('Ask at the desk');
  await expect(preview.getByText('Ask at the desk')).toBeVisible();
  await page.getByRole('switch', { name: t.sms }).click();
  await expect(preview.getByRole('textbox')).toHaveCount(3);
  await page.getByRole('switch', { name: t.sms }).click();
  await expect(preview.getByRole('textbox')).toHaveCount(2);
  await expectAccessible(page, 'iframe');
  await expectNoSidewaysScrolling(page);
  // The page shows a press at once. What was pressed while the help was still being stored holds in the end: respondents come after that.
  await expect
    .poll(async () => {
      const { help, isCheckSms } = await call(personalCheckCalls.getPersonalCheckInfo, { scrollId });
      return { help, isCheckSms };
    })
    .toEqual({ help: { text: 'Ask at the desk' }, isCheckSms: false });

  const path = new URL(await link.inputValue()).pathname;
  const visit = async () => {
    const visitor = driver(await newVisitor(), language);
    await visitor.open(path);
    const [name, mobile] = [visitor.page.getByRole('textbox').first(), visitor.page.getByRole('textbox').nth(1)];
    return {
      ...visitor,
      claim: async (said: { name: string; mobile: string }) => {
        await name.fill(said.name);
        await mobile.fill(said.mobile);
        const answered = visitor.page.waitForResponse(/passIdentity/);
        await visitor.button(visitor.t.identity.submit).click();
        await answered;
      },
    };
  };
  const right = await visit();
  await expect(right.page.getByText('Ask at the desk')).toBeVisible();
  await right.claim(people[0]!);
  await right.choose('Tea');
  await right.submit();
  await right.ended(right.views.outcomes.finished.title);

  const wrong = await visit();
  const alert = wrong.page.getByRole('alert');
  for (let n = 0; n < 5; n++) {
    await wrong.claim({ name: 'Mei', mobile: mobileOf(9) });
    await expect(alert).toHaveText(errorTexts[language].notInNameList);
  }
  // The sixth is refused though it is right.
  await wrong.claim(people[1]!);
  await expect(alert).toHaveText(/\d/);
  await expect(wrong.page.getByRole('radio')).toHaveCount(0);

  // Opened twice: the number comes by itself.
  await expect(page.getByRole('definition').first()).toHaveText('2', SLOW);
});
