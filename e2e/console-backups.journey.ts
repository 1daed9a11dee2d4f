import { backupsTexts } from '@wenshu/texts/console/backups';
import { consoleTexts } from '@wenshu/texts/console/frame';
import { operatorLogTexts } from '@wenshu/texts/console/operator-log';
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';
import { signInOperator } from './support/sign-in-operator.ts';

test('a backup is taken while everything goes on, read to its end, and both stand in the log', async ({
  newVisitor,
  language,
}) => {
  const [t, frame, log] = [backupsTexts[language], consoleTexts[language], operatorLogTexts[language]];
  const page = await newVisitor();
  await signInOperator(page, 'administrator');
  await page.goto('/operator/backups');
  await page.getByRole('button', { name: t.take, exact: true }).click();
  const line = page.getByRole('row').nth(1);
  await expect(line).toContainText(t.states.done);
  await expect(line).toContainText('.backup.gz');
  // What is under way is drawn pale for the moment.
  await expect(page.locator('.ant-btn-loading')).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await line.getByRole('button').click();
  await expect(line).toContainText(t.checks.whole);
  await page.goto('/operator/log');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(frame.rooms.log);
  for (const action of ['backup.take', 'backup.check'] as const)
    await expect(page.getByRole('row').filter({ hasText: log.actions[action] }).first()).toBeVisible();
});
