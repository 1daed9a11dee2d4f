import { unsubscribeTexts } from '@wenshu/texts/collect/unsubscribe';
import { errorTexts } from '@wenshu/texts/errors';
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';

test('an unsubscribe page that could not look says nothing; the button says what is wrong, and can be pressed again (P7.80)', async ({
  page,
  language,
}) => {
  const t = unsubscribeTexts[language];
  let tries = 0;
  page.on('request', request => {
    if (request.url().includes('/addEmailUnsubscribe')) tries += 1;
  });
  await page.goto('/email-unsubscribe?codeNum=nobody&encodeEmail=nobody');
  const confirm = page.getByRole('button', { name: t.confirm, exact: true });
  await expect(confirm).toBeVisible();
  await expect(page.getByText(t.failedTitle)).toBeHidden();
  expect(tries).toBe(0);
  await confirm.click();
  await expect(page.getByText(t.failedTitle)).toBeVisible();
  await expect(page.getByText(errorTexts[language].unsubscribeFailed)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await page.getByRole('button', { name: t.again, exact: true }).click();
  await expect.poll(() => tries).toBe(2);
  await expect(page.getByText(t.failedTitle)).toBeVisible();
});
