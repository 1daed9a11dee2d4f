import type { Page } from '@playwright/test';
import { answeringTexts } from '@wenshu/texts/answering';
import { createScreenTexts } from '@wenshu/texts/design/create-screens';
import { createSurveyTexts } from '@wenshu/texts/design/create-survey';
import { draftingTexts } from '@wenshu/texts/design/drafting/drafting';
import { revisionTexts } from '@wenshu/texts/design/drafting/revision';
import { revisionOpenTexts } from '@wenshu/texts/design/drafting/revision-open';
import { questionnaireTexts } from '@wenshu/texts/design/questionnaires';
import { helperTexts } from '@wenshu/texts/people/helper';
import { cardNames } from './support/editor.ts';
import { address, expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';
import { newPerson } from './support/new-person.ts';
import { saved } from './support/open-survey.ts';
import { publishSurvey, signedInCalls } from './support/survey-maker.ts';

const brief = {
  zh: '培训结束后给员工发一份匿名问卷，了解内容、讲师和难度，最多4道题。',
  en: 'Anonymous survey for staff after a training: content, trainer and level of difficulty. At most 4 questions.',
};
const wishes = {
  zh: ['加上NPS', '问问午餐', '删除第1题'],
  en: ['add NPS', 'ask about lunch', 'remove question 1'],
};

test('a description becomes a draft, three wishes change it, one is taken back, the questionnaire is changed by words once more, published and answered (S1.13)', async ({
  newVisitor,
  language,
  isMobile,
}, info) => {
  const t = draftingTexts[language];
  const phone = await newPerson('Drafting');
  const page = await newVisitor(phone);
  const outline = page.getByRole('region', { name: t.outline, exact: true });
  const titles = () => outline.locator('ol > li > p:first-child').allTextContents();

  await test.step('it is one of the ways to begin, and says what it read and why it asks', async () => {
    await page.goto('/team/create-survey');
    await page
      .getByRole('radio', { name: new RegExp(createSurveyTexts[language].way.describe.title) })
      .check({ force: true });
    await expectAccessible(page);
    await page.getByRole('textbox', { name: t.describe }).fill(brief[language]);
    await page.getByRole('button', { name: t.begin, exact: true }).click();
    await page.waitForURL(/\/survey\/AIImport\?draft=/);
    await expect(outline).toBeVisible();
    expect((await titles()).length).toBe(4);
    await expect(page.getByRole('region', { name: t.facts, exact: true })).toContainText(t.fact.anonymous);
    await expect(page.getByText(helperTexts[language].byHouse)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
  });

  const wish = async (words: string, count: number) => {
    await page.getByRole('textbox', { name: t.wish }).fill(words);
    await page.getByRole('button', { name: t.send, exact: true }).click();
    await expect(page.getByRole('list', { name: t.said }).getByRole('listitem')).toHaveCount(count);
  };

  await test.step('three wishes change it, and one is taken back', async () => {
    const [add, ask, remove] = wishes[language];
    await wish(add!, 2);
    await wish(ask!, 3);
    const added = await titles();
    await wish(remove!, 4);
    expect(await titles()).toHaveLength(added.length - 1);
    await page.getByRole('button', { name: t.undo, exact: true }).click();
    await expect.poll(titles).toEqual(added);
  });

  await test.step('it survives a reload, and is worded by hand', async () => {
    await page.reload();
    await page.getByRole('button', { name: t.wordsOf({ name: t.number({ count: 1 }) }) }).click();
    const dialog = page.getByRole('dialog', { name: t.wordsDialog.title });
    await expectAccessible(page);
    await dialog.getByRole('textbox', { name: t.wordsDialog.question }).fill('A question of my own?');
    await dialog.getByRole('button', { name: t.wordsDialog.save, exact: true }).click();
    await expect(outline).toContainText('A question of my own?');
  });

  let scrollId = '';
  await test.step('the questionnaire is made of it', async () => {
    await page.getByRole('textbox', { name: questionnaireTexts[language].name }).fill(`Draft ${Date.now()}`);
    await page.getByRole('button', { name: t.make, exact: true }).click();
    await page.waitForURL(/\/survey\/create\/edit\?scrollId=/);
    scrollId = new URL(page.url()).searchParams.get('scrollId') ?? '';
    await expect.poll(async () => (await cardNames(page)).join()).toContain('A question of my own?');
  });

  await test.step('in the editor the same is done by words: shown first, accepted as one step, and undone', async () => {
    const words = revisionTexts[language];
    const before = await cardNames(page);
    await openRevision(page, language, isMobile);
    const drawer = page.getByRole('dialog', { name: words.title });
    await drawer.getByRole('textbox', { name: words.wish }).fill(wishes[language][2]!);
    await drawer.getByRole('button', { name: words.send, exact: true }).click();
    await expect(drawer.getByRole('region', { name: words.proposed })).toContainText(words.parts.removes);
    expect(await cardNames(page)).toEqual(before);
    await page.screenshot({ path: info.outputPath('proposed.png') });
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await drawer.getByRole('button', { name: words.accept, exact: true }).click();
    await expect.poll(() => cardNames(page)).toHaveLength(before.length - 1);
    await saved(page);
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => cardNames(page)).toEqual(before);
    await saved(page);
  });

  await test.step('it is published and answered', async () => {
    const path = await publishSurvey(await signedInCalls(address(), phone), scrollId);
    await page.goto(`${path}?lang=${language}`);
    await answerAll(page, answeringTexts[language]);
  });
});

/** In the bar where there is room, else in the menu beside it. */
async function openRevision(page: Page, language: 'zh' | 'en', isMobile: boolean): Promise<void> {
  const name = revisionOpenTexts[language].open;
  if (!isMobile) return page.getByRole('button', { name }).click();
  await page.getByRole('button', { name: createScreenTexts[language].more }).click();
  await page.getByRole('menuitem', { name }).click();
}

/** The first answer to everything, page by page. */
async function answerAll(page: Page, views: (typeof answeringTexts)['zh' | 'en']): Promise<void> {
  const next = page.getByRole('button', { name: views.next, exact: true });
  const submit = page.getByRole('button', { name: views.submit, exact: true });
  for (let turn = 0; turn < 8; turn++) {
    await expect(next.or(submit).first()).toBeVisible();
    for (const group of await page.getByRole('radiogroup').all())
      await group.getByRole('radio').first().check({ force: true });
    for (const row of await page.locator('tbody tr').all()) {
      const radio = row.getByRole('radio').first();
      if ((await radio.count()) > 0) await radio.check({ force: true });
    }
    for (const box of await page.getByRole('checkbox').all())
      if (await box.isVisible()) await box.check({ force: true }).catch(() => {});
    const isLast = await submit.isVisible();
    await (isLast ? submit : next).click();
    if (isLast) break;
  }
  await expect(submit).toHaveCount(0);
}
