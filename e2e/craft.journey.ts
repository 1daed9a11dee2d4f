import { craftTexts } from '@wenshu/texts/design/craft';
import { craftOpenTexts } from '@wenshu/texts/design/craft-open';
import { createScreenTexts } from '@wenshu/texts/design/create-screens';
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';
import { openSurvey, saved } from './support/open-survey.ts';

const surveys = {
  zh: [
    { type: 'single-choice', title: '您的年龄是？', items: ['18岁以下', '18–25岁', '25–35岁', '36岁及以上'] },
    { type: 'single-choice', title: '和大多数邻居一样，您支持加装电梯吗？', items: ['支持', '不支持', '无所谓'] },
    {
      type: 'multiple-choice',
      title: '您喝过哪些饮料？',
      items: ['海风', '山泉', '云杉', '白鹭', '青禾', '晨光', '远帆', '松涛', '其他', '都没有喝过'],
    },
  ],
  en: [
    { type: 'single-choice', title: 'How old are you?', items: ['Under 18', '18–25', '25–35', '36 or older'] },
    {
      type: 'single-choice',
      title: 'Like most of your neighbours, do you support a lift?',
      items: ['Yes', 'No', 'Not sure'],
    },
    {
      type: 'multiple-choice',
      title: 'Which have you had?',
      items: ['Tide', 'Brook', 'Spruce', 'Heron', 'Barley', 'Dawn', 'Sail', 'Pine', 'Another one', 'None of these'],
    },
  ],
};

test('three faults are seen, one is mended and the mend undone, one is left until it is taken back', async ({
  creator: page,
  language,
  isMobile,
}, info) => {
  const t = craftTexts[language];
  await openSurvey(page, surveys[language]);
  const open = async () => {
    const name = craftOpenTexts[language].open;
    if (isMobile) {
      await page.getByRole('button', { name: createScreenTexts[language].more }).click();
      await page.getByRole('menuitem', { name }).click();
    } else await page.getByRole('button', { name }).click();
  };
  const drawer = page.getByRole('dialog', { name: t.title });
  const finding = (rule: string) => drawer.locator(`[data-rule="${rule}"]`);

  await test.step('each stands at its question, with why and how', async () => {
    await open();
    await expect(drawer.getByRole('status')).toHaveText(t.count({ count: 3 }));
    await expect(finding('options-overlap')).toContainText(t.rules['options-overlap'].why);
    await expect(finding('leading')).toContainText(t.rules.leading.how);
    await expect(finding('order-effect')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await page.screenshot({ path: info.outputPath('opened.png') });
  });

  await test.step('a mend is one edit: the finding goes, and comes back with undo', async () => {
    await finding('options-overlap').getByRole('button', { name: t.mends['part-ranges'] }).click();
    await expect(finding('options-overlap')).toHaveCount(0);
    await saved(page);
    await page.screenshot({ path: info.outputPath('mended.png') });
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(page.getByRole('article').first()).toContainText('18–24');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(page.getByRole('article').first()).toContainText('18–25');
    await saved(page);
    await open();
    await expect(finding('options-overlap')).toBeVisible();
  });

  await test.step('what is left stays left after a reload, and can be taken back', async () => {
    await finding('leading')
      .getByRole('button', { name: t.leaveOf({ name: t.rules.leading.name }) })
      .click();
    await expect(drawer.getByRole('status')).toHaveText(t.count({ count: 2 }));
    await page.reload();
    await open();
    await expect(drawer.getByRole('status')).toHaveText(t.count({ count: 2 }));
    await expect(finding('leading')).toHaveCount(0);
    await drawer.getByRole('button', { name: t.showLeft }).click();
    await finding('leading').getByRole('button').click();
    await expect(drawer.getByRole('status')).toHaveText(t.count({ count: 3 }));
  });
});
