import { truncateSync, writeFileSync } from 'node:fs';
import type { Locator, Page, TestInfo } from '@playwright/test';
import { editorTexts } from '@wenshu/texts/design/editor';
import { richTextTexts } from '@wenshu/texts/rich-text';
import { address, expect } from './journey.ts';
import { type Asked, type Calls, designSurvey, signedInCalls } from './survey-maker.ts';

export const MEGABYTE = 1024 * 1024;
/** The page behind a dialog has journeys of its own. */
export const BEHIND = '#root';

/** A survey made by calls, open in the editor. */
export async function openSurvey(page: Page, questions: readonly Asked[]): Promise<{ call: Calls; scrollId: string }> {
  const call = await signedInCalls(address());
  const scrollId = await designSurvey(call, `Texts ${Date.now()}`, questions);
  await page.goto(`/survey/create/edit?scrollId=${scrollId}`);
  await page.getByRole('article').first().waitFor();
  return { call, scrollId };
}

/** A file of this size that takes no room: on the disk, because handing over its bytes would take seconds. */
export function largeFile(info: TestInfo, name: string, sizeBytes: number): string {
  const path = info.outputPath(name);
  writeFileSync(path, '');
  truncateSync(path, sizeBytes);
  return path;
}

export const card = (page: Page, place: number): Locator => page.getByRole('article').nth(place - 1);

/** The title of a question in its rich-text editor, whatever it is in at first: a field, a button, or such an editor. */
export async function openTitle(page: Page, place: number, language: 'zh' | 'en'): Promise<Locator> {
  const t = richTextTexts[language];
  const label = editorTexts[language].questionTitle({ seqName: `Q${place}` });
  const inCard = card(page, place);
  const editor = inCard.getByRole('textbox', { name: label, exact: true }).and(page.locator('[contenteditable=true]'));
  await inCard.click({ position: { x: 60, y: 8 } });
  await inCard.getByLabel(label).last().click();
  if ((await editor.count()) === 0) await inCard.getByRole('button', { name: t.open, exact: true }).first().click();
  await expect(page.getByRole('toolbar', { name: t.toolbar })).toBeVisible();
  return editor;
}

export const saved = (page: Page) => page.locator('[data-saving=saved]').waitFor();
