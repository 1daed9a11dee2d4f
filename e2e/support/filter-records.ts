import { expect, type Page } from '@playwright/test';
import type { Language } from '@wenshu/texts';
import { recordGridTexts } from '@wenshu/texts/findings/record-grid';

/** In raw data: only who chose this option of the question. `look` sees the filter before it is applied. */
export async function filterByChoice(
  page: Page,
  language: Language,
  { question, option }: { readonly question: string; readonly option: string },
  look: () => Promise<void> = async () => {},
): Promise<void> {
  const t = recordGridTexts[language].filter;
  await page.getByRole('button', { name: t.open, exact: true }).click();
  const panel = page.getByRole('dialog', { name: t.title });
  await panel.getByRole('combobox', { name: t.variable }).fill(question);
  await page.keyboard.press('Enter');
  const chosen = panel.getByRole('button', { name: option, exact: true });
  // A tap while the list of variables still closes is that list's: whoever sees nothing happen taps again.
  await expect(async () => {
    if ((await chosen.getAttribute('aria-pressed')) !== 'true') await chosen.click();
    await expect(chosen).toHaveAttribute('aria-pressed', 'true', { timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  await look();
  await panel.getByRole('button', { name: t.apply, exact: true }).click();
}
