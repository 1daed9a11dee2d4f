import type { Locator, Page } from '@playwright/test';
import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { exhibitViewTexts } from '@wenshu/texts/findings/exhibit-view';
import { modelScreenTexts } from '@wenshu/texts/findings/model-screen';
import { clusterTexts } from '@wenshu/texts/findings/models/clusters';
import { factorTexts } from '@wenshu/texts/findings/models/factor';
import { kmeansTexts } from '@wenshu/texts/findings/models/kmeans';
import { linearRegressionTexts } from '@wenshu/texts/findings/models/linear-regression';
import { regressionTexts } from '@wenshu/texts/findings/models/regression';
import { call } from './support/answering.ts';
import { drag, press, tableOf } from './support/cross-survey.ts';
import { expect, expectAccessible, expectNoSidewaysScrolling, expectTouchable, test } from './support/journey.ts';
import { collectScales } from './support/model-survey.ts';

const MODELS = '/survey/analysis/model';

const tap = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true }).tap();

/** A finger draws it to the left, across most of the screen. */
async function swipe(page: Page, over: Locator): Promise<void> {
  await over.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await over.boundingBox())!;
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...places: readonly number[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: places.map(place => ({ x: place, y: y + height / 2 })),
    });
  const [from, to] = [x + width - 30, x + 60];
  await touch('touchStart', from);
  for (let place = from; place > to; place -= 15) await touch('touchMove', place);
  await touch('touchEnd');
}

/** On a phone the set-up is a sheet. */
async function unfold(page: Page, words: { readonly open: string }, isMobile: boolean): Promise<void> {
  if (isMobile) await press(page, words.open);
}

test('many scales become two factors, which are named, saved to the data and crossed with age; another model asks and clears (P1.7, S1.10, S2.13, S2.49, S4.37, S4.38, S8.10, S8.32) @wide', async ({
  creator: page,
  language,
  isMobile,
}) => {
  const t = modelScreenTexts[language];
  const shared = analysisScreenTexts[language];
  const factor = factorTexts[language];
  const scrollId = await collectScales(call);
  await page.goto(`${MODELS}?scrollId=${scrollId}`);
  await expect(page.getByRole('heading', { name: t.choose })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: factor.answers }).click();

  // What does not fit says why; the rest goes in one by one or all at once.
  await page
    .getByRole('button', { name: t.slots.putInto({ name: 'Q1 Age', slot: factor.slots.variables.name }) })
    .press('Enter');
  await expect(page.getByText(t.slots.takes.numbers).first()).toBeVisible();
  const slot = page.locator('[data-slot=variables]');
  if (isMobile) await press(page, t.slots.putInto({ name: 'Q2 Friendly staff', slot: factor.slots.variables.name }));
  else await drag(page, page.getByText('Q2 Friendly staff', { exact: true }), slot);
  await expect(slot.getByRole('listitem')).toHaveCount(1);
  await press(slot, t.slots.all);
  await expect(slot.getByRole('listitem')).toHaveCount(7);
  const found = tableOf(page, factor.titles.factors);
  await expect(found.getByRole('rowheader')).toHaveCount(2);
  await expect(page.getByText(factor.summary({ questions: 7, factors: 2, percent: '92.3%' }))).toBeVisible();

  // The first factor gets its name where it stands, and has it everywhere.
  const words = exhibitViewTexts[language];
  const first = factor.numbered(1);
  await press(found, words.rename({ name: first }));
  await found.getByRole('textbox', { name: words.nameOf({ name: first }) }).fill('Service');
  await page.keyboard.press('Enter');
  await expect(page.getByText(t.naming.saved)).toBeVisible();
  await expect(
    tableOf(page, factor.titles.loadings).getByRole('columnheader', { name: 'Service', exact: true }),
  ).toBeVisible();
  if (isMobile) await press(page, shared.setup.close);
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);

  // It opens again as it was left.
  await page.waitForURL(/analysisId=/);
  await page.reload();
  await expect(found.getByRole('rowheader', { name: 'Service' })).toBeVisible();
  await expect(page.getByRole('button', { name: t.saved.save })).toBeEnabled();
  await press(page, t.saved.save);
  const score = factor.score({ name: 'Service' });
  // On a phone the list of variables has it too, folded away.
  await expect(page.getByText(score).filter({ visible: true }).first()).toBeVisible();

  // Every record has its score now: it is crossed like any question.
  await page.getByRole('link', { name: t.saved.toCross }).click();
  await press(page, shared.variables.toRows({ name: score }));
  await press(page, shared.variables.toBanner({ name: 'Q1 Age' }));
  const crossed = tableOf(page, score);
  await expect(crossed.getByRole('columnheader', { name: /Under 30/ })).toBeVisible();

  // It is among my analyses by the name of its model.
  await page.getByRole('link', { name: shared.pages.mine, exact: true }).click();
  // By its element: on a phone the table is a list of cards.
  const line = page.locator('tr').filter({ has: page.getByRole('link', { name: factor.name, exact: true }) });
  await expect(line.locator('td').first()).toHaveText(factor.name);
  await line.getByRole('link', { name: factor.name, exact: true }).click();
  await expect(found.getByRole('rowheader', { name: 'Service' })).toBeVisible();

  // Another model in its place: declined, nothing happens; confirmed, everything of this one is cleared.
  const kmeans = kmeansTexts[language];
  await unfold(page, shared.setup, isMobile);
  for (const answer of [t.switching.decline, t.switching.confirm]) {
    await press(page, t.another);
    await page.getByRole('dialog').getByRole('button', { name: kmeans.answers }).click();
    const box = page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog', { name: t.switching.title({ name: kmeans.name }) }));
    await expect(box.getByText(score)).toBeVisible();
    await expect(slot.getByRole('listitem')).toHaveCount(7);
    await press(box, answer);
    await expect(box).toBeHidden();
  }
  await expect(slot.getByRole('listitem')).toHaveCount(0);
  await expect(found).toHaveCount(0);
  await expect(page.getByText(shared.saving.saved, { exact: true })).toBeVisible();
  await expect(page.getByText(score)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: kmeans.answers })).toBeVisible();
  await expect(page.getByText(score)).toHaveCount(0);

  await page.goto(MODELS);
  await expect(page.getByRole('heading', { name: shared.noSurvey.title })).toBeVisible();
});

test('a scale goes into a regression as points, and by its options when somebody turns it @wide', async ({
  creator: page,
  language,
}) => {
  const t = modelScreenTexts[language].slots;
  const regression = linearRegressionTexts[language];
  const scrollId = await collectScales(call);
  await page.goto(`${MODELS}?scrollId=${scrollId}`);
  await page.getByRole('button', { name: regression.answers }).click();
  const name = 'Q2 Friendly staff';
  await press(page, t.putInto({ name: 'Q8 Overall', slot: regression.slots.dependent.name }));
  await press(page, t.putInto({ name, slot: regression.slots.predictors.name }));
  const found = tableOf(page, regression.titles.coefficients);
  const asPoints = regressionTexts[language].points({ name, least: 1, most: 5 });
  await expect(found.getByRole('rowheader', { name: asPoints })).toBeVisible();

  await press(page, t.takenOf({ name, way: t.taken.points }));
  const against = regressionTexts[language].option({ question: name, option: '5', reference: '1' });
  await expect(found.getByRole('rowheader', { name: against })).toBeVisible();
  await expect(found.getByRole('rowheader', { name: asPoints })).toHaveCount(0);
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);

  // Kept like everything else of it.
  await page.waitForURL(/analysisId=/);
  await page.reload();
  await expect(found.getByRole('rowheader', { name: against })).toBeVisible();
});

test('on a phone somebody finds groups of people by touch, draws a wide table aside, and saves the groups to the data @phone', async ({
  creator: page,
  language,
}) => {
  const t = modelScreenTexts[language];
  const shared = analysisScreenTexts[language];
  const [kmeans, clusters] = [kmeansTexts[language], clusterTexts[language]];
  const scrollId = await collectScales(call);
  await page.goto(`${MODELS}?scrollId=${scrollId}`);
  await page.getByRole('button', { name: kmeans.answers }).tap();

  const slot = page.locator('[data-slot=variables]');
  for (const [at, name] of ['Q2 Friendly staff', 'Q4 Clear answers', 'Q5 Fair price', 'Q7 Low fees'].entries()) {
    await tap(page, t.slots.putInto({ name, slot: kmeans.slots.variables.name }));
    await expect(slot.getByRole('listitem')).toHaveCount(at + 1);
  }
  const howMany = page.getByRole('spinbutton', { name: kmeans.options.clusters.name });
  await howMany.tap();
  await howMany.fill('3');
  await howMany.press('Enter');
  await expectTouchable(page);
  await tap(page, shared.setup.close);
  await expect(slot).toBeHidden();
  const finding = clusters.parted({ count: 3, parts: clusters.numbered(1) }).replace(/[.。]$/, '');
  await expect(page.getByText(finding)).toBeInViewport();
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
  await expectTouchable(page);

  // Wider than the screen: its last column comes by drawing, the names of the rows and the page stay.
  const table = tableOf(page, kmeans.titles.anova);
  const last = table.getByRole('columnheader', { name: kmeans.columns.p });
  const name = table.getByRole('rowheader').first();
  await name.scrollIntoViewIfNeeded();
  await expect(last).not.toBeInViewport();
  const region = page.getByRole('region', {
    name: exhibitViewTexts[language].scrollable({ name: kmeans.titles.anova }),
  });
  await expect(async () => {
    await swipe(page, region);
    await expect(last).toBeInViewport({ ratio: 0.9, timeout: 500 });
  }).toPass({ timeout: 15_000 });
  await expect(name).toBeInViewport();
  await expectNoSidewaysScrolling(page);

  await tap(page, t.saved.save);
  await expect(page.getByRole('status').getByText(clusters.saved)).toBeVisible();
  await page.getByRole('link', { name: t.saved.toCross }).tap();
  await tap(page, shared.variables.toRows({ name: clusters.saved }));
  await tap(page, shared.variables.toBanner({ name: 'Q1 Age' }));
  await tap(page, shared.setup.close);
  const crossed = tableOf(page, clusters.saved);
  await expect(crossed.getByRole('rowheader', { name: clusters.numbered(1), exact: true })).toBeVisible();
  await expectNoSidewaysScrolling(page);
});
