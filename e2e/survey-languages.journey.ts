import { appearanceCalls, languageCalls } from '@wenshu/api-contract';
import { answeringTexts } from '@wenshu/texts/answering';
import { answerPageTexts } from '@wenshu/texts/collect/answer-page';
import { address, expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';
import {
  type Asked,
  designSurvey,
  itemId,
  publishSurvey,
  questionId,
  rowId,
  signedInCalls,
} from './support/survey-maker.ts';

const ARABIC = { languageId: 12, name: 'العربية', tag: 'ar' };
const FIVE = ['1', '2', '3', '4', '5'];
const ROWS = ['一', '二'];
const BREAK: Asked = { type: 'page-break', title: '' };
const QUESTIONS: readonly Asked[] = [
  { type: 'single-choice', title: '单选', items: ['茶', '咖啡'] },
  BREAK,
  { type: 'fill-in', title: '填空' },
  { type: 'scale', title: '量表', items: FIVE },
  { type: 'rating', title: '打分' },
  { type: 'nps', title: '推荐' },
  { type: 'contrast-scale', title: '对比', items: FIVE, rows: ROWS, rightTitles: ROWS },
  { type: 'matrix-single', title: '矩阵单选', items: ['好', '坏'], rows: ROWS },
  { type: 'matrix-multiple', title: '矩阵多选', items: ['好', '坏'], rows: ROWS },
  { type: 'matrix-scale', title: '矩阵量表', items: FIVE, rows: ROWS },
  { type: 'matrix-fill-in', title: '矩阵填空', items: ['好', '坏'], rows: ROWS },
  { type: 'ranking', title: '排序', items: ['茶', '咖啡'] },
];

// It sets language and width itself: once is enough.
test('a survey comes in the browser’s language, changes it where one stands, and is written its own way (S1.21, S3.67) @phone', async ({
  browser,
}, info) => {
  const call = await signedInCalls(address());
  const scrollId = await designSurvey(call, 'Languages', QUESTIONS);
  await call(appearanceCalls.saveCover, { scrollId, cover: { isShown: true, text: { text: '关于饮料' } } });
  for (const language of [{ languageId: 2, name: 'English', tag: 'en' }, ARABIC]) {
    await call(languageCalls.addLanguage, { scrollId, ...language });
    const text = (words: string) => ({ text: language.tag === 'ar' ? `نص ${words}` : `Text ${words}` });
    await call(languageCalls.translate, {
      scrollId,
      languageId: language.languageId,
      texts: QUESTIONS.flatMap(({ type, items = [], rows = [] }, index) => {
        const n = index + 1;
        if (type === 'page-break') return [];
        return [
          { id: questionId(n), field: 'title', text: text(`Q${n}`) },
          ...(items === FIVE
            ? []
            : items.map((_, at) => ({ id: itemId(n, at + 1), field: 'title', text: text(`${at}`) }))),
          ...rows.map((_, at) => ({ id: rowId(n, at + 1), field: 'title', text: text(`${at}`) })),
        ];
      }),
    });
  }
  const link = await publishSurvey(call, scrollId);
  const context = await browser.newContext({
    baseURL: address(),
    locale: 'en-GB',
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const words = answeringTexts.en;
  const choice = page.getByRole('combobox', { name: answerPageTexts.en.language });

  await test.step('it comes in English, without asking again', async () => {
    const asked: string[] = [];
    page.on('request', request => request.url().includes('/answer/visit') && asked.push(request.url()));
    await page.goto(link);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.getByRole('button', { name: answerPageTexts.en.start }).click();
    await expect(page.getByRole('heading', { name: /Text Q1/ })).toBeVisible();
    expect(asked).toEqual([]);
  });

  await test.step('another language is chosen in the middle: the page stays, also where nothing was answered yet', async () => {
    await page.getByRole('button', { name: words.next }).click();
    await choice.selectOption({ label: ARABIC.name });
    await expect(page.getByRole('heading', { name: /نص Q3/ })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    // Nothing was taken up again: nobody was away.
    await expect(page.getByText(words.resumed)).toBeHidden();
    // Neither Chinese nor English: the words around it are English.
    await expect(page.getByRole('button', { name: words.submit })).toBeVisible();
  });

  await test.step('scales and matrices stand from right to left and fit a phone', async () => {
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
    await page.screenshot({ path: info.outputPath('arabic.png'), fullPage: true });
    const points = page.locator(`#question-${questionId(4)} .point`);
    const [first, last] = [await points.first().boundingBox(), await points.last().boundingBox()];
    expect(first!.x).toBeGreaterThan(last!.x);
  });

  await test.step('what was typed goes along, and the choice is there after a reload', async () => {
    await page.getByRole('textbox').first().fill('قهوة');
    await choice.selectOption({ label: 'English' });
    await expect(page.getByRole('heading', { name: /Text Q3/ })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await expect(page.getByRole('textbox').first()).toHaveValue('قهوة');
    await choice.selectOption({ label: ARABIC.name });
    await expect(page.getByRole('heading', { name: /نص Q3/ })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: /نص Q3/ })).toBeVisible();
    await expect(page.getByText(words.resumed)).toBeVisible();
  });

  await test.step('a link may name another one; what is over is not begun anew in another language', async () => {
    await page.getByRole('button', { name: words.submit }).click();
    await expect(page.getByRole('heading', { name: words.outcomes.finished.title })).toBeVisible();
    await expect(choice).toBeHidden();
    const other = await browser.newContext({ baseURL: address(), locale: 'en-GB' });
    const named = await other.newPage();
    await named.goto(`${link}?lang=ar-EG`);
    await expect(named.locator('html')).toHaveAttribute('lang', 'ar');
    await other.close();
  });
  await context.close();
});
