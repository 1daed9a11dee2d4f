import { questionnaireTexts } from '@wenshu/texts/design/questionnaires';
import { workspaceTexts } from '@wenshu/texts/design/workspace';
import { messageScreenTexts } from '@wenshu/texts/people/message-screen';
import { withDatabase } from './support/database.ts';
import { DESKTOP, expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';
import { newPerson } from './support/new-person.ts';

test('somebody new is shown around once, and has messages sent to a mailbox that they show to be theirs @phone', async ({
  newVisitor,
  language,
}) => {
  const { tour } = workspaceTexts[language].desktop;
  const { create } = questionnaireTexts[language];
  const page = await newVisitor(await newPerson('Wang', { isToured: false }));

  await test.step('three steps, by keys', async () => {
    await page.goto(DESKTOP);
    const card = page.getByRole('dialog', { name: tour.create.title });
    await expect(card).toBeVisible();
    await expect(page.getByRole('heading', { name: tour.create.title })).toBeFocused();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: tour.path.title })).toBeFocused();
    await page.getByRole('button', { name: tour.next }).click();
    await expect(page.getByRole('heading', { name: tour.messages.title })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('button', { name: create })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  const t = messageScreenTexts[language];
  const email = `wang${Date.now()}@example.cn`;
  await test.step('messages by mail: the mailbox is shown to be theirs', async () => {
    await page.goto('/message-history');
    await page.getByRole('button', { name: t.mail.open }).click();
    const dialog = page.getByRole('dialog', { name: t.mail.title });
    await dialog.getByRole('switch', { name: t.mail.switch }).click();
    await dialog.getByLabel(t.mail.email).fill(email);
    await dialog.getByRole('checkbox', { name: t.filters['file-ready'] }).check();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await dialog.getByRole('button', { name: t.mail.next }).click();
    await dialog.getByLabel(t.mail.code).fill(await newestMail(email, /\d{6}/));
    await dialog.getByRole('button', { name: t.mail.confirm }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: t.mail.open }).click();
    await expect(dialog.getByRole('switch', { name: t.mail.switch })).toBeChecked();
    await expect(dialog.getByLabel(t.mail.email)).toHaveValue(email);
    await expect(dialog.getByRole('checkbox', { name: t.filters['file-ready'] })).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: t.filters['quota-full'] })).not.toBeChecked();
  });
});

async function newestMail(to: string, pattern: RegExp): Promise<string> {
  let found = '';
  await expect(async () => {
    const body = await withDatabase(async client => {
      const { rows } = await client.query<{ body: string }>(
        'select body from outbox_message where recipient = $1 order by id desc limit 1',
        [to],
      );
      return rows[0]?.body ?? '';
    });
    found = pattern.exec(body)?.[0] ?? '';
    expect(found).not.toBe('');
  }).toPass();
  return found;
}
