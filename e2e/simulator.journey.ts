import { analysisCalls, collaboratorCalls } from '@wenshu/api-contract';
import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { bptoTexts } from '@wenshu/texts/findings/models/bpto';
import { simulatorTexts } from '@wenshu/texts/findings/models/simulator';
import { simulatorScreenTexts } from '@wenshu/texts/findings/simulator-screen';
import { call } from './support/answering.ts';
import { COLLEAGUE, press, tableOf } from './support/cross-survey.ts';
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';
import { collectResearch } from './support/research-survey.ts';

const MODELS = '/survey/analysis/model';

test('products are put together, a price is slid, the best one is searched, and a colleague opens the scenario @wide', async ({
  creator: page,
  newVisitor,
  language,
}) => {
  const t = simulatorScreenTexts[language];
  const model = simulatorTexts[language];
  const shared = analysisScreenTexts[language];
  const scrollId = await collectResearch(call);
  await page.goto(`${MODELS}?scrollId=${scrollId}&modelId=cbc`);
  await page.getByRole('link', { name: t.open }).click();
  const panel = page.getByRole('region', { name: t.title, exact: true });
  const first = t.product({ number: 1 });
  const card = panel.getByRole('listitem', { name: first, exact: true });
  await expect(panel.getByText(t.together, { exact: false })).toBeVisible();
  const share = card.getByText(/^\d+\.\d%$/).first();
  const before = Number.parseFloat((await share.textContent())!);

  // By keyboard: the price goes up step by step, and fewer people take it at once.
  const price = card.getByRole('slider');
  await price.focus();
  for (let step = 0; step < 20; step++) await page.keyboard.press('ArrowRight');
  await expect.poll(async () => Number.parseFloat((await share.textContent())!)).toBeLessThan(before);
  // What was moved is told once it stands still.
  await expect(panel.getByRole('status').filter({ hasText: first })).toContainText((await share.textContent())!);

  // By mouse: another level of what it is, from what each would do.
  const told = Number.parseFloat((await share.textContent())!);
  await panel.getByRole('button', { name: /Cosy/ }).first().click();
  await expect.poll(async () => Number.parseFloat((await share.textContent())!)).toBeLessThan(told);
  await page.getByRole('button', { name: shared.bar.undo, exact: true }).click();
  await expect.poll(async () => Number.parseFloat((await share.textContent())!)).toBeCloseTo(told, 1);

  await press(panel, t.best.open);
  const dialog = page.getByRole('dialog');
  await press(dialog, t.best.start);
  await dialog.getByRole('button', { name: t.best.take, exact: true }).first().click();
  await page.keyboard.press('Escape');
  await expect.poll(async () => Number.parseFloat((await share.textContent())!)).toBeGreaterThan(before);

  await press(panel, t.copyScenario);
  await panel.getByRole('textbox', { name: t.scenarioName }).fill('Launch');
  await page.keyboard.press('Enter');
  await expect(tableOf(page, model.titles.scenarios).getByRole('rowheader', { name: 'Launch' })).toBeVisible();
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);

  // It is kept: a colleague opens it with the same scenarios.
  await page.waitForURL(/analysisId=/);
  await expect(page.getByText(shared.saving.saved, { exact: true })).toBeVisible();
  const analysisId = new URL(page.url()).searchParams.get('analysisId')!;
  await call(collaboratorCalls.add, { scrollId, phone: COLLEAGUE });
  await call(analysisCalls.share, { scrollId, analysisId, isShared: true });
  const colleague = await newVisitor(COLLEAGUE);
  await colleague.goto(`${MODELS}?scrollId=${scrollId}&analysisId=${analysisId}`);
  await expect(colleague.getByText('Launch', { exact: true }).first()).toBeVisible();
  await expect(tableOf(colleague, model.titles.scenarios).getByRole('rowheader', { name: 'Launch' })).toBeVisible();
});

test('the prices of brands are slid, and the own brand is held against the others @phone', async ({
  creator: page,
  language,
}) => {
  const t = simulatorScreenTexts[language];
  const scrollId = await collectResearch(call);
  await page.goto(`${MODELS}?scrollId=${scrollId}&modelId=bpto`);
  const panel = page.getByRole('region', { name: t.brandSlider.title });
  const card = panel.getByRole('listitem').filter({ hasText: 'Acme' });
  const share = card.getByText(/^\d+\.\d%$/).first();
  const before = Number.parseFloat((await share.textContent())!);
  await card.getByRole('slider').press('End');
  await expect.poll(async () => Number.parseFloat((await share.textContent())!)).toBeLessThan(before);
  await panel.getByRole('combobox', { name: t.brandSlider.own }).press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(tableOf(page, bptoTexts[language].own.titles.prices('Acme'))).toBeVisible();
  await expectNoSidewaysScrolling(page);
});
