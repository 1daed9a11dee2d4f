import type { Page } from '@playwright/test';
import type { SimulatedType } from '@wenshu/analysis/simulated';
import { solutionTexts } from '@wenshu/texts/design/solutions';
import { bptoTexts } from '@wenshu/texts/findings/models/bpto';
import { maxdiffTexts } from '@wenshu/texts/findings/models/maxdiff';
import { psmTexts } from '@wenshu/texts/findings/models/psm';
import { worthTexts } from '@wenshu/texts/findings/models/worths';
import { studies } from '../apps/server/src/features/findings/solution-examples/studies.ts';
import { answerSolution } from './support/answer-solution.ts';
import { call } from './support/answering.ts';
import { tableOf } from './support/cross-survey.ts';
import { expect, expectNoSidewaysScrolling, test } from './support/journey.ts';
import { takeSolution } from './support/take-solution.ts';

type Language = 'zh' | 'en';

const fill = (page: Page, name: string, value: string) =>
  page
    .getByRole('textbox', { name, exact: true })
    .or(page.getByRole('spinbutton', { name, exact: true }))
    .fill(value);

async function paste(page: Page, language: Language, lines: readonly (readonly string[])[]): Promise<void> {
  const t = solutionTexts[language];
  await page.getByRole('button', { name: t.paste, exact: true }).click();
  await page.getByRole('textbox', { name: t.pasteLabel }).fill(lines.map(cells => cells.join('\t')).join('\n'));
  await page.getByRole('button', { name: t.pasteAdd, exact: true }).click();
}

/** From the cards through the form and its questions to people's answers and what is found in them. */
async function walk(
  page: Page,
  language: Language,
  type: SimulatedType,
  how: { form(): Promise<void>; finding: string },
) {
  const t = solutionTexts[language];
  await page.goto('/team/create-survey?way=solution');
  await takeSolution(page, language, type, `${type} ${Date.now()}`);
  await fill(page, t.fields.subject.label, 'Tea');
  await how.form();
  await page.getByRole('button', { name: t.checkNow, exact: true }).click();
  await page.getByRole('button', { name: t.generate, exact: true }).click();
  await page.waitForURL(/\/survey\/create\/edit\?scrollId=/);
  const scrollId = new URL(page.url()).searchParams.get('scrollId')!;
  await answerSolution(call, { scrollId, type, mind: studies[type].mind as never });
  await page.goto(`/survey/analysis/model?scrollId=${scrollId}&modelId=${type}`);
  await expect(tableOf(page, how.finding).getByRole('cell').first()).toBeVisible({ timeout: 60_000 });
  await expectNoSidewaysScrolling(page);
}

test('what a tea may cost: from four prices to the range, and from brands on a shelf to their demand (S3.65, S3.66) @wide', async ({
  creator: page,
  language,
}) => {
  const t = solutionTexts[language];
  await test.step('PSM', () =>
    walk(page, language, 'psm', {
      finding: psmTexts[language].titles.points,
      async form() {
        await fill(page, t.fields.unit.label, '¥');
        await fill(page, t.fields.lowestPrice.label, '60');
        await fill(page, t.fields.priceStep.label, '10');
        await fill(page, t.fields.priceCount.label, '40');
      },
    }));
  await test.step('BPTO', () =>
    walk(page, language, 'bpto', {
      finding: bptoTexts[language].titles.brands,
      async form() {
        await fill(page, t.fields.unit.label, '¥');
        await paste(
          page,
          language,
          ['Ours', 'Fox', 'Owl', 'Elk'].map((name, at) => [name, `${12 - at}`, '2', '6']),
        );
      },
    }));
});

test('what matters most about a café, and which blender people would like (S1.15, S3.64) @phone', async ({
  creator: page,
  language,
}) => {
  const t = solutionTexts[language];
  await test.step('MaxDiff', () =>
    walk(page, language, 'maxdiff', {
      finding: maxdiffTexts[language].titles.scores,
      form: () =>
        paste(
          page,
          language,
          ['Taste', 'Price', 'Seats', 'Speed', 'Staff', 'Cakes', 'Discounts', 'Music'].map(one => [one]),
        ),
    }));
  await test.step('CPC', () =>
    walk(page, language, 'cpc', {
      finding: worthTexts[language].titles.worths,
      async form() {
        await fill(page, t.fields.unit.label, '¥');
        await paste(page, language, [
          ['Capacity', '300 ml', '400 ml', '500 ml', '600 ml'],
          ['Cup', 'Glass', 'Steel', 'Resin', 'Plastic'],
          ['Colour', 'Cream', 'Green', 'Blue', 'Orange'],
          ['Price', '99', '129', '159', '199'],
        ]);
      },
    }));
});
