import type { Locator, Page } from '@playwright/test';
import { scrollCalls } from '@wenshu/api-contract';
import { createClient } from '@wenshu/api-contract/client';
import { createScreenTexts } from '@wenshu/texts/design/create-screens';
import { editorTexts } from '@wenshu/texts/design/editor';
import { address, expect } from './journey.ts';

/** A blank questionnaire, open in the editor. How one is begun from the desktop is another journey's. */
export async function createInEditor(page: Page, language: 'zh' | 'en', name: string): Promise<void> {
  const token = (await page.context().cookies()).find(cookie => cookie.name === 'loginToken')?.value ?? '';
  const session = { token: decodeURIComponent(token), tokenHead: 'Bearer', expiresAtMs: Number.POSITIVE_INFINITY };
  const client = createClient({ base: `${address()}/api`, tokens: { read: () => session, replace: () => {} } });
  const { scrollId } = await client.call(scrollCalls.create, { name });
  await page.goto(`/survey/create/edit?scrollId=${scrollId}`);
  await page.getByRole('textbox', { name: editorTexts[language].surveyTitle }).waitFor();
}

/** The list before publishing names the default texts that a quick journey leaves in place; it is published all the same. */
export async function publishAnyway(page: Page, language: 'zh' | 'en'): Promise<void> {
  const { preflight } = createScreenTexts[language];
  const dialog = page.getByRole('dialog', { name: preflight.title });
  await expect(dialog.getByRole('heading', { name: preflight.warnings })).toBeVisible();
  await expect(dialog.getByRole('heading', { name: preflight.errors })).toHaveCount(0);
  await dialog.getByRole('button', { name: preflight.publish }).press('Enter');
  await expect(dialog).toBeHidden();
}

/** What opens moves for a moment; a click on its way would miss. */
export async function opened(page: Page, dialog: Locator): Promise<void> {
  await dialog.waitFor();
  await expect(page.locator('.ant-zoom-appear, .ant-zoom-enter')).toHaveCount(0);
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
