import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { modelScreenTexts } from '@wenshu/texts/findings/model-screen';
import { wordsTexts } from '@wenshu/texts/findings/models/words';
import { statisticsTexts } from '@wenshu/texts/findings/statistics';
import { call } from './support/answering.ts';
import { press, tableOf } from './support/cross-survey.ts';
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';
import { collectWritten } from './support/written-survey.ts';

test('from the statistics of an open question to its words: by region, with feeling, themes and a word in context', async ({
  creator: page,
  language,
  isMobile,
}) => {
  const t = wordsTexts[language];
  const shared = analysisScreenTexts[language];
  const { slots } = modelScreenTexts[language];
  const scrollId = await collectWritten(call);
  await page.goto(`/survey/launch/statistics?scrollId=${scrollId}`);
  await press(page, statisticsTexts[language].card.words);
  const words = tableOf(page, t.titles.words);
  await expect(words.getByRole('rowheader', { name: '物流', exact: true })).toBeVisible();
  // What tells who somebody is stands in no list.
  await expect(page.getByText('13800138000')).toHaveCount(0);

  if (isMobile) await press(page, shared.setup.open);
  await press(page, slots.putInto({ name: 'Q1 Region', slot: t.slots.banner.name }));
  if (isMobile) await press(page, shared.setup.close);
  await expect(words.getByRole('columnheader', { name: /East/ })).toBeVisible();
  await expect(tableOf(page, t.titles.apart).getByRole('rowheader', { name: '物流' }).first()).toBeVisible();
  await expect(tableOf(page, t.titles.feeling).getByRole('rowheader', { name: t.classes.negative })).toBeVisible();

  if (isMobile) await press(page, shared.setup.open);
  await page.getByRole('switch', { name: t.options.themes.name }).click();
  await page.getByRole('textbox', { name: t.options.find.name }).fill('物流');
  await page.keyboard.press('Enter');
  if (isMobile) await press(page, shared.setup.close);
  await expect(tableOf(page, t.titles.themes).getByRole('rowheader').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: t.titles.places({ find: '物流' }) })).toBeVisible();
  await expect(page.locator('mark').first()).toHaveText('物流');
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);

  // What a person leaves out is kept with the analysis.
  if (isMobile) await press(page, shared.setup.open);
  await page.getByRole('textbox', { name: t.options.leftOut.name }).fill('物流');
  await page.getByRole('textbox', { name: t.options.joined.name }).click();
  await expect(words.getByRole('rowheader', { name: '物流', exact: true })).toHaveCount(0);
  await expect(page.getByText(shared.saving.saved, { exact: true }).first()).toBeVisible();
  await page.reload();
  await expect(words.getByRole('rowheader').first()).toBeVisible();
  await expect(words.getByRole('rowheader', { name: '物流', exact: true })).toHaveCount(0);
});
