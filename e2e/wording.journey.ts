import { createScreenTexts } from '@wenshu/texts/design/create-screens';
import { canvasTexts } from '@wenshu/texts/design/editor-canvas';
import { wordingTexts } from '@wenshu/texts/design/wording';
import { helperTexts } from '@wenshu/texts/people/helper';
import { address, expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';
import { newPerson } from './support/new-person.ts';
import { card, saved } from './support/open-survey.ts';
import { designSurvey, signedInCalls } from './support/survey-maker.ts';

test('other words for a question and options for it are asked for, taken and undone, by the house and by a model @wide', async ({
  newVisitor,
  language,
}, info) => {
  const t = wordingTexts[language];
  const helper = helperTexts[language];
  const phone = await newPerson('Wording');
  const creator = await newVisitor(phone);
  const long = {
    zh: '您好，麻烦您请告诉我们您的性别是什么呢？',
    en: 'Hello, could you please kindly tell us how old you are?',
  };
  const short = { zh: '您的性别是什么？', en: 'How old are you?' }[language];
  const fresh = { zh: ['选项 1', '选项 2'], en: ['Option 1', 'Option 2'] }[language];
  const questions = [{ type: 'single-choice', title: long[language], items: fresh }];
  const scrollId = await designSurvey(await signedInCalls(address(), phone), `Words ${Date.now()}`, questions);
  await creator.goto(`/survey/create/edit?scrollId=${scrollId}`);
  await creator.getByRole('article').first().waitFor();
  const asked = card(creator, 1);
  const box = asked.getByRole('region', { name: t.regionOf({ name: 'Q1' }) });
  const choose = async (item: string) => {
    await asked.click({ position: { x: 60, y: 8 } });
    await asked.getByRole('button', { name: `${canvasTexts[language].more} Q1` }).click();
    await creator.getByRole('menuitem', { name: item }).click();
  };

  await test.step('the house shortens it, says who did it, and undoing brings the old words back', async () => {
    await choose(t.shorten);
    await expect(box).toContainText(helper.byHouse);
    await expectAccessible(creator);
    await expectNoSidewaysScrolling(creator);
    await box.getByRole('button', { name: t.takeOf({ name: short }) }).click();
    await expect(asked).toHaveAccessibleName(`Q1 ${short}`);
    await saved(creator);
    await creator.keyboard.press('Control+z');
    await expect(asked).toHaveAccessibleName(`Q1 ${long[language]}`);
  });

  await test.step('options by the words of the title take the place of fresh ones', async () => {
    await asked.getByRole('button', { name: t.options }).click();
    await box.getByRole('button').filter({ hasText: /./ }).last().waitFor();
    await box.getByRole('listitem').first().getByRole('button').click();
    const last = { zh: '不便透露', en: '65 or over' }[language];
    await expect(
      asked
        .getByText(last)
        .or(asked.locator('textarea, input').filter({ hasText: last }))
        .first(),
    ).toBeVisible();
    await saved(creator);
  });

  await test.step('a model is asked only after one has seen what would leave', async () => {
    await choose(t.rephrase);
    await expect(box).toContainText(helper.because['not-agreed']);
    await box.getByRole('button', { name: helper.see }).click();
    const dialog = creator.getByRole('dialog', { name: helper.agree.title });
    await expect(dialog).toContainText(long[language]);
    await expectAccessible(creator);
    await dialog.getByRole('button', { name: helper.agree.submit }).click();
    await expect(box).toContainText(helper.byModel({ model: 'talking-1' }));
    await box.getByRole('listitem').first().getByRole('button').click();
    await expect(asked).toHaveAccessibleName(/换个问法/);
    await saved(creator);
  });

  await test.step('a name for the variable is proposed, changed and taken, and undoing brings the number back', async () => {
    await creator.getByRole('button', { name: createScreenTexts[language].more, exact: true }).click();
    await creator.getByRole('menuitem', { name: t.names.open }).click();
    const dialog = creator.getByRole('dialog', { name: t.names.open });
    const field = dialog.getByRole('textbox', { name: t.names.nameOf({ name: 'Q1' }) });
    await expect(field).not.toHaveValue('');
    await field.fill('who_asked');
    await expectAccessible(creator);
    await creator.screenshot({ path: info.outputPath('names.png') });
    await dialog.getByRole('button', { name: t.names.submit({ count: 1 }) }).click();
    await expect(creator.getByRole('article').first()).toHaveAccessibleName(/^who_asked/);
    await saved(creator);
    await creator.keyboard.press('Control+z');
    await expect(creator.getByRole('article').first()).toHaveAccessibleName(/^Q1/);
  });
});
