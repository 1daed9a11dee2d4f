import type { Locator, Page } from '@playwright/test';
import { editorTexts } from '@wenshu/texts/editor';
import { questionnaireTexts } from '@wenshu/texts/questionnaires';
import { expect } from './journey.ts';

/** A blank questionnaire, open in the editor. */
export async function createInEditor(page: Page, language: 'zh' | 'en', name: string): Promise<void> {
  const list = questionnaireTexts[language];
  await page.getByRole('button', { name: list.create }).click();
  await page.getByLabel(list.name).fill(name);
  await page.getByRole('button', { name: list.confirm, exact: true }).click();
  await expect(page).toHaveURL(/\/survey\/create\/edit\?scrollId=/);
  await page.getByRole('textbox', { name: editorTexts[language].surveyTitle }).waitFor();
}

/** The cards as a screen reader names them, in their order. */
export function cardNames(page: Page): Promise<(string | null)[]> {
  return page.getByRole('article').evaluateAll(cards => cards.map(card => card.getAttribute('aria-label')));
}

/** The texts of the fields in a card. */
export function fieldsIn(card: Locator): Promise<string[]> {
  return card.locator('textarea').evaluateAll(fields => fields.map(field => (field as HTMLTextAreaElement).value));
}

/** Drags with a real pointer, in steps, as a hand does. */
export async function dragTo(page: Page, from: Locator, to: Locator, edge: 'top' | 'bottom' = 'bottom'): Promise<void> {
  await from.hover();
  const start = (await from.boundingBox())!;
  await page.mouse.down();
  await page.mouse.move(start.x + start.width / 2, start.y + 30, { steps: 3 });
  const goal = (await to.boundingBox())!;
  const y = edge === 'top' ? goal.y + 4 : goal.y + goal.height - 4;
  await page.mouse.move(goal.x + 60, y, { steps: 8 });
  await page.mouse.move(goal.x + 61, y);
  await page.mouse.up();
}

export async function pasteInto(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.evaluate((element, pasted) => {
    (element as HTMLTextAreaElement).select();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}
