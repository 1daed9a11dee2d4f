import { schemeScreenTexts } from '@wenshu/texts/design/schemes';
import { workspaceTexts } from '@wenshu/texts/design/workspace';
import { schemeTexts } from '@wenshu/texts/findings/schemes';
import { brandTrackingWords } from '@wenshu/texts/findings/schemes/brand-tracking';
import { DESKTOP, expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';

test('a brand manager who never read a manual takes brand tracking, names the brands, and finds questions, quotas, analyses and a report (P2.29, S1.15, S2.60) @phone', async ({
  creator: page,
  language,
  isMobile,
}) => {
  const t = schemeScreenTexts[language];
  const words = brandTrackingWords[language];
  const brands = ['Blue Heron', 'Red Fox', 'Grey Owl'];

  await test.step('the workspace leads to the schemes, and words find the right one', async () => {
    await page.goto(DESKTOP);
    if (isMobile) await page.getByRole('button', { name: workspaceTexts[language].nav.open }).click();
    await page.getByRole('link', { name: workspaceTexts[language].nav.solutions, exact: true }).click();
    await expect(page.getByText(t.found({ count: 14 }))).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await page.getByRole('textbox', { name: t.search }).fill(words.name);
    await page.getByRole('link', { name: t.takeNamed({ name: words.name }) }).click();
  });

  await test.step('what is missing is told at its field; once filled in, everything that will be made is shown', async () => {
    await expect(page.getByRole('heading', { name: words.name, exact: true })).toBeVisible();
    await page.getByRole('button', { name: t.create, exact: true }).click();
    await expect(page.getByText(t.required).first()).toBeVisible();
    await page.getByRole('textbox', { name: words.fields.category.label, exact: true }).fill('Tea');
    await page.getByRole('textbox', { name: words.fields.brands.label, exact: true }).fill(brands.join('\n'));
    await expect(page.getByText(words.analyses.funnel)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await page.getByRole('radio', { name: t.places.fresh }).check();
    await page.getByRole('button', { name: t.create, exact: true }).click();
    await page.waitForURL(/\/survey\/create\/edit\?scrollId=/);
  });

  const next = page.getByRole('complementary', { name: t.next.title });
  const editor = page.url();
  await test.step('the questionnaire has the brands in it, and says what comes next', async () => {
    await expect(next).toBeVisible();
    await expect(page.getByText('Blue Heron').first()).toBeVisible();
    await expect(page.getByText('{')).toHaveCount(0);
  });

  await test.step('quotas, analyses and the report are there', async () => {
    await next.getByRole('link', { name: t.next.quota }).click();
    await expect(page.getByText(words.quotas.people).first()).toBeVisible();
    await page.goto(editor);
    await next.getByRole('link', { name: t.next.analyses }).click();
    await expect(page.getByText(words.analyses.funnel).first()).toBeVisible();
    await page.goto(editor);
    await next.getByRole('link', { name: t.next.report }).click();
    const title = schemeTexts[language].report.name({ name: words.name });
    await expect(page.getByText(title, { exact: true }).first()).toBeVisible();
  });
});
