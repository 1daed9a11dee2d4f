import type { Page } from '@playwright/test';
import { linkCalls, publishCalls, quotaCalls } from '@wenshu/api-contract';
import { createScreenTexts } from '@wenshu/texts/design/create-screens';
import { unpublishedTexts } from '@wenshu/texts/design/unpublished';
import { address, DESKTOP, expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';
import { designSurvey, itemId, questionId, signedInCalls } from './support/survey-maker.ts';

const QUESTIONS = [
  { type: 'single-choice', title: 'Which drnk do you like?', items: ['Tea', 'Coffee'] },
  { type: 'fill-in', title: 'Why?' },
];

async function expectSound(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
}

test('a survey is edited while it collects: a typo goes out alone, the rest is looked at and published, and a draft is thrown away', async ({
  creator: page,
  newVisitor,
  language,
}) => {
  const call = await signedInCalls(address());
  const name = `Draft ${Date.now()}`;
  const scrollId = await designSurvey(call, name, QUESTIONS);
  const cells = [1, 2].map(n => ({
    cellId: `cell00000${n}`,
    order: `a${n}`,
    match: { [questionId(1)]: itemId(1, n) },
    size: 30,
  }));
  const quota = {
    scrollId,
    quotaId: 'quota00001',
    order: 'a1',
    kind: 'single',
    title: 'Drinks',
    whenFull: 'end',
    cells,
  } as const;
  await call(quotaCalls.saveQuota, quota);
  await call(publishCalls.changeStatus, { scrollId, status: 1 });
  const { linkCode } = await call(linkCalls.create, { scrollId });
  const t = unpublishedTexts[language];
  const button = (label: string) => page.getByRole('button', { name: label, exact: true });
  const bar = page.getByRole('region', { name: t.bar.label, exact: true });
  const visitor = await newVisitor();
  const asks = async (text: string) => {
    await visitor.goto(`/s/${linkCode}`);
    await expect(visitor.getByText(text).first()).toBeVisible();
  };
  const card = (n: number) => page.locator(`article[data-question=${questionId(n)}]`);
  const rewrite = async (n: number, text: string) => {
    await card(n).click({ position: { x: 200, y: 16 } });
    await card(n).locator('textarea').first().fill(text);
    await card(n).locator('textarea').first().press('Enter');
  };

  await test.step('editing asks which way, and the second one goes on collecting', async () => {
    await page.goto(`/survey/create/edit?scrollId=${scrollId}`);
    await button(createScreenTexts[language].suspendToEdit).click();
    await expect(page.getByRole('dialog', { name: t.ways.title })).toBeVisible();
    await expectSound(page);
    await button(t.ways.draftConfirm).click();
    await expect(bar.getByText(t.bar.changes({ count: 0 }))).toBeVisible();
  });

  await test.step('what is edited is a draft: respondents are asked what was published', async () => {
    await rewrite(1, 'Which drink do you like?');
    await rewrite(2, 'Why do you like it?');
    await expect(bar.getByText(t.bar.changes({ count: 2 }))).toBeVisible();
    await expectSound(page);
    await asks('Which drnk do you like?');
  });

  await test.step('a typo goes out alone', async () => {
    await button(t.bar.texts).click();
    const dialog = page.getByRole('dialog', { name: t.texts.title });
    await dialog.getByRole('checkbox', { name: /Q1/ }).check();
    await expectSound(page);
    await dialog.getByRole('button', { name: t.texts.publish({ count: 1 }) }).click();
    await expect(dialog).toBeHidden();
    await expect(bar.getByText(t.bar.changes({ count: 1 }))).toBeVisible();
    await asks('Which drink do you like?');
    await expect(visitor.getByText('Why do you like it?')).toHaveCount(0);
  });

  await test.step('the list says that there is a draft', async () => {
    await page.goto(DESKTOP);
    await page.getByRole('link', { name, exact: true }).first().waitFor();
    await expect(page.getByText(t.status.tag, { exact: true }).first()).toBeVisible();
    await page.goto(`/survey/launch/channel?scrollId=${scrollId}`);
    await expect(page.getByText(t.status.note)).toBeVisible();
    await page.goto(`/survey/create/edit?scrollId=${scrollId}`);
  });

  await test.step('publishing tells before what changes, and does it in one step', async () => {
    await button(t.bar.review).click();
    const dialog = page.getByRole('dialog', { name: t.review.title });
    await expect(dialog.getByText(t.review.onlyWords)).toBeVisible();
    await expect(dialog.getByText(t.review.variables.changed)).toBeVisible();
    await expectSound(page);
    await dialog.getByRole('button', { name: t.review.publish, exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(bar.getByText(t.bar.changes({ count: 0 }))).toBeVisible();
    await asks('Which drink do you like?');
  });

  await test.step('a quota that is changed is told cell by cell, one that goes by its options too', async () => {
    await call(quotaCalls.saveQuota, { ...quota, cells: [{ ...cells[0]!, size: 40 }] });
    await page.reload();
    await button(t.bar.review).click();
    const dialog = page.getByRole('dialog', { name: t.review.title });
    const row = (option: string) => dialog.getByRole('row').filter({ hasText: option });
    await expect(row('Tea')).toContainText(t.review.sizes({ before: '30', after: '40' }));
    await expect(row('Coffee')).toContainText(t.review.quotaChanges.gone);
    await expectSound(page);
    await dialog.getByRole('button', { name: t.review.back, exact: true }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('a draft is thrown away after a question, and the survey is what is published', async () => {
    await rewrite(2, 'Never mind');
    await button(t.bar.discard).click();
    const dialog = page.getByRole('dialog', { name: t.discard.title });
    await dialog.getByRole('button', { name: t.discard.confirm }).click();
    await expect(bar).toBeHidden();
    await expect(card(2)).toHaveAttribute('aria-label', /Why do you like it\?/);
    await expect(button(createScreenTexts[language].suspendToEdit)).toBeVisible();
  });
});
