import { expect, type Page } from '@playwright/test';
import type { SolutionId } from '@wenshu/survey-core';
import { questionnaireTexts } from '@wenshu/texts/design/questionnaires';
import { solutionTexts } from '@wenshu/texts/design/solutions';
import { expectAccessible } from './accessible.ts';

/** Takes a solution from the cards, names the questionnaire, and stands before its form. */
export async function takeSolution(page: Page, language: 'zh' | 'en', id: SolutionId, name: string): Promise<void> {
  const t = solutionTexts[language];
  await page.getByRole('button', { name: new RegExp(t.of[id].name.replace(/[()]/g, '\\$&')) }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(t.of[id].notFor);
  await expect(dialog).toContainText(t.sampleText({ five: 385, ten: 97 }));
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: questionnaireTexts[language].name }).fill(name);
  await dialog.getByRole('button', { name: t.begin, exact: true }).click();
  await page.waitForURL(new RegExp(`way=solution&solution=${id}`));
}
