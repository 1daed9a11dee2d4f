import { Buffer } from 'node:buffer';
import { scrollCalls } from '@wenshu/api-contract';
import { licenceTexts } from '@wenshu/texts/people/licences';
import { richTextTexts } from '@wenshu/texts/rich-text';
import { bring } from './support/bring.ts';
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';
import { BEHIND, card, largeFile, MEGABYTE, openSurvey, openTitle, saved } from './support/open-survey.ts';
import { greenPoint, sampleFiles } from './support/sample-files.ts';
import { publishSurvey, questionId } from './support/survey-maker.ts';

// The same dialog on every screen.
test('a video is checked, sent, broken off, put into a title, and plays for respondents @wide', async ({
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

  await test.step('without the licence p016 it says that there is no authority, and whom to ask (P6.3, S6.5, S6.6)', async () => {
    await openTitle(creator, 1, language);
    await creator.getByRole('button', { name: t.video }).click();
    const paid = licenceTexts[language];
    const lacking = creator.getByRole('dialog', { name: paid.features.p016.name });
    await expect(lacking.getByText(paid.how)).toBeVisible();
    await expect(lacking.locator('input[type=file]')).toHaveCount(0);
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

  await test.step('sent, the file is shown in place of the drop zone; removing it brings the zone back (S4.28); its address (S7.10), width and height (S3.78), at most 800 wide (P9.12, S9.15)', async () => {
    await creator.getByRole('button', { name: t.video }).click();
    // The call gives the address that the player then shows.
    await input.setInputFiles(sampleFiles['walk.mp4']);
    await expect(dialog.getByText('walk.mp4')).toBeVisible();
    await expect(drop).toHaveCount(0);
    await dialog.getByRole('button', { name: words.remove }).click();
    await expect(drop).toBeVisible();
    await input.setInputFiles(sampleFiles['walk.mp4']);
    const width = dialog.getByRole('spinbutton', { name: words.width });
    await expect(width).toHaveValue('32');
    // The height follows in proportion.
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

test('a text takes pictures, links and what Word pastes, in place and in the large window @wide', async ({
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
    // What follows within half a second belongs to the same step.
    await creator.waitForTimeout(600);
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

  await test.step('pictures are chosen, pasted and dropped (P7.64, S7.9); others than these and over 5 MB are not (P8.20, P9.8, S5.36), and a failed call is said (P8.21, S8.1)', async () => {
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
    await said(t.imageFailed);
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
      await dialog.getByRole('button', { name: t.bold }).hover();
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
