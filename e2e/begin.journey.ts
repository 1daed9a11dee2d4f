import { questionReadCalls, scrollCalls } from '@wenshu/api-contract';
import { typeTexts } from '@wenshu/question-types/type-texts';
import { createSurveyTexts } from '@wenshu/texts/design/create-survey';
import { canvasTexts } from '@wenshu/texts/design/editor-canvas';
import { paletteTexts } from '@wenshu/texts/design/palette';
import { questionnaireTexts } from '@wenshu/texts/design/questionnaires';
import { cardNames } from './support/editor.ts';
import { address, expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';
import { greenPoint } from './support/sample-files.ts';
import { designSurvey, questionId, signedInCalls } from './support/survey-maker.ts';
import { wordFile } from './support/word-file.ts';

const LINES = ['1. Which drink? [single choice] [required]', 'Tea', 'Coffee', '2. Why? [fill-in]'];

// The ways to begin are seen on a phone by the text below.
test('a Word file becomes a questionnaire, and takes the place of another one once that was agreed to @wide', async ({
  creator: page,
  language,
}) => {
  const t = createSurveyTexts[language];
  const name = `Word ${Date.now()}`;
  const choose = (file: { name: string; mimeType: string; buffer: Buffer }) =>
    page.locator('input[type=file]').setInputFiles(file);
  const way = (of: keyof typeof t.way) => page.getByRole('radio', { name: new RegExp(t.way[of].title) });

  await test.step('the ways to begin stand beside each other (S2.50)', async () => {
    await page.goto('/team/create-survey');
    for (const name of ['blank', 'template', 'text', 'word'] as const) await expect(way(name)).toBeAttached();
    await way('word').check({ force: true });
  });

  await test.step('another file is not taken (S5.62)', async () => {
    await choose({ name: 'picture.docx', mimeType: 'image/png', buffer: greenPoint });
    await expect(page.getByRole('alert').filter({ hasText: t.wordWrong })).toBeVisible();
  });

  await test.step('a Word file is read, looked at and made (S1.14)', async () => {
    await choose(wordFile('drinks.docx', LINES));
    await expect(page.getByRole('textbox', { name: t.textLabel })).toHaveValue(LINES.join('\n'));
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await page.getByRole('textbox', { name: questionnaireTexts[language].name }).fill(name);
    await page.getByRole('button', { name: questionnaireTexts[language].confirm, exact: true }).click();
    await page.waitForURL(/\/survey\/create\/edit\?scrollId=/);
    await expect.poll(() => cardNames(page)).toEqual(['Q1 Which drink?', 'Q2 Why?']);
  });

  await test.step('it takes the place of what is there only after a yes (S5.63), and its scrollId goes to the call that opens it (S2.33)', async () => {
    const editor = page.url();
    await page.goto(editor.replace('/survey/create/edit', '/team/create-survey'));
    await choose(wordFile('new.docx', ['1. How often? [fill-in]']));
    await page.getByRole('radio', { name: t.replace }).check();
    await page.getByRole('button', { name: t.import, exact: true }).click();
    const box = page.getByRole('dialog', { name: t.replaceTitle });
    await expect(box).toContainText(t.replaceText);
    await box.getByRole('button', { name: t.cancel, exact: true }).click();
    await expect(page).toHaveURL(/create-survey/);
    await page.getByRole('button', { name: t.import, exact: true }).click();
    // The creation page hands its scrollId to the call that opens the survey.
    const opened = page.waitForRequest(request => new URL(request.url()).pathname.endsWith(scrollCalls.get.path));
    await box.getByRole('button', { name: t.replaceConfirm, exact: true }).click();
    await page.waitForURL(editor);
    const asked = new URL((await opened).url()).searchParams;
    expect(asked.get('scrollId')).toBe(new URL(editor).searchParams.get('scrollId'));
    // The drawing for others' programs would double what the editor loads.
    expect(asked.get('only')).toBe('document');
    await expect.poll(() => cardNames(page)).toEqual(['Q1 How often?']);
  });
});

const LOOSE = `Coffee survey

1. How often do you drink coffee?
A. Every day
B. Less often
2. Which brands do you know? (select all that apply)
A. Alfa
B. Beta
3. What? 【神秘题】
Yes
No
4. Your thoughts: ________`;

// The ways to begin are seen on a wide screen by the Word file above.
test('a text without markers is guessed at, mended by one choice, and what is good is made @phone', async ({
  creator: page,
  language,
}) => {
  const t = createSurveyTexts[language];
  const types = typeTexts[language].names;
  await page.goto('/team/create-survey');
  await page.getByRole('radio', { name: new RegExp(t.way.text.title) }).check({ force: true });
  const text = page.getByRole('textbox', { name: t.textLabel });
  await text.fill(LOOSE);

  await test.step('it counts questions, guesses and problems; a problem leads to its line', async () => {
    await expect(page.getByText(t.found({ count: 4, guesses: 4, problems: 1 }))).toBeVisible();
    await page.getByRole('button', { name: /神秘题/ }).click();
    const selected = await text.evaluate(field => {
      const { value, selectionStart, selectionEnd } = field as HTMLTextAreaElement;
      return value.slice(selectionStart, selectionEnd);
    });
    expect(selected).toBe('3. What? 【神秘题】');
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
  });

  await test.step('a guess says why, and becomes certain once a type is chosen', async () => {
    const menu = page.getByRole('combobox', { name: t.guessedType({ number: 3 }) });
    await expect(menu).toHaveAccessibleDescription(`${t.guessed} ${t.reasons.options}`);
    await menu.selectOption({ label: types['multiple-choice'] });
    await expect(page.getByText(t.found({ count: 4, guesses: 3, problems: 0 }))).toBeVisible();
    await expect(page.getByRole('combobox', { name: t.type({ number: 3 }) })).toHaveValue('multiple-choice');
    await expect(text).toHaveValue(/3\. What\? \[(?:多选题|multiple choice)\]/);
  });

  await test.step('the name is what the text calls itself', async () => {
    await expect(page.getByRole('textbox', { name: questionnaireTexts[language].name })).toHaveValue('Coffee survey');
    await text.fill(`${LOOSE}\n5. [fill-in]`);
    await expect(page.getByText(t.found({ count: 4, guesses: 4, problems: 2 }))).toBeVisible();
    await page.getByRole('button', { name: questionnaireTexts[language].confirm, exact: true }).click();
    await page.waitForURL(/\/survey\/create\/edit\?scrollId=/);
    await expect
      .poll(() => cardNames(page))
      .toEqual(['Q1 How often do you drink coffee?', 'Q2 Which brands do you know?', 'Q3 What?', 'Q4 Your thoughts']);
  });
});

// The same words on every screen.
test('what cannot be added or is not known says so @wide', async ({ creator: page, language }) => {
  const c = canvasTexts[language];
  const call = await signedInCalls(address());
  const scrollId = await designSurvey(call, 'Limits', [{ type: 'fill-in', title: 'Known' }]);
  const open = () => page.goto(`/survey/create/edit?scrollId=${scrollId}`);
  const permissions = `**${questionReadCalls.typePermissions.path}*`;
  const label = page.getByRole('button', { name: typeTexts[language].names.label, exact: true });

  await test.step('a list of permissions that cannot be fetched (S6.4)', async () => {
    await page.route(permissions, route => route.abort());
    await open();
    await expect(page.getByText(c.typesNotLoaded)).toBeVisible();
    await page.unroute(permissions);
  });

  await test.step('a type that the list does not give (S6.2, S6.3)', async () => {
    await page.route(permissions, async route => {
      const response = await route.fetch();
      const answer = await response.json();
      for (const one of answer.data.questionTypes)
        if (one.type === 'label') Object.assign(one, { isAllowed: false, refusal: 'only-creator' });
      await route.fulfill({ response, json: answer });
    });
    await open();
    await expect(label).toHaveAttribute('aria-disabled', 'true');
    // Playwright waits for what is enabled; a person clicks, and is told why not.
    await label.click({ force: true });
    await expect(page.getByText(paletteTexts[language].refusals['only-creator']).first()).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.unroute(permissions);
  });

  await test.step('a question of a type that this edition does not know (S8.9)', async () => {
    await page.route(`**${scrollCalls.get.path}?*`, async route => {
      const response = await route.fetch();
      const answer = await response.json();
      answer.data.document.questions[questionId(1)].type = 'hologram';
      await route.fulfill({ response, json: answer });
    });
    await open();
    const card = page.getByRole('article', { name: /Known/ });
    await expect(card).toContainText(c.typeNotSupported);
    await expect(card).toContainText(c.developing);
  });
});
