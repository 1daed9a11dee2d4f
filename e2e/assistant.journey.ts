import { assistantTexts } from '@wenshu/texts/findings/assistant';
import { call } from './support/answering.ts';
import { askedWords, collectAsked } from './support/asked-survey.ts';
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';

const questions = {
  zh: { groups: '哪些人群的满意度更低？差异显著吗？', women: '只看女性呢？' },
  en: { groups: 'Which groups are less satisfied, and is it significant?', women: 'Only women' },
};

test('a researcher asks from the statistics which groups are less satisfied, sees what was computed, goes on with some of them, comes back, and opens it as an analysis (S2.32, P2.20) @wide', async ({
  creator: page,
  language,
}) => {
  const t = assistantTexts[language];
  const { satisfied, gender, women } = askedWords(language);
  const scrollId = await collectAsked(call, language);
  await page.goto(`/survey/launch/statistics?scrollId=${scrollId}`);
  await page.getByRole('link', { name: t.onStatistics, exact: true }).click();
  await page.waitForURL(/\/aiAssistant\?/);
  await expect(page.getByRole('button', { name: t.ideas.whichGroups(satisfied) })).toBeVisible();
  await expectAccessible(page);

  const box = page.getByRole('textbox', { name: t.asking.label });
  const first = page.getByRole('article', { name: t.stepOf({ step: 1 }), exact: true });
  await test.step('the grouping that stands is shown, with what was computed', async () => {
    await box.fill(questions[language].groups);
    await box.press('Enter');
    await expect(first.getByRole('status').first()).toContainText(`“${gender}”`);
    await expect(first.getByText(t.plan.kinds.groups, { exact: true })).toBeVisible();
    await first.getByText(t.computed.title, { exact: true }).click();
    await expect(first.getByRole('definition').filter({ hasText: satisfied })).toBeVisible();
    await expect(first.getByRole('definition').filter({ hasText: /^80$/ })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a follow-up keeps what was asked, of fewer people', async () => {
    await box.fill('x');
    await box.press('Shift+Enter');
    await expect(box).toHaveValue('x\n');
    await box.fill(questions[language].women);
    await page.getByRole('button', { name: t.asking.send, exact: true }).click();
    const second = page.getByRole('article', { name: t.stepOf({ step: 2 }), exact: true });
    await expect(second).toContainText(t.after({ step: 1 }));
    await expect(second).toContainText(t.plan.onlyOf({ label: gender, options: [women] }));
  });

  await test.step('it is there again after a reload, and becomes an analysis', async () => {
    await page.reload();
    await expect(first.getByRole('status').first()).toContainText(`“${gender}”`);
    await expect(page.getByRole('link', { name: questions[language].groups })).toHaveAttribute('aria-current', 'page');
    await first.getByRole('button', { name: t.open, exact: true }).click();
    await page.waitForURL(/\/survey\/analysis\/model\?.*analysisId=/);
    await expect(page.getByRole('textbox').first()).toHaveValue(questions[language].groups);
  });
});

test('somebody asks on a phone by one of the ideas, renames the conversation and deletes it (S2.32) @phone', async ({
  creator: page,
  language,
}) => {
  const t = assistantTexts[language];
  const { contact, satisfied } = askedWords(language);
  const scrollId = await collectAsked(call, language);
  await page.goto(`/aiAssistant?scrollId=${scrollId}`);
  await expectNoSidewaysScrolling(page);
  await page.getByRole('button', { name: t.ideas.whichGroups(satisfied) }).click();
  const first = page.getByRole('article', { name: t.stepOf({ step: 1 }), exact: true });
  await expect(first.getByText(t.computed.title, { exact: true })).toBeVisible();
  await expectNoSidewaysScrolling(page);
  await page.getByRole('textbox', { name: t.asking.label }).fill(`How many chose what in “${contact}”?`);
  await page.getByRole('button', { name: t.asking.send, exact: true }).click();
  await expect(page.getByRole('article', { name: t.stepOf({ step: 2 }), exact: true })).toContainText(contact);
  await page.getByRole('button', { name: t.list.open, exact: true }).click();
  const name = t.ideas.whichGroups(satisfied);
  await page.getByRole('button', { name: t.list.more({ name }) }).click();
  await page.getByRole('menuitem', { name: t.list.rename }).click();
  await page.getByRole('textbox', { name: t.renaming.name }).fill('Satisfaction');
  await page.getByRole('button', { name: t.renaming.save, exact: true }).click();
  await page.getByRole('button', { name: t.list.more({ name: 'Satisfaction' }) }).click();
  await page.getByRole('menuitem', { name: t.list.remove }).click();
  await page.getByRole('button', { name: t.removing.confirm, exact: true }).click();
  await expect(page.getByText(t.removing.done)).toBeVisible();
  await expect(page).not.toHaveURL(/conversation=/);
});
