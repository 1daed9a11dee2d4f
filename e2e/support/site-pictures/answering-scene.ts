import type { Browser } from '@playwright/test';
import { linkCalls, publishCalls, scrollCalls, scrollListCalls } from '@wenshu/api-contract';
import type { Questionnaire } from '@wenshu/survey-core';
import { HEIGHT, keepPicture, WIDTH } from './keep-picture.ts';
import { letters, pictureOfParts } from './page-of-parts.ts';
import type { ShownPlatform } from './shown-platform.ts';
import { stillPicture } from './take-scene.ts';

const PHONE = { width: 360, height: 690 };

/** Answering on a phone: a choice between products, and questions on satisfaction. */
export async function takeAnswering(browser: Browser, platform: ShownPlatform): Promise<void> {
  const { language, call, surveyOf, studies } = platform;
  // The study itself has ended.
  const original = surveyOf(/CBC/);
  const { document } = (await call(scrollCalls.get, { scrollId: original })) as { document: Questionnaire };
  // What respondents see is what it is about, not by which method.
  const subject = document.title.text.split(/[：:]\s*/).at(-1)!;
  const { scrollId } = await call(scrollListCalls.copy, { scrollId: original, name: subject });
  await call(publishCalls.changeStatus, { scrollId, status: 1 });
  const { linkCode } = await call(linkCalls.create, { scrollId });
  const phones = [
    await onPhone(browser, platform, linkCode),
    await onPhone(browser, platform, studies.customers.linkCode),
  ];
  const images = phones.map(picture => `<div><img src="data:image/png;base64,${picture.toString('base64')}"></div>`);
  const taken = await pictureOfParts(browser, {
    width: WIDTH,
    height: HEIGHT,
    scale: 1.5,
    css: `
      body { display: flex; justify-content: center; align-items: center; gap: 96px;
        background: radial-gradient(800px 520px at 50% 60%, var(--pine-soft), transparent), var(--paper) }
      div { padding: 10px; border-radius: 42px; background: var(--ink); box-shadow: var(--shadow-high) }
      img { display: block; width: ${PHONE.width}px; height: ${PHONE.height}px; border-radius: 33px }`,
    body: images.join(''),
  });
  await keepPicture(`answering-${language}`, taken);
}

async function onPhone(browser: Browser, { address, language }: ShownPlatform, linkCode: string): Promise<Buffer> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: PHONE,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
    locale: language === 'zh' ? 'zh-CN' : 'en-GB',
  });
  const page = await context.newPage();
  await page.goto(`/s/${linkCode}`);
  // The page takes Inter where it is, else the phone's own letters, which this machine has not.
  await page.evaluate(
    async bytes => {
      const face = new FontFace('Inter', Uint8Array.from(bytes), { weight: '100 900' });
      document.fonts.add(await face.load());
    },
    [...letters],
  );
  const picture = await stillPicture(page);
  await context.close();
  return picture;
}
