import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { signInTexts } from '@wenshu/texts/people/sign-in';
import { socialTexts } from '@wenshu/texts/people/social';
import { AttackedServer } from '../tools/attack/attacked-server.ts';
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';
import { fillPassword, registerSomebody } from './support/sms.ts';

const PASSWORD = 'Wenshu2026';

/** At the provider's own pages: who one is, and yes. */
async function agreeAtProvider(page: Page, login: string): Promise<void> {
  await page.waitForURL(/\/interaction\//);
  await page.locator('input[name=login]').fill(login);
  await page.locator('input[name=password]').fill('any');
  await page.locator('button[type=submit]').click();
  await expect(page.locator('input[name=prompt][value=consent]')).toBeAttached();
  await page.locator('button[type=submit]').click();
}

// A second server on the same database, with an OpenID provider beside it: the platform of the other journeys has none.
test('somebody comes by the company’s own sign-in, binds an account, and is in at once the next time (P2.16, P7.24) @wide', async ({
  page,
  language,
}) => {
  const [t, social] = [signInTexts[language], socialTexts[language]];
  const folder = mkdtempSync(join(tmpdir(), 'wenshu-company-'));
  const server = await AttackedServer.start(process.env.WENSHU_DATABASE!, folder);
  const phone = await registerSomebody(PASSWORD);
  try {
    await test.step('the login page leads to the company, and the company back', async () => {
      await page.goto(`${server.address}/login`);
      const name = new URL(server.vouching.provider.issuer).host;
      const link = page.getByRole('link', { name: social.company({ name }) });
      await expect(link).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScrolling(page);
      await link.click();
      await agreeAtProvider(page, phone);
      await page.waitForURL(/\/weChatRegist$/);
    });
    await test.step('an account is bound', async () => {
      await page.getByRole('tab', { name: social.tabs.bind }).click();
      await page.getByRole('textbox', { name: t.account, exact: true }).fill(phone);
      await fillPassword(page, t.password, PASSWORD);
      await page.getByRole('button', { name: social.bind.submit, exact: true }).click();
      await page.waitForURL(/workSpace-desktop/);
    });
    await test.step('next time the page itself is enough: the company knows them still', async () => {
      await page.context().clearCookies({ name: /^loginToken/ });
      await page.goto(`${server.address}/third_login`);
      await page.waitForURL(/workSpace-desktop/);
    });
    await test.step('who declines there can try again', async () => {
      await page.goto(`${server.address}/third_login?error=access_denied&state=abcdefghijklmnop`);
      await expect(page.getByText(social.third.declined)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: social.third.again }).click();
      await page.waitForURL(/workSpace-desktop/);
    });
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
