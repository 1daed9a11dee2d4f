import type { Page } from '@playwright/test';
import { linkCalls } from '@wenshu/api-contract';
import { answeringTexts } from '@wenshu/texts/answering';
import { dockingTexts } from '@wenshu/texts/collect/docking';
import { channelTexts } from '@wenshu/texts/collect/links';
import { peopleTexts } from '@wenshu/texts/collect/respondents';
import { rewardTexts } from '@wenshu/texts/collect/rewards';
import { sampleTexts } from '@wenshu/texts/collect/samples';
import { sendingTexts } from '@wenshu/texts/collect/sending';
import { editorTexts } from '@wenshu/texts/design/editor';
import { endOutcomeTexts } from '@wenshu/texts/design/end-outcomes';
import { jobTexts } from '@wenshu/texts/people/jobs';
import { call, DRINK } from './support/answering.ts';
import { publishAnyway } from './support/editor.ts';
import { address, expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';
import { onOtherSite } from './support/other-site.ts';
import { readCode } from './support/read-code.ts';
import { greenPoint } from './support/sample-files.ts';
import { designSurvey, publishSurvey } from './support/survey-maker.ts';

/** With words that nobody has written: told before publishing, and published all the same. */
const UNFINISHED = { type: 'single-choice', title: 'Size', items: ['Option 1', 'Large'] };
const LOGO = { name: 'logo.png', mimeType: 'image/png', buffer: greenPoint };

const pageOf = (scrollId: string) => `/survey/launch/channel?scrollId=${scrollId}`;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The line of a link, in the table or as a card. */
const lineOf = (page: Page, linkCode: string) => page.locator(`[data-link="${linkCode}"]`);

async function openLink(page: Page, language: 'zh' | 'en', name: string) {
  await button(page, channelTexts[language].links.useOne({ name })).click();
  const drawer = page.getByRole('dialog', { name });
  await expect(drawer).toBeVisible();
  return {
    drawer,
    show: (tab: keyof (typeof channelTexts)['zh']['drawer']['tabs']) =>
      drawer.getByRole('tab', { name: channelTexts[language].drawer.tabs[tab], exact: true }).click(),
    close: async () => {
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
    },
  };
}

test('a survey is published, gets a link in a channel that is switched off and on, and its QR code leads there (S2.7, S2.45, S3.56, S4.7, S9.12) @wide', async ({
  creator: page,
  newVisitor,
  language,
}) => {
  const t = channelTexts[language];
  const scrollId = await designSurvey(call, `Channels ${Date.now()}`, [DRINK, UNFINISHED]);

  await test.step('publish from here', async () => {
    await page.goto(`/survey/launch?scrollId=${scrollId}`);
    await expect(page).toHaveURL(/\/survey\/launch\/channel\?/);
    await expect(page.getByText(t.state.texts[0], { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: t.links.empty })).toBeVisible();
    const ways = [
      t.views.links,
      ...Object.values(peopleTexts[language].tabs),
      ...Object.values(sendingTexts[language].tabs),
      sampleTexts[language].tab,
      rewardTexts[language].tab,
      dockingTexts[language].tab,
    ];
    await expect(page.getByRole('tablist', { name: t.tabs }).getByRole('tab')).toHaveText(ways);
    await expectAccessible(page);
    await button(page, t.state.publish).click();
    await publishAnyway(page, language);
    await expect(page.getByText(t.state.texts[1], { exact: true })).toBeVisible();
  });

  const made: string[] = [];
  await test.step('make two links, the second one in a channel', async () => {
    const dialog = page.getByRole('dialog', { name: t.create.title });
    await button(page, t.links.add).click();
    await button(page, t.create.submit).click();
    await expect(dialog).toBeHidden();
    await expect(page.locator('[data-link]')).toHaveCount(1);
    await button(page, t.links.add).click();
    await dialog.getByLabel(t.create.name).fill('Poster');
    await dialog.getByLabel(t.create.channel).fill('two words');
    await button(page, t.create.submit).click();
    await expect(dialog.getByRole('alert')).toHaveText(t.create.channelWrong);
    await expectAccessible(page, '#root');
    await dialog.getByLabel(t.create.channel).fill('门店_1');
    await dialog.getByLabel(t.create.channel).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.locator('[data-link]')).toHaveCount(2);
    made.push(...(await call(linkCalls.list, { scrollId })).map(({ linkCode }) => linkCode));
  });
  const [, linkCode = ''] = made;
  const line = lineOf(page, linkCode);
  await expect(line).toContainText('门店_1');
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);

  await test.step('switch it off and on: nobody gets in meanwhile', async () => {
    const toggle = page.getByRole('switch', { name: t.links.switch({ name: 'Poster' }), exact: true });
    await toggle.click();
    await expect(line).toContainText(t.links.states.off);
    const visitor = await newVisitor();
    await visitor.goto(`/s/${linkCode}?lang=${language}`);
    await expect(visitor.getByRole('radio', { name: 'Tea' })).toBeHidden();
    await expect(toggle).toBeEnabled();
    await toggle.click();
    await expect(line).toContainText(t.links.states.open);
    await visitor.reload();
    await expect(visitor.getByRole('radio', { name: 'Tea' })).toBeAttached();
  });

  const { drawer } = await openLink(page, language, 'Poster');
  await test.step('its QR code leads to it, as PNG and SVG, with and without a logo', async () => {
    const download = async (name: string) => {
      const begun = page.waitForEvent('download');
      await button(page, name).click();
      return begun;
    };
    const right = { text: `${address()}/s/${linkCode}`, width: 344 };
    expect(await readCode(page, await download(t.code.png))).toEqual(right);
    expect(await readCode(page, await download(t.code.svg))).toEqual(right);
    await drawer.getByLabel(t.code.logo).setInputFiles(LOGO);
    await expect(button(page, t.code.remove)).toBeVisible();
    expect(await readCode(page, await download(t.code.png))).toEqual(right);
    expect(await readCode(page, await download(t.code.svg))).toEqual(right);
    await expectAccessible(page, '#root');
  });
});

test('a survey stands in a page of another site in three ways, is answered there, and is counted without a reload (S3.56, S4.7) @wide', async ({
  creator: page,
  newVisitor,
  language,
}) => {
  const t = channelTexts[language];
  // The address in the snippet names no language: the words are those of the survey's own.
  const views = answeringTexts.zh;
  const scrollId = await designSurvey(call, `Embedded ${Date.now()}`, [DRINK]);
  const linkCode = (await publishSurvey(call, scrollId)).slice('/s/'.length);
  const other = await call(linkCalls.create, { scrollId, name: 'Poster' });
  await page.goto(pageOf(scrollId));
  const line = lineOf(page, linkCode);
  await expect(line.locator('[data-figure="collected"]')).toHaveText('0');
  const { drawer, show, close } = await openLink(page, language, t.links.unnamed({ number: 1 }));

  await show('embed');
  const snippet = drawer.getByLabel(t.embed.snippet);
  await expect(drawer.getByText(t.embed.off)).toBeVisible();
  await drawer.getByRole('switch', { name: t.embed.allow }).click();
  await expect(drawer.getByText(t.embed.off)).toBeHidden();
  await expectAccessible(page, '#root');

  await test.step('answer inside the other page', async () => {
    await onOtherSite(await snippet.inputValue(), async shop => {
      const visitor = await newVisitor();
      await visitor.goto(shop);
      const frame = visitor.frameLocator('iframe');
      await frame.getByRole('radio', { name: 'Tea', exact: true }).check({ force: true });
      await frame.getByRole('button', { name: views.submit, exact: true }).click();
      await expect(frame.getByRole('heading', { name: views.outcomes.finished.title, exact: true })).toBeVisible();
    });
  });

  await test.step('a button and a pop-up open it too', async () => {
    await drawer.getByText(t.embed.ways.button, { exact: true }).click();
    await onOtherSite(await snippet.inputValue(), async shop => {
      const visitor = await newVisitor();
      await visitor.goto(shop);
      await button(visitor, t.embed.words.open).click();
      await expect(visitor.frameLocator('iframe').getByRole('radio', { name: 'Tea' })).toBeAttached();
      await button(visitor, t.embed.words.close).click();
      await expect(visitor.getByRole('dialog')).toBeHidden();
    });
    await drawer.getByText(t.embed.ways.popup, { exact: true }).click();
    await onOtherSite(await snippet.inputValue(), async shop => {
      const visitor = await newVisitor();
      await visitor.goto(shop);
      await expect(visitor.frameLocator('iframe').getByRole('radio', { name: 'Tea' })).toBeAttached();
      // Once for each visitor: however long a second visit lasts, its box stays shut.
      await visitor.clock.install();
      await visitor.reload();
      await visitor.clock.runFor(60_000);
      await expect(visitor.getByRole('dialog')).toBeHidden();
    });
  });
  await close();

  await test.step('it is counted, and nobody has reloaded the page', async () => {
    await expect(line.locator('[data-figure="collected"]')).toHaveText('1', { timeout: 30_000 });
    await expect(line.locator('[data-figure="success"]')).toHaveText('1');
    await expect(page.locator('[data-total="collected"] dd')).toHaveText('1');
    await expect(lineOf(page, other.linkCode).locator('[data-figure="collected"]')).toHaveText('0');
  });

  await test.step('while it is suspended no link can be switched', async () => {
    await button(page, t.state.suspend).click();
    await page.getByRole('dialog').getByRole('button', { name: editorTexts[language].suspendConfirm }).click();
    await expect(page.getByText(t.state.texts[2], { exact: true })).toBeVisible();
    await expect(page.getByText(t.links.locked, { exact: true })).toBeVisible();
    await expect(page.getByRole('switch', { name: t.links.switch({ name: 'Poster' }), exact: true })).toBeDisabled();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
  });
});

test('a link has a poster, parameters, addresses after the end, words for chats, and a file of all @wide', async ({
  creator: page,
  newVisitor,
  language,
}) => {
  const t = channelTexts[language];
  const scrollId = await designSurvey(call, `Uses ${Date.now()}`, [DRINK]);
  const path = await publishSurvey(call, scrollId);
  await page.goto(pageOf(scrollId));
  const { drawer, show, close } = await openLink(page, language, t.links.unnamed({ number: 1 }));

  await test.step('print a poster: the paper has nothing else on it', async () => {
    await show('poster');
    await drawer.getByLabel(t.poster.heading).fill('Tell us what you drink');
    const preview = drawer.getByRole('region', { name: t.poster.preview });
    await expect(preview).toContainText('Tell us what you drink');
    await expectAccessible(page, '#root');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('[data-poster]')).toBeVisible();
    await expect(page.locator('[data-poster] img')).toBeVisible();
    await expect(page.locator('#root')).toBeHidden();
    await expect(drawer).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await expect(page.locator('[data-poster]')).toBeHidden();
  });

  await test.step('add parameters', async () => {
    await show('address');
    await drawer.getByLabel(t.address.nameOf({ number: 1 })).fill('lang');
    await expect(drawer.getByRole('alert')).toHaveText(t.address.problems.language);
    await drawer.getByLabel(t.address.nameOf({ number: 1 })).fill('source');
    await drawer.getByLabel(t.address.valueOf({ number: 1 })).fill('a & b');
    await expect(drawer.getByLabel(t.address.result)).toHaveValue(`${address()}${path}?source=a+%26+b`);
    await expectAccessible(page, '#root');
  });

  await test.step('send respondents elsewhere when they have finished', async () => {
    await show('ends');
    const finished = drawer.getByLabel(endOutcomeTexts[language].finished, { exact: true });
    await finished.fill('javascript:alert(1)');
    await button(page, t.ends.save).click();
    await expect(drawer.getByRole('alert')).toHaveText(t.ends.wrong);
    await finished.fill('https://shop.example/thanks?id={recordId}');
    await button(page, t.ends.save).click();
    await expect(page.getByText(t.ends.saved)).toBeVisible();
    await expectAccessible(page, '#root');
    const [link] = (await call(linkCalls.findPage, { scrollId })).items;
    expect(link?.endPageLinks).toEqual({ finished: 'https://shop.example/thanks?id={recordId}' });
  });
  await close();

  await test.step('words for chats stand in the page', async () => {
    await button(page, t.links.share).click();
    const card = page.getByRole('dialog', { name: t.share.title });
    await card.getByLabel(t.share.heading).fill('"Tea" & <coffee>');
    await card.getByLabel(t.share.heading).press('Enter');
    await expect(card.getByRole('region', { name: t.share.preview })).toContainText('"Tea" & <coffee>');
    await expectAccessible(page, '#root');
    await expectNoSidewaysScrolling(page);
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
    const visitor = await newVisitor();
    await visitor.goto(path);
    await expect(visitor.locator('meta[property="og:title"]')).toHaveAttribute('content', '"Tea" & <coffee>');
  });

  await test.step('all links with their QR codes as a file', async () => {
    await button(page, t.links.files).click();
    await page.getByRole('menuitem', { name: t.links.codes }).click();
    await expect(page.getByText(jobTexts[language].started)).toBeVisible();
  });
});
