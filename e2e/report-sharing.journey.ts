import type { Page } from '@playwright/test';
import { reportReadingTexts } from '@wenshu/texts/findings/report-reading';
import { reportScreenTexts } from '@wenshu/texts/findings/report-screen';
import { reportShareTexts } from '@wenshu/texts/findings/report-share';
import { press } from './support/cross-survey.ts';
import { publishDrinks } from './support/drink-survey.ts';
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';

const PASSWORD = '20261116';
/** The first numbers of a survey take a while on a busy machine. */
const patient = { timeout: 60_000 };

test('a report is made at a click from ten samples on, shared with a password, moves with the answers, and is withdrawn (P1.8, P2.23, S2.17, S2.27, S2.28, S5.20, S5.109, S6.8, S8.27) @wide', async ({
  creator: page,
  newVisitor,
  language,
}) => {
  const t = reportScreenTexts[language];
  const shared = reportReadingTexts[language].shared;
  const dialogWords = reportShareTexts[language];
  const { scrollId, answer } = await publishDrinks();
  for (let tea = 0; tea < 9; tea++) await answer(1);
  await page.goto(`/survey/report?scrollId=${scrollId}`);
  await expect(page.getByRole('heading', { name: t.auto.tooFew({ needed: 10 }) })).toBeVisible(patient);
  await answer(2);
  await page.reload();
  await press(page, t.auto.make);
  await expect(page.getByRole('cell', { name: '90.0%' })).toBeVisible(patient);
  await expectAccessible(page);

  // Shared as it goes on in the builder, with a password.
  await press(page, t.auto.goOn);
  await expect(page.getByRole('textbox', { name: t.bar.name })).toBeVisible(patient);
  await page.getByRole('button', { name: dialogWords.share, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: dialogWords.titleReport });
  await dialog.getByRole('textbox', { name: dialogWords.password }).fill('123');
  await expect(dialog.getByText(dialogWords.passwordWrong)).toBeVisible();
  await dialog.getByRole('textbox', { name: dialogWords.password }).fill(PASSWORD);
  await press(dialog, dialogWords.create);
  const address = (await dialog.getByRole('link').getAttribute('href'))!;

  // Somebody outside: the wrong password, the right one, and all pages in one column on a phone.
  const reader = await newVisitor();
  await reader.goto(address);
  await enter(reader, '11112222');
  await expect(reader.getByRole('textbox', { name: shared.password })).toHaveAttribute('aria-invalid', 'true');
  await enter(reader, PASSWORD);
  const numbers = reader.getByRole('cell');
  await expect(numbers.filter({ hasText: '90.0%' })).toBeVisible();
  await expectAccessible(reader);
  await reader.setViewportSize({ width: 390, height: 844 });
  await reader.reload();
  await expect(numbers.filter({ hasText: '90.0%' })).toBeVisible();
  await expectNoSidewaysScrolling(reader);

  // An answer comes, and the report moves.
  for (let coffee = 0; coffee < 8; coffee++) await answer(2);
  await press(reader, shared.refresh);
  await expect(numbers.filter({ hasText: '50.0%' }).first()).toBeVisible();

  // Withdrawn, it is over, also for whoever has it open.
  await press(dialog, dialogWords.withdraw);
  await page
    .getByRole('alertdialog')
    .or(page.locator('dialog[open]'))
    .getByRole('button', { name: dialogWords.withdraw })
    .click();
  await expect(page.getByText(dialogWords.withdrawn, { exact: true })).toBeVisible();
  await press(reader, shared.refresh);
  await expect(reader.getByText(shared.refusedText)).toBeVisible();

  async function enter(who: Page, password: string) {
    await who.getByRole('textbox', { name: shared.password }).fill(password);
    await press(who, shared.enter);
  }
});
