import { Buffer } from 'node:buffer';
import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import type { Locator, Page, TestInfo } from '@playwright/test';
import { languageCalls, questionCalls, scrollCalls, scrollStartCalls } from '@wenshu/api-contract';
import { ordersBetween } from '@wenshu/survey-core';
import { answerPageTexts } from '@wenshu/texts/answer-page';
import { answeringTexts } from '@wenshu/texts/answering';
import { describeEditProblem, editProblemTexts } from '@wenshu/texts/edit-problems';
import { editorTexts } from '@wenshu/texts/editor';
import { canvasTexts } from '@wenshu/texts/editor-canvas';
import { editorToolsTexts } from '@wenshu/texts/editor-tools';
import { languageTexts } from '@wenshu/texts/languages';
import { questionnaireProblemTexts } from '@wenshu/texts/questionnaire-problems';
import { richTextTexts } from '@wenshu/texts/rich-text';
import { skinTexts } from '@wenshu/texts/skin';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { fieldsIn } from './support/editor.ts';
import { address, expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';
import { greenPoint, sampleFiles } from './support/sample-files.ts';
import {
  type Asked,
  type Calls,
  designSurvey,
  itemId,
  publishSurvey,
  questionId,
  signedInCalls,
} from './support/survey-maker.ts';

const MEGABYTE = 1024 * 1024;
/** The page behind a dialog has journeys of its own. */
const BEHIND = '#root';

/** A survey made by calls, open in the editor. */
async function openSurvey(page: Page, questions: readonly Asked[]): Promise<{ call: Calls; scrollId: string }> {
  const call = await signedInCalls(address());
  const scrollId = await designSurvey(call, `Texts ${Date.now()}`, questions);
  await page.goto(`/survey/create/edit?scrollId=${scrollId}`);
  await page.getByRole('article').first().waitFor();
  return { call, scrollId };
}

/** A file of this size that takes no room: on the disk, because handing over its bytes would take seconds. */
function largeFile(info: TestInfo, name: string, sizeBytes: number): string {
  const path = info.outputPath(name);
  writeFileSync(path, '');
  truncateSync(path, sizeBytes);
  return path;
}

const card = (page: Page, place: number): Locator => page.getByRole('article').nth(place - 1);

/** The title of a question in its rich-text editor, whatever it is in at first: a field, a button, or such an editor. */
async function openTitle(page: Page, place: number, language: 'zh' | 'en'): Promise<Locator> {
  const t = richTextTexts[language];
  const label = editorTexts[language].questionTitle({ seqName: `Q${place}` });
  const inCard = card(page, place);
  const editor = inCard.getByRole('textbox', { name: label, exact: true }).and(page.locator('[contenteditable=true]'));
  await inCard.click({ position: { x: 60, y: 8 } });
  await inCard.getByLabel(label).last().click();
  if ((await editor.count()) === 0) await inCard.getByRole('button', { name: t.open, exact: true }).first().click();
  await expect(page.getByRole('toolbar', { name: t.toolbar })).toBeVisible();
  return editor;
}

const saved = (page: Page) => page.locator('[data-saving=saved]').waitFor();

test('a video is checked, sent, broken off, put into a title, and plays for respondents', async ({
  creator,
  newVisitor,
  language,
}, info) => {
  const t = richTextTexts[language];
  const words = t.videoDialog;
  const said = (text: string) => expect(creator.getByText(text, { exact: true })).toBeVisible();
  const permissions = '**/api/survey/question/typePermissions*';
  await creator.route(permissions, async route => {
    const body = await (await route.fetch()).json();
    await route.fulfill({ json: { ...body, data: { ...body.data, permissionCodes: [] } } });
  });
  const { call, scrollId } = await openSurvey(creator, [
    { type: 'single-choice', title: 'Watch this', items: ['Yes'] },
  ]);

  await test.step('without the right p016 it says that there is no authority (P6.3, S6.5)', async () => {
    await openTitle(creator, 1, language);
    await creator.getByRole('button', { name: t.video }).click();
    await said(words.noAuthority);
    await expect(creator.getByRole('dialog')).toHaveCount(0);
    await creator.unroute(permissions);
    await creator.reload();
  });

  const title = await openTitle(creator, 1, language);
  await title.press('End');
  await creator.getByRole('button', { name: t.video }).click();
  const dialog = creator.getByRole('dialog', { name: words.title });
  const input = dialog.locator('input[type=file]');
  const ok = dialog.getByRole('button', { name: words.insert }).last();
  const drop = dialog.getByText(words.drop);

  await test.step('wrong type, too large and both have their own messages; so has nothing at all (S5.38 to S5.40, P9.9)', async () => {
    // A dialog that is still opening swallows a click.
    await expect(async () => {
      await ok.click();
      await expect(creator.getByText(words.first)).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await input.setInputFiles({ ...sampleFiles['walk.mp4'], name: 'walk.mov', mimeType: 'video/quicktime' });
    await said(words.wrongType);
    await input.setInputFiles(largeFile(info, 'large.mp4', 100 * MEGABYTE + 1));
    await said(words.tooLarge);
    await input.setInputFiles(largeFile(info, 'large.mov', 100 * MEGABYTE + 1));
    await said(words.both);
    await expectAccessible(creator, BEHIND);
    if (language === 'zh') expect((await dialog.boundingBox())?.width).toBe(1100); // S9.13
  });

  await test.step('a refusal of the server is said, and the dialog is as before (S7.11)', async () => {
    // Not a video, whatever it calls itself: the server looks at the bytes.
    await input.setInputFiles({ ...sampleFiles['walk.mp4'], buffer: Buffer.from('no video') });
    await said(words.wrongType);
    await creator.route('**/uploadVideo', route => route.fulfill({ json: { code: '9999', message: '', data: null } }));
    await input.setInputFiles(sampleFiles['walk.mp4']);
    await said(words.failed);
    await expect(drop).toBeVisible();
    await creator.unroute('**/uploadVideo');
  });

  await test.step('while it is sent there is an overlay and no second one can be chosen; closing breaks it off (S4.27)', async () => {
    // On its way until it is broken off.
    await creator.route('**/uploadVideo', () => {});
    const brokenOff = creator.waitForEvent('requestfailed', request => request.url().includes('uploadVideo'));
    await input.setInputFiles(sampleFiles['walk.mp4']);
    await expect(dialog.locator('[aria-busy=true]')).toBeVisible();
    await expect(dialog.getByRole('progressbar', { name: words.progressOf({ name: 'walk.mp4' }) })).toBeVisible();
    await expect(input).toBeDisabled();
    await expect(ok).toBeDisabled();
    await dialog.getByRole('button', { name: t.cancel }).click();
    await brokenOff;
    await expect(dialog).toHaveCount(0);
    await creator.unroute('**/uploadVideo');
  });

  await test.step('sent, the file is shown in place of the drop zone; removing it brings the zone back (S4.28)', async () => {
    await creator.getByRole('button', { name: t.video }).click();
    // The call (S7.10) gives the address that the player then shows.
    await input.setInputFiles(sampleFiles['walk.mp4']);
    await expect(dialog.getByText('walk.mp4')).toBeVisible();
    await expect(drop).toHaveCount(0);
    await dialog.getByRole('button', { name: words.remove }).click();
    await expect(drop).toBeVisible();
    await input.setInputFiles(sampleFiles['walk.mp4']);
    const width = dialog.getByRole('spinbutton', { name: words.width });
    await expect(width).toHaveValue('32');
    // At most 800 wide (P9.12, S9.15), the height in proportion (S3.78).
    await width.fill('2000');
    await width.press('Tab');
    await expect(width).toHaveValue('800');
    await expect(dialog.getByRole('spinbutton', { name: words.height })).toHaveValue('450');
    await expectNoSidewaysScrolling(creator);
    await ok.click();
    await expect(title.locator('video[width="800"]')).toBeVisible();
    await card(creator, 1).locator('textarea').last().click();
    await saved(creator);
  });

  await test.step('respondents play it in the title', async () => {
    const visitor = await newVisitor();
    await visitor.goto(await publishSurvey(call, scrollId));
    const video = visitor.locator('video.rich-video');
    await expect(video).toBeVisible();
    await expect.poll(() => video.evaluate(one => (one as HTMLVideoElement).videoWidth)).toBe(32);
    await video.evaluate(one => {
      (one as HTMLVideoElement).muted = true;
      return (one as HTMLVideoElement).play();
    });
    await expectNoSidewaysScrolling(visitor);
  });
});

const WORD_HTML = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body>
<!--StartFragment--><p class="MsoNormal" style="mso-margin-top-alt:auto;font-family:Calibri"><b><span style="font-size:18px;color:red;mso-fareast-language:ZH-CN">Bold</span></b>
<o:p></o:p> and <a href="https://example.com/a" onclick="x()">a link</a> <a href="javascript:alert(1)">bad</a></p>
<table><tr><td>Cell one</td><td>Cell two</td></tr></table><script>alert(2)</script><img src="https://elsewhere.example/x.png"><!--EndFragment--></body></html>`;

/** Puts things on the clipboard, or lets them fall, as the browser hands them over. */
function bring(
  target: Locator,
  how: 'paste' | 'drop',
  what: { html?: string; text?: string; png?: readonly number[] },
) {
  return target.evaluate(
    (element, { how, html, text, png }) => {
      const data = new DataTransfer();
      if (html) data.setData('text/html', html);
      if (text) data.setData('text/plain', text);
      if (png) data.items.add(new File([new Uint8Array(png)], 'image.png', { type: 'image/png' }));
      const { x, y } = element.getBoundingClientRect();
      const both = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        how === 'paste'
          ? new ClipboardEvent('paste', { ...both, clipboardData: data })
          : new DragEvent('drop', { ...both, dataTransfer: data, clientX: x + 12, clientY: y + 12 }),
      );
    },
    { how, ...what },
  );
}

test('a text takes pictures, links and what Word pastes, in place and in the large window', async ({
  creator,
  language,
}, info) => {
  const t = richTextTexts[language];
  const { call, scrollId } = await openSurvey(creator, [
    { type: 'single-choice', title: 'First', items: ['Yes'] },
    { type: 'single-choice', title: 'Second', items: ['Yes'] },
    { type: 'single-choice', title: 'Third', items: ['Yes'] },
  ]);
  const said = (text: string) => expect(creator.getByText(text, { exact: true })).toBeVisible();
  const stored = async (place: number) => {
    await saved(creator);
    const { document } = await call(scrollCalls.get, { scrollId });
    return document.questions[questionId(place)]!.title;
  };
  const leave = () => card(creator, 3).getByRole('textbox').last().click();
  const title = await openTitle(creator, 1, language);
  const button = (name: string) => creator.getByRole('button', { name, exact: true });

  await test.step('what Word pastes keeps its words and the marks of the whitelist', async () => {
    await title.press('ControlOrMeta+A');
    await bring(title, 'paste', { html: WORD_HTML, text: 'Bold and a link bad Cell one Cell two' });
    await said(t.foreignPictures);
    await leave();
    const { text, html } = await stored(1);
    expect(text).toMatch(/^Bold\s+and a link bad\s+Cell one\s+Cell two$/);
    // title is the plain text, titleHtml the marks (S3.77).
    expect(html).toContain('<strong><span style="font-size:18px">Bold</span></strong>');
    expect(html).toContain('<a href="https://example.com/a" target="_blank" rel="noopener noreferrer">a link</a>');
    expect(html).not.toMatch(/script|class=|mso|onclick|table|<img/);
  });

  await test.step('undo inside the text takes back the last step, not the question', async () => {
    await openTitle(creator, 1, language);
    await title.press('ControlOrMeta+A');
    await title.pressSequentially('Plain words');
    await expect(title).toHaveText('Plain words');
    await title.press('ControlOrMeta+Z');
    await expect(title).toContainText('Cell two');
    await title.press('ControlOrMeta+A');
    await title.pressSequentially('Plain words');
  });

  await test.step('sizes are 12 to 48 (P9.10, S5.43), an address is checked before it becomes a link', async () => {
    const size = creator.getByRole('combobox', { name: t.size });
    await expect(size.locator('option')).toHaveText([t.defaultSize, '12', '14', '16', '18', '20', '24', '36', '48']);
    await title.press('ControlOrMeta+A');
    await size.selectOption('24');
    await button(t.link.title).click();
    const field = creator.getByRole('textbox', { name: t.link.address, exact: true });
    await field.fill('javascript:alert(1)');
    await field.press('Enter');
    await said(t.link.wrong);
    await field.fill('example.com');
    await field.press('Enter');
    await leave();
    expect((await stored(1)).html).toBe(
      '<p><a href="https://example.com" target="_blank" rel="noopener noreferrer"><span style="font-size:24px">Plain words</span></a></p>',
    );
  });

  await test.step('pictures are chosen, pasted and dropped (P7.64, S7.9); others than these and over 5 MB are not (P8.20, P9.8, S5.36)', async () => {
    await openTitle(creator, 2, language);
    const second = card(creator, 2).locator('[contenteditable=true]');
    const input = card(creator, 2).locator('fieldset input[type=file]');
    const png = [...greenPoint];
    await input.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
    await said(t.imageWrong);
    await input.setInputFiles(largeFile(info, 'large.png', 5 * MEGABYTE + 1));
    await said(t.imageTooLarge);
    await creator.route('**/uploadPicture', route =>
      route.fulfill({ json: { code: '9999', message: '', data: null } }),
    );
    await input.setInputFiles(sampleFiles['front.png']);
    await said(t.imageFailed); // P8.21, S8.1
    await creator.unroute('**/uploadPicture');
    await input.setInputFiles(sampleFiles['front.png']);
    await expect(second.locator('img[alt=front]')).toBeVisible();
    await second.locator('img[alt=front]').click();
    await creator.getByRole('textbox', { name: t.media.alt }).fill('Our logo');
    await creator.getByRole('spinbutton', { name: t.media.width }).fill('120');
    await second.press('End');
    await bring(second, 'paste', { png });
    await expect(second.locator('img[src]')).toHaveCount(2);
    await bring(second, 'drop', { png });
    await expect(second.locator('img[src]')).toHaveCount(3);
    await leave();
    expect((await stored(2)).html).toMatch(/<img src="\/[^"]+" alt="Our logo" width="120">/);
  });

  await test.step('at most two editors are alive; the oldest is dropped (P4.36, S9.30)', async () => {
    // A picture that is pasted into a field of words opens the third.
    await card(creator, 3).click({ position: { x: 60, y: 8 } });
    await bring(card(creator, 3).locator('textarea').first(), 'paste', { png: [...greenPoint] });
    await expect(card(creator, 3).locator('.ProseMirror img[src]')).toHaveCount(1);
    await expect(creator.locator('.ProseMirror')).toHaveCount(2);
    await expect(card(creator, 1).locator('.ProseMirror')).toHaveCount(0);
  });

  await test.step('the large window is 1100 by 500, on a phone the whole screen (P9.11, S9.13, S9.14)', async () => {
    await button(t.expand).click();
    const dialog = creator.getByRole('dialog');
    const text = dialog.locator('[contenteditable=true]');
    await expect(text).toBeFocused();
    await expectAccessible(creator, BEHIND);
    const window = await dialog.boundingBox();
    const { width, height } = creator.viewportSize()!;
    const isPhone = width < 700;
    expect(window).toMatchObject(isPhone ? { x: 0, width } : { width: 1100 });
    const box = await dialog.locator('fieldset').first().boundingBox();
    if (!isPhone) expect(box?.height).toBe(500);
    else expect(box?.height).toBeGreaterThan(height * 0.7);
    if (!isPhone) {
      // Tooltips come after 1000 ms (P9.13).
      await dialog.getByRole('button', { name: t.bold }).hover();
      await creator.waitForTimeout(700);
      await expect(creator.getByRole('tooltip', { name: t.bold })).toBeHidden();
      await expect(creator.getByRole('tooltip', { name: t.bold })).toBeVisible();
    }

    // 500 characters of plain text (P9.7, S5.41), counted when they run out.
    await text.press('ControlOrMeta+A');
    await bring(text, 'paste', { text: '长'.repeat(499) });
    await expect(dialog.getByText(t.count({ count: 499, max: 500 }))).toBeVisible();
    await text.pressSequentially('ab');
    await dialog.getByRole('button', { name: t.done }).click();
    await said(t.tooLong({ max: 500 }));
    await text.press('Backspace');
    // Closing asks before it throws words away.
    await dialog.getByRole('button', { name: t.cancel, exact: true }).click();
    await creator.getByRole('button', { name: t.discard.decline }).click();
    await dialog.getByRole('button', { name: t.done }).click();
    await expect(dialog).toHaveCount(0);
    expect([...(await stored(3)).text]).toHaveLength(500);
  });

  await test.step('an empty title is refused, and the one before comes back (S5.42)', async () => {
    const third = await openTitle(creator, 2, language);
    await third.press('ControlOrMeta+A');
    await third.press('Backspace');
    await leave();
    await said(t.empty);
    await expect(card(creator, 2).locator('img[src]')).toHaveCount(3);
    await expectNoSidewaysScrolling(creator);
  });
});

const QUOTABLE: readonly Asked[] = [
  { type: 'multiple-choice', title: 'Drinks', items: ['Tea', 'Coffee', 'Juice'] },
  { type: 'multi-dropdown', title: 'Cities', items: ['Hangzhou', 'Ningbo'] },
  { type: 'multi-fill-in', title: 'About you', items: ['Name', 'Town'] },
  { type: 'ranking', title: 'Order', items: ['Price', 'Taste'] },
  { type: 'ruler', title: 'How much', items: ['Sweet', 'Sour'] },
  { type: 'horizontal-fill-in', title: 'In words', items: ['I am', 'from'] },
];

/** An option of one of Ant Design's lists: the one that is open. */
const choice = (page: Page, text: string) =>
  page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option', { hasText: text });

test('earlier answers are quoted by the dialog alone, and stay in every language', async ({
  creator,
  newVisitor,
  language,
}) => {
  const t = richTextTexts[language];
  const words = t.quoteDialog;
  const last = QUOTABLE.length + 2;
  const { call, scrollId } = await openSurvey(creator, [
    ...QUOTABLE,
    { type: 'nps', title: 'Recommend' },
    { type: 'fill-in', title: 'Why' },
  ]);
  const said = (text: string) => expect(creator.getByText(text, { exact: true }).first()).toBeVisible();
  const title = await openTitle(creator, last, language);
  const dialog = creator.getByRole('dialog', { name: words.title });
  const ok = dialog.getByRole('button', { name: words.ok, exact: true });
  const alert = dialog.getByRole('alert');
  // By keys: a list that is still opening or closing swallows clicks.
  const pickIn = async (list: Locator, text: string) => {
    await list.fill(text);
    await expect(choice(creator, text).first()).toBeVisible();
    await list.press('Enter');
  };
  const ask = (text: string) => pickIn(dialog.getByRole('combobox', { name: words.question }), text);
  const parts = dialog.getByRole('combobox', { name: words.options });
  const chosen = dialog.locator('.ant-select-selection-item-content');

  await test.step('nothing chosen is refused for every type that has parts (S5.44, S5.45); others are not supported (S5.49)', async () => {
    await title.press('End');
    await creator.getByRole('button', { name: t.quote }).click();
    await expect(title).toContainText(words.placeholder);
    await ok.click();
    await expect(alert).toHaveText(words.pleaseSelect);
    await ask('Recommend');
    await expect(alert).toHaveText(words.notSupported);
    for (const { title: name } of QUOTABLE) {
      await ask(name);
      await ok.click();
      await expect(alert).toHaveText(words.pleaseSelect);
    }
  });

  await test.step('"all" and the options drop each other (S4.26); closing leaves the title as it was (S4.25)', async () => {
    await ask('Drinks');
    await pickIn(parts, 'Tea');
    await pickIn(parts, words.all);
    await expect(chosen).toHaveText([words.all]);
    await pickIn(parts, 'Coffee');
    await expect(chosen).toHaveText(['Coffee']);
    await dialog.getByText(words.question, { exact: true }).click();
    await dialog.getByRole('button', { name: words.cancel, exact: true }).click();
    await expect(title).toHaveText('Why');
  });

  await test.step('OK writes the marker and closes (S4.24); a key cannot take it away (S5.57), undo takes back what the dialog did', async () => {
    await creator.getByRole('button', { name: t.quote }).click();
    await ask('Drinks');
    await pickIn(parts, 'Tea');
    await pickIn(parts, 'Juice');
    await dialog.getByText(words.question, { exact: true }).click();
    await ok.click();
    await expect(title).toHaveText('WhyQ1-Answer');
    await title.press('Backspace');
    await said(words.onlyHere);
    await expect(title).toHaveText('WhyQ1-Answer');
    await title.press('ControlOrMeta+Z');
    await expect(title).toHaveText('Why');
    await title.press('ControlOrMeta+Shift+Z');
    await expect(title).toHaveText('WhyQ1-Answer');
    await card(creator, 1).getByText('Tea').click();
    await saved(creator);
    const { document } = await call(scrollCalls.get, { scrollId });
    expect(document.questions[questionId(last)]?.title).toEqual({
      text: 'WhyQ1-Answer',
      html: `<p>Why<span data-qid="${questionId(1)}" data-itemid="${itemId(1, 1)},${itemId(1, 3)}" contenteditable="false" style="font-weight:bold">Q1-Answer</span></p>`,
    });
  });

  await test.step('a quoted question that stands behind its quote is said where the quote is', async () => {
    const { document } = await call(scrollCalls.get, { scrollId });
    const { groupId, order: wasAt } = document.questions[questionId(last)]!;
    const [front] = ordersBetween(null, document.questions[questionId(1)]!.order, 1);
    const move = { scrollId, questionId: questionId(last), groupId };
    await call(questionCalls.moveTopQuestion, { ...move, order: front! });
    await creator.reload();
    const fault = card(creator, 1).getByRole('alert');
    await expect(fault).toHaveText(questionnaireProblemTexts[language]['quote-forward']);
    await call(questionCalls.moveTopQuestion, { ...move, order: wasAt });
    await expect(fault).toHaveCount(0);
  });

  await test.step('in another language the marker can be moved, not deleted (S5.55) nor added (S5.56)', async () => {
    const words = languageTexts[language];
    await call(languageCalls.addLanguage, { scrollId, languageId: 8, name: 'Deutsch' });
    await creator.goto(`/survey/create/config?scrollId=${scrollId}&view=languages`);
    const place = words.translate({ place: `Q${last} ${words.fields.title}` });
    await creator.getByRole('button', { name: place }).click();
    const text = creator.getByRole('textbox', { name: place, exact: true });
    await text.press('End');
    await text.press('Backspace');
    await said(t.quoteDialog.cannotDelete);
    await expect(text).toHaveText('WhyQ1-Answer');
    await bring(text, 'paste', {
      html: `<p><span data-qid="${questionId(2)}" contenteditable="false">Q2-Answer</span></p>`,
      text: 'Q2-Answer',
    });
    await said(t.quoteDialog.cannotAdd);
    await expect(text).toHaveText('WhyQ1-Answer');
    await text.press('Home');
    await text.pressSequentially('Warum? ');
    await creator.getByRole('searchbox', { name: words.search }).click();
    await expect(creator.getByText(words.progress({ done: 1, total: 23 }))).toBeVisible();
    await saved(creator);
    await expectNoSidewaysScrolling(creator);
  });

  await test.step('a respondent reads the options that were quoted, in that language', async () => {
    const visitor = await newVisitor();
    await visitor.goto(`${await publishSurvey(call, scrollId)}?languageId=8`);
    await visitor.getByRole('checkbox', { name: 'Tea' }).check();
    await visitor.getByRole('checkbox', { name: 'Coffee' }).check();
    await expect(visitor.getByText('Warum? WhyTea')).toBeVisible();
  });
});

test('options come in from sheets and texts, and what is wrong with them is said with its line', async ({
  creator,
  language,
}, info) => {
  test.skip((creator.viewportSize()?.width ?? 0) < 700, 'nothing of it is another on a phone');
  const t = canvasTexts[language];
  const problems = (word: 'import-slash' | 'import-layer-one-missing' | 'import-levels-differ', line: number) =>
    editProblemTexts[language][word]({ line });
  await openSurvey(creator, [
    { type: 'single-choice', title: 'Drinks', items: ['Tea'] },
    { type: 'cascade', title: 'Places', items: ['Anywhere'] },
  ]);
  const dialog = creator.getByRole('dialog');
  const input = dialog.locator('input[type=file]');
  const text = dialog.getByRole('textbox', { name: t.batch.label });
  const alert = dialog.getByRole('alert');
  const add = dialog.getByRole('button', { name: t.batch.add, exact: true });
  const open = async (place: number, name: string, item?: string) => {
    await card(creator, place).click({ position: { x: 60, y: 8 } });
    await card(creator, place).getByRole('button', { name, exact: true }).last().click();
    if (item) await creator.getByRole('menuitem', { name: item }).click();
  };
  /** The template as it is downloaded (S7.16), with these rows below its heading. */
  const filled = async (rows: readonly string[][]) => {
    const download = creator.waitForEvent('download');
    await dialog.getByRole('button', { name: t.batch.template }).click();
    const { sheets } = await readXlsx(readFileSync(await (await download).path()));
    const [head = []] = sheets[0]!.rows;
    return asSheet([head.map(String), ...rows]);
  };

  await test.step('a wrong template, a wrong format, too large, empty (S8.2, S8.3, S8.4)', async () => {
    await open(1, t.batchAdd);
    await input.setInputFiles(await asSheet([['Something else'], ['Tea']]));
    await expect(alert).toHaveText(t.batch.templateWrong);
    await input.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
    await expect(alert).toHaveText(t.batch.fileWrong);
    await input.setInputFiles(largeFile(info, 'large.txt', 5 * MEGABYTE + 1));
    await expect(alert).toHaveText(t.batch.fileTooLarge);
    await input.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('  ') });
    await expect(alert).toHaveText(t.batch.fileEmpty);
  });

  await test.step('the filled-in template is shown, and then added', async () => {
    await input.setInputFiles(await filled([['Coffee'], ['Juice']]));
    await expect(text).toHaveValue('Coffee\nJuice');
    await add.click();
    await expect(dialog).toHaveCount(0);
    await expect(card(creator, 1)).toContainText('Tea');
    await expect.poll(() => fieldsIn(card(creator, 1))).toEqual(['Drinks', 'Tea', 'Coffee', 'Juice']);
  });

  await test.step('two levels: a second needs a first; the wrong line is selected', async () => {
    await open(1, t.more, t.turnOnLayers);
    await input.setInputFiles(
      await filled([
        ['', 'Green'],
        ['Soda', 'Cola'],
      ]),
    );
    await add.click();
    await expect(alert).toHaveText(problems('import-layer-one-missing', 1));
    await text.fill('Water\nSoda\tCola\nSoda\tTonic');
    await add.click();
    await expect(dialog).toHaveCount(0);
    await expect
      .poll(() => fieldsIn(card(creator, 1)))
      .toEqual(['Drinks', 'Tea', 'Coffee', 'Juice', 'Water', 'Soda', 'Cola', 'Tonic']);
  });

  await test.step('a cascade: no slash, every line with as many levels; it comes in place of what was there', async () => {
    await open(2, t.importCascade);
    const ok = dialog.getByRole('button', { name: t.batch.import, exact: true });
    await text.fill('Zhejiang\tHangzhou\nZhe/jiang\tNingbo');
    await ok.click();
    await expect(alert).toHaveText(problems('import-slash', 2));
    const selected = await text.evaluate(field => {
      const { value, selectionStart, selectionEnd } = field as HTMLTextAreaElement;
      return value.slice(selectionStart, selectionEnd);
    });
    expect(selected).toBe('Zhe/jiang\tNingbo');
    await text.fill('Zhejiang\tHangzhou\nJiangsu');
    await ok.click();
    await expect(alert).toHaveText(problems('import-levels-differ', 2));
    await input.setInputFiles(
      await filled([
        ['Zhejiang', 'Hangzhou', 'Xihu', ''],
        ['Zhejiang', 'Ningbo', 'Haishu', ''],
      ]),
    );
    await ok.click();
    await expect(dialog).toHaveCount(0);
    await expect
      .poll(() => fieldsIn(card(creator, 2)))
      .toEqual(['Places', 'Zhejiang', 'Hangzhou', 'Xihu', 'Ningbo', 'Haishu']);
    await saved(creator);
    await expectNoSidewaysScrolling(creator);
  });
});

async function asSheet(rows: string[][]) {
  const buffer = Buffer.from(await writeXlsx({ sheets: [{ name: 'Sheet', rows }] }));
  return { name: 'options.xlsx', mimeType: 'application/octet-stream', buffer };
}

test('the history shows who did what, an earlier state with its differences, and the way back', async ({
  creator,
  language,
}) => {
  const t = editorToolsTexts[language].history;
  const { call, scrollId } = await openSurvey(creator, [
    { type: 'single-choice', title: 'First', items: ['Yes', 'No'] },
    { type: 'fill-in', title: 'Second' },
  ]);
  const { version } = await call(scrollCalls.get, { scrollId });
  await call(questionCalls.modifyName, { scrollId, questionId: questionId(1), title: { text: 'First, changed' } });
  await call(questionCalls.deleteTopQuestion, { scrollId, questionId: questionId(2) });
  await expect(creator.getByRole('article')).toHaveCount(1);
  const drawer = creator.getByRole('dialog', { name: t.title });
  const openHistory = async () => {
    const button = creator.getByRole('button', { name: t.open, exact: true });
    if (await button.isVisible()) await button.click();
    else {
      await creator.getByRole('button', { name: canvasTexts[language].more, exact: true }).first().click();
      await creator.getByRole('menuitem', { name: t.open }).click();
    }
  };

  await test.step('a list that cannot be loaded says so, and is tried again', async () => {
    await creator.route('**/edit/history*', route => route.abort());
    await openHistory();
    await expect(drawer.getByText(t.failed)).toBeVisible({ timeout: 30_000 });
    await creator.unroute('**/edit/history*');
    await drawer.getByRole('button', { name: t.retry }).click();
  });

  await test.step('it has who and when, and the state then with what has become another since', async () => {
    const step = drawer.getByRole('listitem').first();
    await expect(step).toContainText('林晓');
    await expect(step).toContainText(t.edits.deleteTopQuestion({ count: 1 }));
    await expect(step.getByRole('time')).toBeVisible();
    await step.getByRole('button', { name: t.look }).click();
    await expect(drawer.getByText(t.compare.same)).toBeVisible();
    // Back, edit by edit, to before the last two.
    for (const _edit of [1, 2]) await drawer.getByRole('button', { name: t.previousEdit }).click();
    await expect(drawer.getByText(t.editOf({ n: version, count: version + 2 }))).toBeVisible();
    await expect(drawer.getByText(t.compare.now({ text: 'First, changed' }))).toBeVisible();
    await expect(drawer.getByText(t.compare.marks.deleted)).toBeVisible();
    await drawer.getByRole('checkbox', { name: t.compare.only }).check();
    await expect(drawer.getByText('Yes', { exact: true })).toHaveCount(0);
    await expectAccessible(creator, BEHIND);
    await expectNoSidewaysScrolling(creator);
  });

  await test.step('restoring is an edit while a colleague edits something else, and undo takes it back', async () => {
    const { document } = await call(scrollCalls.get, { scrollId });
    const { groupId, order } = document.questions[questionId(1)]!;
    await call(questionCalls.addTopQuestion, {
      ...{
        scrollId,
        groupId,
        order: ordersBetween(order, null, 1)[0]!,
        type: 'nps',
        title: { text: 'Third, meanwhile' },
      },
      ...{ questionId: questionId(3), seqName: 'Q3', settings: {}, items: [], rows: [] },
    });
    await expect(drawer.getByText('Third, meanwhile')).toBeVisible();
    await drawer.getByRole('button', { name: t.restore }).press('Enter');
    await creator.getByRole('button', { name: t.restoreConfirm, exact: true }).click();
    await expect(creator.getByText(t.restored)).toBeVisible();
    await expect(creator.getByRole('article')).toHaveCount(2);
    await expect(card(creator, 2)).toContainText('Second');
    await saved(creator);
    await creator.getByRole('button', { name: new RegExp(`^${editorTexts[language].undo}`) }).click();
    await expect(creator.getByRole('article')).toHaveCount(2);
    await expect(card(creator, 2)).toContainText('Third, meanwhile');
    await expect(card(creator, 1)).toContainText('First, changed');
  });
});

test('the look is seen as it is made: pictures, cover, end pages, and where each language leads', async ({
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

test('300 questions are translated on a page that stays light', async ({ creator, language }) => {
  test.skip((creator.viewportSize()?.width ?? 0) < 700, 'nothing of it is another on a phone');
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
  await creator.getByRole('checkbox', { name: words.missingOnly }).check();
  await expect(creator.getByText(words.noMatch)).toBeVisible();
  // Taken away again with its texts; the multilingual setting closes with the last one.
  await creator.getByRole('button', { name: words.remove({ name: 'Deutsch' }) }).click();
  await expect(creator.getByText(words.removeText({ done: 1, total: 902 }))).toBeVisible();
  await creator.getByRole('button', { name: words.removeConfirm, exact: true }).click();
  await expect(creator.getByText(words.emptyTitle)).toBeVisible();
});
