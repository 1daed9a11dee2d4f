import type { Locator, Page } from '@playwright/test';
import { typeTexts } from '@wenshu/question-types/type-texts';
import { createSurveyTexts } from '@wenshu/texts/design/create-survey';
import { questionnaireTexts } from '@wenshu/texts/design/questionnaires';
import { DESKTOP, expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';

test('a template becomes a questionnaire, goes into the recycle bin and comes back (S1.12, P4.32, S4.40) @phone', async ({
  creator,
  language,
}) => {
  const page = creator;
  const start = createSurveyTexts[language];
  const list = questionnaireTexts[language];
  // A second try meets what the first one left behind.
  const name = `${language === 'zh' ? '回收站之旅' : 'Journey to the bin'} ${Date.now()}`;

  await test.step('begin with a template', async () => {
    // /home sends a signed-in person to the desktop.
    await page.goto('/home');
    await page.waitForURL(/workSpace-desktop/);
    await page.getByRole('button', { name: list.create }).click();
    await page.getByText(start.way.template.title, { exact: true }).click();
    await page.getByRole('textbox', { name: start.searchTemplates }).fill('nps');
    const title = language === 'zh' ? '净推荐值（NPS）调查' : 'Net promoter score (NPS)';
    await page.getByRole('button', { name: `${start.preview} ${title}` }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('listitem').first()).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('textbox', { name: list.name }).fill(name);
    await dialog.getByRole('button', { name: start.useTemplate }).click();
    await page.waitForURL(/\/survey\/create\/edit\?scrollId=/);
    await expect(page.getByRole('article')).toHaveCount(7);
    await expect(page.getByText(typeTexts[language].names.nps).first()).toBeAttached();
  });

  await test.step('delete it into the bin from the list, which is there beside the tiles (P2.80) with its columns (P3.32, S3.83, S3.6)', async () => {
    await page.goto(DESKTOP);
    // Tiles until somebody likes the list better.
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    await page.getByRole('button', { name: list.list, exact: true }).click();
    await expect(page.getByRole('article')).toHaveCount(0);
    // Name, label, status, collected copies and time of change; besides, the ID and the time of creation.
    const { name: task, labels, status, collected, updateTime, id, createTime, actions } = list.columns;
    const columns = [task, labels, status, collected, updateTime, id, createTime, actions];
    // On a phone every row says its columns' names itself; the heading is still in the page.
    await expect(page.locator('thead th')).toHaveText(columns);
    await page.getByRole('textbox', { name: list.search }).fill(name);
    await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(1);
    await expect(page.getByRole('status').filter({ hasText: list.found({ count: 1 }) })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    const remove = page.getByRole('menuitem', { name: list.remove });
    const open = () => page.getByRole('button', { name: list.more({ name }) }).click();
    await expectStill(page, open, remove);
    await remove.click();
    await expect(page.getByRole('dialog')).toContainText(list.removeText({ count: 0 }));
    await page.getByRole('dialog').getByRole('button', { name: list.remove, exact: true }).click();
    await expect(page.getByText(list.nothingFound)).toBeVisible();
  });

  await test.step('restore it', async () => {
    await page.getByRole('tab', { name: list.bin }).click();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await page.getByRole('button', { name: `${list.restore} ${name}` }).click();
    await expect(page.getByText(list.restored, { exact: true })).toBeVisible();
    await page.getByRole('tab', { name: list.title }).click();
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  });
});

/** What opens stands at once where it stays: a tap while it comes in is for what is seen there. */
async function expectStill(page: Page, open: () => Promise<void>, entry: Locator): Promise<void> {
  const clock = await page.context().newCDPSession(page);
  await clock.send('Animation.enable');
  await clock.send('Animation.setPlaybackRate', { playbackRate: 0.02 });
  await open();
  await entry.waitFor();
  const coming = await entry.boundingBox();
  await clock.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  expect(await entry.boundingBox()).toEqual(coming);
  await clock.detach();
}
