import type { Page } from '@playwright/test';
import { linkCalls } from '@wenshu/api-contract';
import { answeringTexts } from '@wenshu/texts/answering';
import { answerGateTexts } from '@wenshu/texts/collect/answer-gates';
import { configTexts } from '@wenshu/texts/design/config';
import { createScreenTexts } from '@wenshu/texts/design/create-screens';
import { editorTexts } from '@wenshu/texts/design/editor';
import { editorLogicTexts } from '@wenshu/texts/design/editor-logic';
import { editorTogetherTexts } from '@wenshu/texts/design/editor-together';
import { languageTexts } from '@wenshu/texts/design/languages';
import { quotaTexts } from '@wenshu/texts/design/quota';
import { skinTexts } from '@wenshu/texts/design/skin';
import { translatingTexts } from '@wenshu/texts/design/translating';
import { unpublishedTexts } from '@wenshu/texts/design/unpublished';
import { viewQuestionTexts } from '@wenshu/texts/design/view-question';
import { pasteInto, publishAnyway } from './support/editor.ts';
import { address, expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';
import { greenPoint } from './support/sample-files.ts';
import { designSurvey, signedInCalls } from './support/survey-maker.ts';

const REQUIRED = { 20001: true };
const QUESTIONS = [
  { type: 'single-choice', title: 'Gender', items: ['Woman', 'Man'], settings: REQUIRED },
  { type: 'single-choice', title: 'Age', items: ['Young', 'Old'], settings: REQUIRED },
];
const PASSWORD = 'abcd1234';

async function expectSound(page: Page, leaveOut?: string): Promise<void> {
  // A tooltip under the resting pointer stands outside every landmark.
  await page.mouse.move(0, 0);
  await expectAccessible(page, leaveOut);
  await expectNoSidewaysScrolling(page);
}

test('a cross quota, a password, a theme with its end page and a second language are set up, published and met @wide', async ({
  creator,
  newVisitor,
  language,
}) => {
  const call = await signedInCalls(address());
  const scrollId = await designSurvey(call, `Screens ${Date.now()}`, QUESTIONS);
  const t = editorTexts[language];
  const answering = answeringTexts[language];
  const open = (path: string, more = '') => creator.goto(`${path}?scrollId=${scrollId}${more}`);
  const button = (name: string | RegExp) => creator.getByRole('button', { name, exact: typeof name === 'string' });
  const saved = creator.getByRole('status').and(creator.locator('[data-saving=saved]'));
  const quota = quotaTexts[language];
  const size = (name: string) => creator.getByRole('textbox', { name: quota.sizeOf({ name }), exact: true });

  await test.step('a cross quota is laid out as a table, pasted from a sheet and added up (S2.4, S2.43)', async () => {
    await open('/survey/create/quota');
    await button(quota.add).click();
    await creator.getByRole('radio', { name: quota.kinds.cross }).check();
    await creator.getByRole('combobox', { name: quota.axes }).click();
    await creator.getByTitle('Q1 Gender').click();
    await creator.getByTitle('Q2 Age').click();
    // A click beside the list closes it; Escape would close the dialog if the list is closed already.
    await creator.getByRole('radio', { name: quota.kinds.cross }).click({ force: true });
    await expectAccessible(creator);
    await button(quota.create).click();
    await pasteInto(size('Woman × Young'), '1\t20\n30\t40');
    await expect(size('Man × Old')).toHaveValue('40');
    await expect(creator.getByRole('row', { name: /Woman/ }).getByRole('cell').last()).toHaveText('21');
    await saved.waitFor();
    await button(new RegExp(`^${t.undo}`)).click();
    await expect(size('Man × Old')).toHaveValue('');
    await button(new RegExp(`^${t.redo}`)).click();
    await expect(size('Man × Old')).toHaveValue('40');
    // A size of 0 says "no limit", so a cell that wants nobody is closed.
    await button(quota.closeOf({ name: 'Man × Young' })).click();
    await expect(button(quota.closedOf({ name: 'Man × Young' }))).toHaveAttribute('aria-pressed', 'true');
    await saved.waitFor();
  });

  await test.step('a password ticks off its rules, and holds at once (S2.5)', async () => {
    const { access } = configTexts[language];
    await open('/survey/create/config');
    await button(access.set).click();
    const field = creator.getByRole('textbox', { name: access.password });
    await field.fill('12345678');
    await expect(button(access.save)).toBeDisabled();
    await field.fill(PASSWORD);
    await expectSound(creator);
    await button(access.save).click();
    await expect(creator.getByText(access.isSet)).toBeVisible();
  });

  await test.step('theme, header, cover and an end page are seen beside as respondents will see them (S2.6, S2.41)', async () => {
    const { theme, endPages, preview, pictures, cover } = skinTexts[language];
    await open('/survey/create/skin');
    await creator.getByRole('radio', { name: theme.names.plum }).check({ force: true });
    const frame = creator.frameLocator(`iframe[title="${preview.frame}"]`);
    await expect(frame.locator('html')).toHaveAttribute('data-theme', 'plum');
    await expect(frame.getByText('Gender')).toBeVisible();
    // S3.3 and S3.4: each place says which size it wants.
    for (const [width, height] of [
      [1200, 300],
      [750, 500],
      [780, 654],
      [750, 1624],
    ] as const)
      await expect(creator.getByText(pictures.size({ width, height }), { exact: true }).first()).toBeVisible();
    await creator
      .locator(`input[type=file][aria-label="${pictures.headerDesktop}"]`)
      .setInputFiles({ name: 'head.png', mimeType: 'image/png', buffer: greenPoint });
    await expect(creator.getByRole('img', { name: pictures.headerDesktop })).toBeVisible();
    const coverSwitch = creator.getByRole('switch', { name: cover.isShown });
    await coverSwitch.click();
    await creator.getByRole('complementary', { name: preview.title }).getByText(preview.cover, { exact: true }).click();
    await expect(frame.getByRole('button', { name: cover.buttonDefault })).toBeVisible();
    // Respondents of this journey begin with the questions.
    await coverSwitch.click();
    const name = `${endPages.outcomes.finished} ${endPages.text}`;
    await button(new RegExp(name)).click();
    await creator.getByRole('textbox', { name }).fill('Vielen Dank!');
    await creator.getByRole('heading', { name: endPages.title }).click();
    await saved.waitFor();
    // The answering page in the frame has a journey of its own.
    await expectSound(creator, 'iframe');
  });

  await test.step('a second language stands beside the first, with what is missing (S2.44)', async () => {
    const words = languageTexts[language];
    await open('/survey/create/config', '&view=languages');
    await button(words.add).click();
    await creator.getByRole('combobox', { name: words.choose }).fill('English');
    await creator.getByTitle(/^English( · .*)? \(en\)$/).click();
    await creator.getByRole('dialog').getByRole('button', { name: words.add }).click();
    const place = `Q1 ${words.fields.title}`;
    await creator.getByRole('textbox', { name: words.translate({ place }) }).fill('Your gender');
    await creator.getByRole('button', { name: new RegExp(`^${translatingTexts[language].states.missing}`) }).click();
    await expect(creator.getByRole('textbox', { name: words.translate({ place }) })).toHaveCount(0);
    await saved.waitFor();
    await expectSound(creator);
  });

  await button(t.publish).click();
  // The survey is translated in part only.
  await publishAnyway(creator, language);
  await expect(button(t.suspend)).toBeVisible();
  // Who published it oneself is not told that somebody else did.
  await expect(creator.getByText(editorTogetherTexts[language].access.published)).toHaveCount(0);
  const { linkCode } = await call(linkCalls.create, { scrollId });

  const answer = async (wanted: string, gender = 'Woman') => {
    const page = await newVisitor();
    await page.goto(`/s/${linkCode}?lang=${language}`);
    const { password } = answerGateTexts[language];
    await page.getByRole('textbox', { name: password.label, exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: password.submit }).click();
    await expect(page.getByText(language === 'en' ? 'Your gender' : 'Gender').first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'plum');
    await page.getByRole('radio', { name: gender, exact: true }).check();
    await page.getByRole('radio', { name: 'Young' }).check();
    await page.getByRole('button', { name: answering.submit }).click();
    await expect(page.getByText(wanted)).toBeVisible();
  };

  await test.step('respondents meet all of it, the second one a full cell, and the third one a closed cell', async () => {
    await answer('Vielen Dank!');
    await answer(answering.outcomes['quota-full'].text);
    await answer(answering.outcomes['quota-full'].text, 'Man');
  });

  await test.step('while it collects the editor is locked to be seen: questions are selected, logic is read, the way out stays in sight', async () => {
    const screens = createScreenTexts[language];
    await open('/survey/create/edit');
    const card = creator.getByRole('article').first();
    await card.getByText('Gender', { exact: true }).click();
    await expect(card).toHaveAttribute('aria-current', 'true');
    await expect(card.getByRole('textbox')).toHaveCount(0);
    const remove = button(`${t.remove} Q1`);
    await expect(remove).toHaveAttribute('aria-disabled', 'true');
    await expect(remove).toHaveAccessibleDescription(screens.structureLocked);
    await remove.click({ force: true });
    await expect(creator.getByRole('article', { name: 'Q1 Gender' })).toBeVisible();
    await button(editorLogicTexts[language].openOf({ name: 'Q1', count: 0 })).click();
    const logic = creator.getByRole('dialog', { name: editorLogicTexts[language].title });
    await expect(logic.getByText(screens.lock.collecting)).toBeVisible();
    await expect(logic.getByRole('button', { name: editorLogicTexts[language].kindHints.jump })).toHaveCount(0);
    await creator.keyboard.press('Escape');
    await creator.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(button(screens.suspendToEdit)).toBeInViewport();
    await expectSound(creator);
  });

  await test.step('the creator sees the counts, and makes room while collecting', async () => {
    await open('/survey/create/quota');
    await expect(creator.getByRole('table').getByText(quota.fullTag, { exact: true })).toBeVisible();
    await size('Woman × Young').fill('2');
    await size('Woman × Young').press('Enter');
    await expect(creator.getByText(quota.count({ count: 1, size: '2' }))).toBeVisible();
    await answer('Vielen Dank!');
    await expectSound(creator);
  });

  await test.step('the whole questionnaire can be read (P2.22, S2.26)', async () => {
    await open('/view-question');
    await expect(creator.getByRole('heading', { name: 'Age', exact: true })).toBeVisible();
    await expect(creator.getByText(viewQuestionTexts[language].endPages)).toBeVisible();
    await expectSound(creator);
  });

  await test.step('editing what is published asks first, and suspends it (S4.3)', async () => {
    const { suspendToEdit } = createScreenTexts[language];
    await open('/survey/create/edit');
    await button(suspendToEdit).click();
    const question = creator.getByRole('dialog', { name: unpublishedTexts[language].ways.title });
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: t.suspendConfirm }).click();
    await expect(button(suspendToEdit)).toBeHidden();
    await creator.getByRole('article').first().getByText('Gender', { exact: true }).click();
    await expect(button(`${t.remove} Q1`)).not.toHaveAttribute('aria-disabled', 'true');
  });
});
