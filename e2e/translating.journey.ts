import { languageCalls, questionCalls } from '@wenshu/api-contract';
import { editorTexts } from '@wenshu/texts/design/editor';
import { languageTexts } from '@wenshu/texts/design/languages';
import { translatingTexts } from '@wenshu/texts/design/translating';
import { helperTexts } from '@wenshu/texts/people/helper';
import { address, expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';
import { newPerson } from './support/new-person.ts';
import { saved } from './support/open-survey.ts';
import { type Asked, designSurvey, publishSurvey, questionId, signedInCalls } from './support/survey-maker.ts';

const QUESTIONS: readonly Asked[] = [
  { type: 'single-choice', title: '您的性别是？', items: ['男', '女', '不便透露'] },
  { type: 'single-choice', title: '您对月球基地的食堂满意吗？', items: ['非常满意', '比较满意', '非常不满意'] },
  { type: 'fill-in', title: '您还有什么意见或建议？' },
];

/** Whatever the number is. */
const counted = (words: (of: { count: number }) => string) =>
  new RegExp(`^${words({ count: 99 }).replace('99', '\\d+')}$`);

test('a survey is translated: proposals are accepted, edited and checked, and a changed original is told of (S2.44) @wide', async ({
  newVisitor,
  language,
}, info) => {
  const t = translatingTexts[language];
  const helper = helperTexts[language];
  const words = languageTexts[language];
  const phone = await newPerson('Translating');
  const call = await signedInCalls(address(), phone);
  const scrollId = await designSurvey(call, '食堂调查', QUESTIONS);
  await call(languageCalls.addLanguage, { scrollId, languageId: 2, name: 'English', tag: 'en' });
  const page = await newVisitor(phone);
  const placeOf = (n: number) => `Q${n} ${words.fields.title}`;
  const row = (n: number) => page.getByRole('listitem').filter({ hasText: placeOf(n) });
  const shown = (state: keyof typeof t.states) => page.getByRole('button', { name: new RegExp(`^${t.states[state]}`) });

  await test.step('what the house knows is proposed beside the original, and nothing is written', async () => {
    await page.goto(`/survey/create/config?scrollId=${scrollId}&view=languages`);
    await page.getByRole('button', { name: t.propose, exact: true }).click();
    const proposal = page.getByRole('group', { name: t.proposal({ place: placeOf(1) }) });
    await expect(proposal).toContainText('What is your gender?');
    await expect(page.getByText(helper.byHouse)).toBeVisible();
    await expect(page.getByRole('group', { name: t.proposal({ place: placeOf(2) }) })).toHaveCount(0);
    await expect(row(1)).toContainText(t.states.missing);
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await page.screenshot({ path: info.outputPath('proposed.png'), fullPage: true });
  });

  await test.step('one is put away, one accepted by itself is checked, all others are to be checked', async () => {
    await page.getByRole('button', { name: t.declineOf({ place: placeOf(3) }) }).click();
    await expect(page.getByRole('group', { name: t.proposal({ place: placeOf(3) }) })).toHaveCount(0);
    await page.getByRole('button', { name: t.acceptOf({ place: placeOf(1) }) }).click();
    await expect(row(1)).toContainText(t.states.checked);
    await page.getByRole('button', { name: counted(t.acceptAll) }).click();
    await expect(page.getByRole('button', { name: t.acceptOf({ place: placeOf(1) }) })).toHaveCount(0);
    await expect(page.getByRole('listitem').filter({ hasText: '非常满意' })).toContainText(t.states.unchecked);
    await saved(page);
  });

  await test.step('undone they are proposals again, made again they stand', async () => {
    await page
      .getByRole('button', { name: new RegExp(`^${editorTexts[language].undo}`) })
      .first()
      .click();
    await expect(page.getByRole('listitem').filter({ hasText: '非常满意' })).toContainText(t.states.missing);
    await page
      .getByRole('button', { name: new RegExp(`^${editorTexts[language].redo}`) })
      .first()
      .click();
    await expect(page.getByRole('listitem').filter({ hasText: '非常满意' })).toContainText(t.states.unchecked);
  });

  await test.step('what is written by hand is checked, and the rest is once somebody says so', async () => {
    const field = page.getByRole('textbox', { name: words.translate({ place: placeOf(2) }) });
    await field.fill('How satisfied are you with the canteen?');
    await field.blur();
    await expect(row(2)).toContainText(t.states.checked);
    await shown('unchecked').click();
    await page.screenshot({ path: info.outputPath('unchecked.png'), fullPage: true });
    await page.getByRole('button', { name: counted(t.checkAll) }).click();
    await page.getByRole('button', { name: t.check, exact: true }).last().click();
    await expect(page.getByRole('button', { name: t.shown.unchecked({ count: 0 }), exact: true })).toBeVisible();
    await saved(page);
  });

  await test.step('a changed original is told of, until it is checked again or changed back', async () => {
    const title = { text: '您对月球基地的食堂有多满意？' };
    await call(questionCalls.modifyName, { scrollId, questionId: questionId(2), title });
    await page.reload();
    await expect(page.getByRole('button', { name: t.shown.outdated({ count: 1 }), exact: true })).toBeVisible();
    await shown('outdated').click();
    await expect(row(2)).toContainText(t.outdatedHint);
    await page.screenshot({ path: info.outputPath('outdated.png'), fullPage: true });
    await page.getByRole('button', { name: t.checkOf({ place: placeOf(2) }) }).click();
    await expect(row(2)).toContainText(t.states.checked);
    await saved(page);
  });

  await test.step('a model is asked for the rest, once one has seen what would leave', async () => {
    await shown('missing').click();
    await page.getByRole('button', { name: t.propose, exact: true }).click();
    await page.getByRole('button', { name: helper.see }).click();
    const dialog = page.getByRole('dialog', { name: helper.agree.title });
    await expect(dialog).toContainText('食堂调查');
    await dialog.getByRole('button', { name: helper.agree.submit }).click();
    const title = `${words.sections.survey} ${words.fields.title}`;
    const proposal = page.getByRole('group', { name: t.proposal({ place: title }) });
    await expect(proposal).toContainText('食堂调查 (EN)');
    await expect(proposal).toContainText(t.sources.model);
    await expect(page.getByText(helper.byModel({ model: 'talking-1' }))).toBeVisible();
    await page.screenshot({ path: info.outputPath('by-model.png'), fullPage: true });
    await page.getByRole('button', { name: t.editOf({ place: title }) }).click();
    const field = page.getByRole('textbox', { name: words.translate({ place: title }) });
    await expect(field).toBeFocused();
    await field.fill('A survey of the canteen');
    await field.blur();
    await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText(t.states.checked);
    await saved(page);
  });

  await test.step('respondents read what was accepted, and the original where nothing was', async () => {
    const link = await publishSurvey(call, scrollId);
    await page.goto(`${link}?lang=en`);
    await expect(page.getByText('What is your gender?')).toBeVisible();
    await expect(page.getByText('您还有什么意见或建议？')).toBeVisible();
  });
});
