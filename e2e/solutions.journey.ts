import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { modelScreenTexts } from '@wenshu/texts/findings/model-screen';
import { cbcTexts } from '@wenshu/texts/findings/models/cbc';
import { individualTexts } from '@wenshu/texts/findings/models/individual';
import { kanoTexts } from '@wenshu/texts/findings/models/kano';
import { worthTexts } from '@wenshu/texts/findings/models/worths';
import { call } from './support/answering.ts';
import { press, tableOf } from './support/cross-survey.ts';
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';
import { collectResearch } from './support/research-survey.ts';

const MODELS = '/survey/analysis/model';

test('a survey with research questions offers their analyses first; Kano finds its question, and conjoint compares regions and finds what each person wants @wide', async ({
  creator: page,
  language,
  isMobile,
}) => {
  const t = modelScreenTexts[language];
  const shared = analysisScreenTexts[language];
  const [kano, cbc, worths] = [kanoTexts[language], cbcTexts[language], worthTexts[language]];
  const own = individualTexts[language];
  const scrollId = await collectResearch(call);
  await page.goto(`${MODELS}?scrollId=${scrollId}`);
  await expect(page.getByRole('heading', { level: 3 }).first()).toContainText(t.purposes.solution.name);
  await page.getByRole('button', { name: kano.answers }).click();
  // On a phone the slots are behind a button.
  if (!isMobile) await expect(page.locator('[data-slot=question]').getByRole('listitem')).toHaveCount(1);
  await expect(tableOf(page, kano.titles.categories).getByRole('cell', { name: kano.categories.M })).toBeVisible();

  await page.goto(`${MODELS}?scrollId=${scrollId}&modelId=cbc`);
  const table = tableOf(page, worths.titles.worths);
  await expect(table.getByRole('rowheader', { name: '¥199' })).toBeVisible();
  if (isMobile) await press(page, shared.setup.open);
  await press(page, t.slots.putInto({ name: 'Q1 Where do you live?', slot: cbc.slots.group.name }));
  if (isMobile) await press(page, shared.setup.close);
  await expect(
    tableOf(page, worths.titles.segmentImportance).getByRole('columnheader', { name: /^North/ }),
  ).toBeVisible();
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);

  // The same of each person: whether it may be relied upon is said, and everybody's own is kept with the data.
  if (isMobile) await press(page, shared.setup.open);
  await page.getByText(own.estimate.words.individual, { exact: true }).click();
  // As many as show that it works.
  await page.getByLabel(own.sampling.burnIn.name).fill('200');
  await page.getByLabel(own.sampling.draws.name).fill('400');
  if (isMobile) await press(page, shared.setup.close);
  await expect(tableOf(page, own.titles.validity).getByRole('rowheader', { name: own.hits.choice.own })).toBeVisible({
    timeout: 100_000,
  });
  await expect(page.getByRole('button', { name: t.saved.save })).toBeEnabled();
  await press(page, t.saved.save);
  await expect(page.getByRole('link', { name: t.saved.toCross })).toBeVisible({ timeout: 100_000 });
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
});
