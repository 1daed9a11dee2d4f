import { logicCalls } from '@wenshu/api-contract';
import { answeringTexts } from '@wenshu/texts/answering';
import { previewTexts } from '@wenshu/texts/design/preview';
import { sampleTexts } from '@wenshu/texts/design/sample-survey';
import { address, expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';
import { designSurvey, itemId, questionId, signedInCalls } from './support/survey-maker.ts';

test('a creator previews a draft: jumps to any question, runs its logic, and submits nothing (S8.8, S2.25) @wide', async ({
  creator,
  language,
}) => {
  const t = previewTexts[language];
  // The survey is in Chinese, and so are the words around it, whatever its creator reads.
  const views = answeringTexts.zh;
  const inside = previewTexts.zh;
  const call = await signedInCalls(address());
  const scrollId = await designSurvey(call, 'Draft', [
    { type: 'single-choice', title: 'Drink', items: ['Tea', 'Coffee'] },
    { type: 'page-break', title: '' },
    { type: 'fill-in', title: 'Milk in it' },
    { type: 'page-break', title: '' },
    { type: 'fill-in', title: 'Anything else' },
  ]);
  await call(logicCalls.saveLogic, {
    scrollId,
    rules: [
      {
        id: 'rule0001',
        order: 'a',
        kind: 'display',
        target: { questionId: questionId(3) },
        when: { test: 'choice', questionId: questionId(1), is: 'any-of', itemIds: [itemId(1, 2)] },
      },
    ],
  } as never);
  await creator.goto(`/pre?scrollId=${scrollId}`);
  const frame = creator.frameLocator('iframe');
  const entry = (title: string) => creator.getByRole('button', { name: title });
  await expect(frame.getByRole('heading', { name: /Drink/ })).toBeVisible();
  await expect(entry('Drink')).toHaveAttribute('aria-current', 'true');
  await expectAccessible(creator);
  await expectNoSidewaysScrolling(creator);

  await frame.getByRole('radio', { name: 'Tea' }).check();
  await frame.getByRole('button', { name: views.next }).click();
  await expect(frame.getByRole('heading', { name: /Anything else/ })).toBeVisible();
  await creator.getByText(t.phone, { exact: true }).click();
  await creator.getByRole('switch', { name: t.runLogic }).click();
  await entry('Milk in it').click();
  await expect(frame.getByRole('heading', { name: /^2\. Milk in it/ })).toBeVisible();
  await entry('Anything else').click();
  await frame.getByRole('button', { name: views.submit }).click();
  await expect(frame.getByText(inside.cannotSubmit)).toBeVisible();
  await expect(frame.getByText(inside.wouldEnd({ outcome: views.outcomes.finished.title }))).toBeVisible();
  await creator.getByRole('button', { name: t.restart }).click();
  await expect(frame.getByRole('radio', { name: 'Tea' })).not.toBeChecked();
});

test('anybody can try the sample survey at /demo (P2.18, S2.30), and change its language on the way @phone', async ({
  newVisitor,
  language,
}) => {
  const page = await newVisitor();
  const sent: string[] = [];
  page.on('request', request => request.method() === 'POST' && sent.push(request.url()));
  await page.goto('/demo?lang=zh');
  await page.getByRole('radio', { name: sampleTexts.zh.visits.items[0]! }).check();
  await page.getByRole('checkbox', { name: sampleTexts.zh.reasons.items[1]! }).check();
  // Faster than any finger, before the page has drawn a picture in between: nothing that was answered is lost.
  await page
    .getByRole('radio', { name: sampleTexts.zh.ordered.items[1]! })
    .evaluate(async (radio: HTMLInputElement) => {
      radio.click();
      await Promise.resolve();
      const languages = document.querySelector('select')!;
      languages.value = '2';
      languages.dispatchEvent(new Event('change', { bubbles: true }));
    });
  await expect(page.getByRole('radio', { name: 'Latte' })).toBeChecked();
  await expectAccessible(page);
  const views = answeringTexts.en;
  await page.getByRole('button', { name: views.next }).click();
  // The quoted answer speaks the language that is shown.
  await expect(page.getByRole('heading', { name: /How was your Latte/ })).toBeVisible();
  await expectNoSidewaysScrolling(page);
  expect(sent, language).toEqual([]);
});
