// `npm run picture:types`: every question type as the page and the canvas draw it, at the width of a phone and of a desk, one picture
// each and one sheet of them all. For eyes: nothing compares them, and they lie in a temporary folder.
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { designCalls, scrollCalls } from '@wenshu/api-contract';
import { questionTypes } from '@wenshu/question-types/core';
import { allTypeInputs } from '@wenshu/question-types/testing-survey';
import { galleryTexts } from '@wenshu/texts/gallery';
import { createServer } from 'vite';
import { launchBrowser } from '../../tools/browser/launch-browser.ts';
import { buildApps } from '../../tools/build/build-apps.ts';
import { repositoryRoot } from '../../tools/repository-root.ts';
import { runTool } from '../../tools/run-tool.ts';
import { address, signIn } from './journey.ts';
import startPlatform from './start-platform.ts';
import { signedInCalls } from './survey-maker.ts';

const WIDTHS = [390, 1440];
/** Types to picture, by their slugs; all of them when none is named. */
const only = process.argv.slice(2);
const wanted = allTypeInputs().filter(({ slug }) => only.length === 0 || only.includes(slug));
const EXAMPLES = join(repositoryRoot, 'apps/respondent/src/gallery/examples');

await runTool(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wenshu-types-'));
  const browser = await launchBrowser();
  try {
    await pictureGallery(browser, folder);
    await pictureCanvas(browser, folder);
    for (const sheet of readdirSync(folder)) await pictureSheet(browser, join(folder, sheet));
  } finally {
    await browser.close();
  }
  console.log(folder);
  return 0;
});

/** The gallery of the answering page: each type empty and with its first answer. */
async function pictureGallery(browser: Browser, folder: string): Promise<void> {
  const server = await createServer({
    root: join(repositoryRoot, 'apps/respondent'),
    logLevel: 'error',
    server: { port: 0 },
  });
  await server.listen();
  try {
    for (const width of WIDTHS) {
      const page = await browser.newPage({ viewport: { width, height: 900 } });
      await page.goto(`${server.resolvedUrls!.local[0]}gallery.html`);
      await page.locator('[data-example]').first().waitFor();
      await page.waitForTimeout(1500);
      for (const { slug } of wanted)
        for (const state of ['empty', 'right 1'])
          await shoot(page, `[data-example="${slug} ${state}"]`, join(folder, `page-${width}`), `${slug} ${state}`);
      await page.close();
    }
  } finally {
    await server.close();
  }
}

/** The editor with a question of each type, none of them selected. */
async function pictureCanvas(browser: Browser, folder: string): Promise<void> {
  await buildApps(repositoryRoot);
  const stopPlatform = await startPlatform();
  try {
    const scrollId = await designAllTypes();
    for (const width of WIDTHS) {
      const context = await browser.newContext({ baseURL: address(), viewport: { width, height: 900 } });
      const page = await context.newPage();
      await page.route('**/examples/*', route =>
        route.fulfill({ path: join(EXAMPLES, basename(route.request().url())) }),
      );
      await page.addInitScript(() => localStorage.setItem('lang', 'zh'));
      await signIn(page, 'zh');
      await page.goto(`/survey/create/edit?scrollId=${scrollId}`);
      await page.getByRole('article').first().waitFor();
      for (const { slug, questionId } of wanted) {
        const card = `[data-question="${questionId}"]`;
        await page.locator(card).scrollIntoViewIfNeeded();
        await page.waitForTimeout(150);
        await shoot(page, card, join(folder, `canvas-${width}`), slug);
      }
      await context.close();
    }
  } finally {
    await stopPlatform();
  }
}

async function designAllTypes(): Promise<string> {
  const call = await signedInCalls(address());
  const { scrollId } = await call(scrollCalls.create, { name: '所有题型' });
  const { document } = await call(scrollCalls.get, { scrollId });
  const { parts, points } = galleryTexts.zh;
  const questions = allTypeInputs().map(({ slug, question }) => ({
    ...question,
    groupId: Object.keys(document.groups)[0]!,
    // Points have the words of points, everything else those of options; a title with blanks in it is what its type is about.
    items: withWords(question.items, Object.values(questionTypes[slug].capabilities.optionCounts ? points : parts)),
    rows: withWords(question.rows as { readonly title: { readonly text: string } }[], Object.values(parts)),
  }));
  await call(designCalls.importQuestions, { scrollId, questions } as never);
  return scrollId;
}

function withWords<Part extends { readonly title: { readonly text: string } }>(
  all: readonly Part[],
  words: readonly string[],
): readonly Part[] {
  return all.map((part, index) =>
    part.title.text.length > 12 ? part : { ...part, title: { text: words[index % words.length]! } },
  );
}

async function shoot(page: Page, selector: string, folder: string, name: string): Promise<void> {
  const one = page.locator(selector);
  // What cannot be answered has no answer to show.
  if ((await one.count()) > 0) await one.screenshot({ path: join(folder, `${name.replaceAll(' ', '-')}.png`) });
}

/** All pictures of a folder on one page. */
async function pictureSheet(browser: Browser, folder: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
  const columns = folder.endsWith('390') ? 6 : 3;
  const figures = readdirSync(folder).map(
    file => `<figure><figcaption>${file}</figcaption><img src="file://${join(folder, file)}"></figure>`,
  );
  const html = join(folder, 'sheet.html');
  writeFileSync(
    html,
    `<!doctype html><style>body{columns:${columns};font:12px sans-serif}figure{margin:0 0 8px;break-inside:avoid}img{width:100%}</style>${figures.join('')}`,
  );
  await page.goto(`file://${html}`);
  await page.screenshot({ path: `${folder}.png`, fullPage: true });
  await page.close();
}
