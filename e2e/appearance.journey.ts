import { languageCalls, scrollStartCalls } from '@wenshu/api-contract';
import { answeringTexts } from '@wenshu/texts/answering';
import { answerPageTexts } from '@wenshu/texts/collect/answer-page';
import { describeEditProblem } from '@wenshu/texts/design/edit-problems';
import { languageTexts } from '@wenshu/texts/design/languages';
import { skinTexts } from '@wenshu/texts/design/skin';
import { translatingTexts } from '@wenshu/texts/design/translating';
import { address, expect, expectNoSidewaysScrolling, test } from './support/journey.ts';
import { largeFile, MEGABYTE, saved } from './support/open-survey.ts';
import { sampleFiles } from './support/sample-files.ts';
import { designSurvey, publishSurvey, signedInCalls } from './support/survey-maker.ts';

// The screen on a phone is part of the journey through all screens.
test('the look is seen as it is made: pictures, cover, end pages, and where each language leads @wide', async ({
  creator,
  newVisitor,
  language,
}, info) => {
  const t = skinTexts[language];
  const call = await signedInCalls(address());
  const scrollId = await designSurvey(call, `Look ${Date.now()}`, [
    { type: 'single-choice', title: 'First', items: ['Yes'] },
  ]);
  await creator.goto(`/survey/create/skin?scrollId=${scrollId}`);
  const said = (text: string) => expect(creator.getByText(text, { exact: true })).toBeVisible();
  const frame = creator.frameLocator(`iframe[title="${t.preview.frame}"]`);
  const button = (name: string | RegExp) => creator.getByRole('button', { name });

  await test.step('pictures have their sizes (S3.3, S3.4), 5 MB at most (S5.34), and are seen at once', async () => {
    await expect(creator.getByText(/\d+ × \d+/)).toHaveText(['1200 × 300', '750 × 500', '780 × 654', '750 × 1624']);
    const header = creator.getByLabel(t.pictures.headerMobile, { exact: true }).and(creator.locator('input'));
    await header.setInputFiles(largeFile(info, 'large.png', 5 * MEGABYTE + 1));
    await said(t.pictures.tooLarge);
    await header.setInputFiles(sampleFiles['receipt.pdf']);
    await said(t.pictures.wrong);
    await header.setInputFiles(sampleFiles['front.png']);
    await said(t.pictures.otherSize({ width: 1, height: 1 }));
    await expect(frame.locator('.header-picture img')).toHaveAttribute('src', /publicFile/);
    await button(`${t.pictures.remove} ${t.pictures.headerMobile}`).click();
    await expect(frame.locator('.header-picture')).toHaveCount(0);
  });

  await test.step('the cover comes into the preview; its button cannot be without words (S5.12)', async () => {
    await creator.getByRole('switch', { name: t.cover.isShown }).click();
    const start = creator.getByRole('textbox', { name: t.cover.button });
    await start.fill('');
    await start.press('Enter');
    await said(t.cover.buttonEmpty);
    await expect(start).toHaveValue(t.cover.buttonDefault);
    await start.fill('Go!');
    await start.press('Enter');
    await expect(frame.getByRole('button', { name: 'Go!' })).toBeVisible();
  });

  await test.step('an end page is shown while it is written, and leads elsewhere with an address (S7.105, S7.106)', async () => {
    const { endPages } = t;
    await creator.getByTitle(t.preview.end, { exact: true }).click();
    // A survey made by calls is a Chinese one, whoever looks at it.
    await expect(frame.getByRole('heading', { name: answeringTexts.zh.outcomes.finished.title })).toBeVisible();
    const mode = creator.getByRole('radiogroup', { name: `${endPages.outcomes.finished} ${endPages.mode}` });
    await mode.getByText(endPages.modes.url).click();
    const url = creator.getByRole('textbox', { name: endPages.url, exact: true });
    await url.fill('ftp://example.com');
    await url.press('Enter');
    await said(endPages.urlWrong);
    await url.fill(`{host}/demo`);
    await url.press('Enter');
    await expect(frame.getByText(answerPageTexts.zh.redirecting)).toBeVisible();
    await expectNoSidewaysScrolling(creator);
    await saved(creator);
  });

  await test.step('a language may lead to another address, and what it does not say is the original', async () => {
    const words = languageTexts[language];
    await call(languageCalls.addLanguage, { scrollId, languageId: 8, name: 'Deutsch' });
    await creator.goto(`/survey/create/config?scrollId=${scrollId}&view=languages`);
    const place = `${words.sections.endPage} · ${words.outcomes.finished} ${words.fields.redirectUrl}`;
    const url = creator.getByRole('textbox', { name: words.translate({ place }) });
    await url.fill('nowhere');
    await url.press('Tab');
    await said(describeEditProblem(language, { problem: 'url-wrong' }));
    await url.fill('{host}/index');
    await url.press('Tab');
    await expect(creator.getByText(words.progress({ done: 1, total: 6 }))).toBeVisible();
    await saved(creator);
    const link = await publishSurvey(call, scrollId);
    for (const [languageId, wanted] of [
      [8, /\/index/],
      [1, /\/demo/],
    ] as const) {
      const visitor = await newVisitor();
      await visitor.goto(`${link}?languageId=${languageId}`);
      await visitor.getByRole('button', { name: 'Go!' }).click();
      await visitor.getByRole('radio', { name: 'Yes' }).check();
      await visitor.locator('.buttons .button').last().click();
      await visitor.waitForURL(wanted);
    }
  });
});

// Nothing of it is another on a phone.
test('300 questions are translated on a page that stays light @wide', async ({ creator, language }) => {
  const words = languageTexts[language];
  const call = await signedInCalls(address());
  const text = Array.from({ length: 300 }, (_one, n) => `[single choice] Question ${n + 1}\nYes\nNo`).join('\n\n');
  const made = await call(scrollStartCalls.createFromText, { name: `Long ${Date.now()}`, text });
  const scrollId = made.scrollId!;
  await call(languageCalls.addLanguage, { scrollId, languageId: 8, name: 'Deutsch' });
  await creator.goto(`/survey/create/config?scrollId=${scrollId}&view=languages`);
  await expect(creator.getByText(words.progress({ done: 0, total: 902 }))).toBeVisible();
  // Fifty at a time: what is drawn does not grow with the survey.
  expect(await creator.getByRole('listitem').count()).toBeLessThan(80);
  await creator.getByRole('searchbox', { name: words.search }).fill('Question 287');
  await creator
    .getByRole('textbox', { name: words.translate({ place: `Q287 ${words.fields.title}` }) })
    .fill('Frage 287');
  await creator.getByRole('button', { name: new RegExp(`^${translatingTexts[language].states.missing}`) }).click();
  await expect(creator.getByText(words.noMatch)).toBeVisible();
  // Taken away again with its texts; the multilingual setting closes with the last one.
  await creator.getByRole('button', { name: words.remove({ name: 'Deutsch' }) }).click();
  await expect(creator.getByText(words.removeText({ done: 1, total: 902 }))).toBeVisible();
  await creator.getByRole('button', { name: words.removeConfirm, exact: true }).click();
  await expect(creator.getByText(words.emptyTitle)).toBeVisible();
});
