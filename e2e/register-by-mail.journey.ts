import { documentTexts } from '@wenshu/texts/people/documents';
import { signInTexts } from '@wenshu/texts/people/sign-in';
import { routeTexts } from '@wenshu/texts/routes';
import { languageOfferTexts } from '@wenshu/texts/shell';
import { withDatabase } from './support/database.ts';
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';
import { operate } from './support/operate.ts';
import { mailsTo } from './support/outbox.ts';
import { dragSlider, fillNewcomer, fillPassword } from './support/sms.ts';

const PASSWORD = 'Wenshu2026';

async function linkTo(email: string, mails: number): Promise<string> {
  await expect.poll(async () => (await mailsTo(email)).length).toBe(mails);
  const { body } = (await mailsTo(email)).at(-1)!;
  return new URL(/https?:\/\/\S+/.exec(body)![0]).href.replace(/^https?:\/\/[^/]+/, '');
}

test('somebody registers by e-mail, leaves, gets a new password by mail, and is asked for a yes that was taken back @phone', async ({
  page,
  language,
}) => {
  const [t, documents] = [signInTexts[language], documentTexts[language]];
  const email = `ann.${Date.now()}@example.com`;
  const emailField = page.getByRole('textbox', { name: t.email, exact: true });
  const send = page.getByRole('button', { name: t.mail.send, exact: true });

  await test.step('nothing is sent to what is no address, nor before the slider', async () => {
    await page.goto('/regist');
    await page.getByRole('tab', { name: t.ways.email }).click();
    await emailField.fill('ann@example');
    await send.click();
    await expect(page.getByText(t.problems.email.wrong)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
  });

  await test.step('a mail leaves, whose link leads to the last step', async () => {
    await emailField.fill(email);
    await dragSlider(page, language);
    await expect(async () => {
      if (await send.isVisible()) await send.click();
      await expect(page.getByRole('heading', { name: t.mail.sentTitle({ email }) })).toBeFocused({ timeout: 2_500 });
    }).toPass();
    await expectAccessible(page);
    await page.goto(await linkTo(email, 1));
    await expect(page.getByText(email)).toBeVisible();
  });

  await test.step('name, password and a yes make the account; without the yes nothing is sent', async () => {
    const submit = page.getByRole('button', { name: t.register.submit, exact: true });
    await fillPassword(page, t.password, PASSWORD);
    await submit.click();
    await expect(page.getByText(t.problems.name.blank)).toBeVisible();
    await expect(page.getByText(documents.agree.needed)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await fillNewcomer(page, language, 'Ann Lee');
    await submit.click();
    await expect(page.getByText(t.register.success)).toBeVisible();
    await page.waitForURL(/workSpace-desktop/);
  });

  await test.step('the link is used up; a new password comes by another mail', async () => {
    await page.context().clearCookies({ name: /^loginToken/ });
    await page.goto('/resetPass');
    await page.getByRole('tab', { name: t.ways.email }).click();
    await emailField.fill(email);
    await dragSlider(page, language);
    await send.click();
    await expect(page.getByText(t.mail.sentReset)).toBeVisible();
    await page.goto(await linkTo(email, 2));
    await fillPassword(page, t.newPassword, 'Wenshu2027');
    await page.getByRole('button', { name: t.reset.submit, exact: true }).click();
    await page.waitForURL(/workSpace-desktop/);
  });

  await test.step('who has taken their yes back is asked at the next sign-in, and goes on where they were going', async () => {
    await withDatabase(client =>
      client.query(
        `update document_agreement set withdrawn_at = now()
          where person_id = (select id from person where email_key = $1)`,
        [email],
      ),
    );
    await page.context().clearCookies({ name: /^loginToken/ });
    await page.goto('/login?redirect=/team/workSpace/workSpace-project');
    await page.getByRole('textbox', { name: t.account, exact: true }).fill(email.toUpperCase());
    await fillPassword(page, t.password, 'Wenshu2027');
    await page.getByRole('textbox', { name: t.pictureCode, exact: true }).fill('abcd');
    await page.getByRole('button', { name: t.submit, exact: true }).click();
    const box = page.getByRole('dialog', { name: documents.asked.title });
    await expect(box).toBeVisible();
    await expectAccessible(page);
    const yes = box.getByRole('button', { name: documents.asked.yes });
    await yes.click();
    await expect(box).toBeHidden();
    await page.reload();
    await expect(page.getByRole('main')).toBeVisible();
    await expect(box).toBeHidden();
  });
});

test('a browser that prefers English is offered it once, and the choice is kept @phone', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-GB' });
  const page = await context.newPage();
  const { yes, no, text } = languageOfferTexts;
  for (const path of ['/index', '/login', '/regist']) {
    await page.goto(path);
    await expect(page.getByText(text)).toBeVisible();
  }
  await page.getByRole('button', { name: no }).click();
  await expect(page.getByText(text)).toBeHidden();
  await page.goto('/index');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByText(text)).toBeHidden();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await page.getByRole('button', { name: yes }).click();
  await expect(page.getByRole('heading', { name: signInTexts.en.title })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: signInTexts.en.title })).toBeVisible();
  await context.close();
});

test('the footer leads to documents, each only if the server says so (P2.63, P2.64) @wide', async ({
  page,
  language,
}) => {
  const { names, builtIn } = documentTexts[language];
  await page.goto('/index');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: names.terms }).click();
  await expect(page).toHaveURL(/\/service-agreement$/);
  await expect(page.getByText(builtIn)).toBeVisible();
  await expectAccessible(page);
  await footer.getByRole('link', { name: names.privacy }).click();
  await expect(page.getByRole('heading', { name: names.privacy, level: 1 })).toBeVisible();
  // Of the three that have a switch, the manual is what no other journey looks for.
  const manual = footer.getByRole('link', { name: routeTexts[language]['/product-manual'].title });
  await expect(manual).toBeVisible();
  await operate('operator', 'switch', 'manual', 'off');
  await page.reload();
  await expect(footer.getByRole('link', { name: names.privacy })).toBeVisible();
  await expect(manual).toBeHidden();
  await operate('operator', 'switch', 'manual', 'on');
  await page.reload();
  await expect(manual).toBeVisible();
});
