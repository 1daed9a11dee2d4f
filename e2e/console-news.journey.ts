import { consoleKitTexts } from '@wenshu/texts/console/kit';
import { newsRoomTexts } from '@wenshu/texts/console/news';
import { withDatabase } from './support/database.ts';
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';
import { signInOperator } from './support/sign-in-operator.ts';

const run = String(Date.now()).slice(-6);

test('a news item is written, previewed, published at a time, and seen on the site then; what a second operator saves meanwhile is not written over', async ({
  newVisitor,
  language,
}) => {
  const [t, kit] = [newsRoomTexts[language], consoleKitTexts[language]];
  const title = `${language === 'zh' ? '秋季版本' : 'Autumn release'} ${run}`;
  const page = await newVisitor();
  const visitor = await newVisitor();
  const colleague = await newVisitor();
  await signInOperator(page, 'content');
  await signInOperator(colleague, 'content');
  const words = page.getByLabel(t.fields.words, { exact: true });

  await test.step('written, it is drawn as the site will draw it, and leaving asks', async () => {
    await page.goto('/operator/news');
    await page.getByRole('link', { name: t.add }).click();
    await page.getByLabel(t.fields.title, { exact: true }).fill(title);
    await page.getByLabel(t.fields.summary, { exact: true }).fill('In short.');
    await words.fill('## Why\n\nBecause **so**.\n\n<script>alert(1)</script>');
    const preview = page.getByRole('region', { name: kit.preview });
    await expect(preview.getByRole('heading', { name: title })).toBeVisible();
    await expect(preview.getByRole('heading', { name: 'Why' })).toBeVisible();
    await expect(preview.locator('strong')).toHaveText('so');
    await page.getByRole('link', { name: kit.back }).click();
    await page.getByRole('button', { name: kit.leave.decline }).click();
    await expect(words).toHaveValue(/Because/);
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await page.getByRole('button', { name: t.save, exact: true }).click();
    await expect(page).toHaveURL(/\?id=\d+$/);
  });

  await test.step('of two who write at once the second is told, and loses nothing', async () => {
    await colleague.goto(page.url());
    await colleague.getByLabel(t.fields.words, { exact: true }).fill('Theirs.');
    await words.fill('## Why\n\nMine.');
    await colleague.getByRole('button', { name: t.save, exact: true }).click();
    await expect(colleague.getByText(kit.unsaved)).toBeHidden();
    await page.getByRole('button', { name: t.save, exact: true }).click();
    await expect(page.getByText(t.conflict({ version: 2 }))).toBeVisible();
    await expect(words).toHaveValue(/Mine/);
    await page.getByRole('button', { name: t.overwrite }).click();
    await expect(page.getByText(kit.unsaved)).toBeHidden();
    await expect(page.getByRole('region', { name: t.versions }).getByText(t.version({ version: 3 }))).toBeVisible();
  });

  await test.step('planned, it is not there before its moment', async () => {
    await page.getByRole('button', { name: t.publish, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(kit.atMoment).check();
    await dialog.getByLabel(kit.moment, { exact: true }).fill(`${new Date().getFullYear() + 1}-01-02T08:30`);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: t.publish, exact: true }).click();
    await expect(page.getByRole('main').getByText(t.states.planned, { exact: true })).toBeVisible();
    await visitor.goto('/news');
    await expect(visitor.getByRole('link', { name: title })).toBeHidden();
  });

  await test.step('and then it is, without anybody doing anything', async () => {
    // Time passes: what was planned for the future was planned for just now.
    await withDatabase(client =>
      client.query(
        `update news_item set publish_at = now() - interval '1 second' where title_zh = $1 or title_en = $1`,
        [title],
      ),
    );
    await visitor.goto('/news');
    await visitor.getByRole('link', { name: title }).click();
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(visitor.getByText('Mine.')).toBeVisible();
  });
});
