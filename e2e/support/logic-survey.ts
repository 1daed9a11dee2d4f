import { expect, type Page } from '@playwright/test';
import { typeTexts } from '@wenshu/question-types/type-texts';
import { editorTexts } from '@wenshu/texts/design/editor';
import { questionnaireDefaultTexts } from '@wenshu/texts/design/questionnaire-defaults';

/** What the editor writes into new parts of a Chinese survey. */
export const fresh = questionnaireDefaultTexts.zh;

type Language = 'zh' | 'en';

export const saved = (page: Page) => page.locator('[data-saving=saved]').waitFor();
export const card = (page: Page, seqName: string) => page.getByRole('article', { name: new RegExp(`^${seqName} `) });
export const titleOf = (page: Page, language: Language, seqName: string) =>
  page.getByRole('textbox', { name: editorTexts[language].questionTitle({ seqName }) });

/** The published survey follows its logic: a question after the first option of Q1, one for each option of Q2, and one says what Q1 was. */
export async function expectToFollow(visitor: Page, link: string, language: Language, drawn: number): Promise<void> {
  await visitor.goto(`${link}?lang=${language}`);
  const fields = visitor.getByRole('textbox');
  // The first screen is drawn first, the others of the page follow. A page ends at a question that jumps.
  await visitor
    .locator('section[id^="question-"]')
    .nth(drawn - 1)
    .waitFor();
  let before = -1;
  await expect(async () => {
    const [counted, now] = [before, await fields.count()];
    before = now;
    expect(now).toBe(counted);
  }).toPass({ intervals: [500] });
  await visitor
    .getByRole('radio', { name: fresh.newOption(1), exact: true })
    .first()
    .check();
  await expect(fields).toHaveCount(before + 1);
  await expect(
    visitor.getByText(typeTexts[language].untitled['fill-in']).filter({ hasText: fresh.newOption(1) }),
  ).toBeVisible();
  for (const option of [1, 2])
    await visitor
      .getByRole('checkbox', { name: fresh.newOption(option), exact: true })
      .first()
      .check();
  await expect(fields).toHaveCount(before + 3);
}
