import type { Page } from '@playwright/test';
import { linkCalls, publishCalls, quotaCalls } from '@wenshu/api-contract';
import { progressTexts } from '@wenshu/texts/findings/progress';
import { progressScreenTexts } from '@wenshu/texts/findings/progress-screen';
import { recordGridTexts } from '@wenshu/texts/findings/record-grid';
import { routeTexts } from '@wenshu/texts/routes';
import { call, DRINK, driver, WHY } from './support/answering.ts';
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';
import { designSurvey, itemId, questionId } from './support/survey-maker.ts';

/** A survey with one place for tea and three for coffee, that collects. */
async function collecting(): Promise<{ scrollId: string; path: string }> {
  const scrollId = await designSurvey(call, `Progress ${Date.now()}`, [DRINK, WHY]);
  await call(quotaCalls.saveQuota, {
    scrollId,
    quotaId: 'quota00001',
    order: 'a',
    kind: 'single',
    title: 'Drinks',
    whenFull: 'end',
    cells: [
      { cellId: 'cellT00001', order: 'a', match: { [questionId(1)]: itemId(1, 1) }, size: 1 },
      { cellId: 'cellC00001', order: 'b', match: { [questionId(1)]: itemId(1, 2) }, size: 3 },
    ],
  } as never);
  await call(publishCalls.changeStatus, { scrollId, status: 1 });
  const { linkCode } = await call(linkCalls.create, { scrollId });
  return { scrollId, path: `/s/${linkCode}` };
}

async function answer(visitor: Page, language: 'zh' | 'en', path: string, drink: string): Promise<void> {
  const { open, choose, submit, ended, views } = driver(visitor, language);
  await open(path);
  await choose(drink);
  await submit();
  await ended(views.outcomes.finished.title);
}

test('progress moves while somebody answers, tells of a full quota, and opens the records behind a number (S2.8, S2.47, S9.32) @phone', async ({
  creator: page,
  newVisitor,
  language,
}) => {
  const t = progressScreenTexts[language];
  const words = progressTexts[language];
  const { scrollId, path } = await collecting();
  await page.goto(`/survey/launch/original?scrollId=${scrollId}`);
  // The entry of the questionnaire's own menu.
  await page.getByRole('link', { name: routeTexts[language]['/survey/launch/current'].title, exact: true }).click();
  await expect(page.getByRole('heading', { name: t.empty })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('switch', { name: t.alerts.rule['quota-full'] }).click();
  await expect(page.getByRole('switch', { name: t.alerts.rule['quota-full'] })).toBeChecked();

  // Nobody touches the page: it learns of them by itself.
  await answer(await newVisitor(), language, path, 'Coffee');
  const complete = page.locator('[data-figure="figure:complete"] dd');
  await expect(complete).toHaveText('1', { timeout: 30_000 });
  await answer(await newVisitor(), language, path, 'Tea');
  await expect(complete).toHaveText('2', { timeout: 30_000 });
  const full = words.alerts['quota-full']({ name: 'Drinks · Tea', count: 1 });
  await expect(page.getByText(full, { exact: true })).toBeVisible();
  const quotas = page.getByRole('figure', { name: words.quotas, exact: true });
  const line = quotas.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Coffee', exact: true }) });
  await expect(line.getByRole('cell').nth(2)).toHaveText('33.3%');
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);

  // Read, and gone for good.
  await page.getByRole('button', { name: t.alerts.dismissOne({ text: full }) }).click();
  await expect(page.getByText(full, { exact: true })).toBeHidden();

  // Yesterday at a click: by hours, and nothing of it. The address says so.
  await page.getByRole('button', { name: t.windows.yesterday, exact: true }).click();
  await page.waitForURL(/window=yesterday/);
  const trend = page.getByRole('figure', { name: words.trend, exact: true });
  await expect(trend.getByRole('rowheader', { name: '09:00', exact: true })).toBeAttached();
  await page.getByRole('button', { name: t.windows.days7, exact: true }).click();
  await page.waitForURL(/window=days7/);

  // A number opens its records.
  const totals = page.getByRole('figure', { name: words.totals, exact: true });
  const row = totals
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: words.groups.complete, exact: true }) });
  await row.getByRole('cell').first().getByRole('link').click();
  await page.waitForURL(/\/survey\/launch\/original/);
  const total = recordGridTexts[language].total({ total: '2', shown: true });
  await expect(page.getByText(total, { exact: true })).toBeVisible();
});

test('any days are chosen by keys, and a unit that they are too long for says so (S9.16, S9.33) @wide', async ({
  creator: page,
  newVisitor,
  language,
}) => {
  const t = progressScreenTexts[language];
  const { scrollId, path } = await collecting();
  await answer(await newVisitor(), language, path, 'Coffee');
  await page.goto(`/survey/launch/current?scrollId=${scrollId}`);
  const form = page.getByRole('form', { name: t.custom });
  await form.getByLabel(t.from).fill('2025-01-01');
  await form.getByLabel(t.to).fill('2024-01-01');
  await expect(form.getByRole('alert')).toHaveText(t.windowWrong);
  await expect(form.getByRole('button', { name: t.show })).toBeDisabled();
  await form.getByLabel(t.to).fill('2025-12-31');
  await form.getByLabel(t.to).press('Enter');
  await page.waitForURL(/from=2025-01-01&to=2025-12-31/);
  const unit = page.getByRole('combobox', { name: t.by });
  await unit.click();
  await expect(page.getByRole('option', { name: t.longest.day })).toHaveAttribute('aria-disabled', 'true');
  await page.getByText(t.units.quarter, { exact: true }).click();
  await page.waitForURL(/by=quarter/);
  const name = progressTexts[language].quarter({ year: '2025', quarter: 3 });
  await expect(
    page
      .getByRole('figure', { name: progressTexts[language].trend, exact: true })
      .getByRole('rowheader', { name, exact: true }),
  ).toBeAttached();
});
