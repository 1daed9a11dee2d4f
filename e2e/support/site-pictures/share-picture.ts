import type { Browser } from '@playwright/test';
import { shellTexts } from '@wenshu/texts/shell';
import sharp from 'sharp';
import { keepFile } from './keep-picture.ts';
import { logo, pictureOfParts } from './page-of-parts.ts';

const { zh, en } = shellTexts;

/** What others see of a link to the site: its name and what it is for, in both languages. */
export async function takeShare(browser: Browser): Promise<void> {
  const taken = await pictureOfParts(browser, {
    width: 1200,
    height: 630,
    scale: 1,
    css: `
      body { padding: 96px; display: flex; flex-direction: column; justify-content: space-between;
        background: radial-gradient(900px 620px at 100% 100%, var(--pine-soft), transparent), var(--paper) }
      header { display: flex; align-items: center; gap: 32px; font-size: 76px; font-weight: 700; color: var(--pine-deep) }
      header svg { width: 128px; height: 128px }
      header small { font-size: 52px; font-weight: 600; color: var(--ink-soft) }
      h1 { font-size: 64px; font-weight: 700; letter-spacing: 2px }
      p { font-size: 40px; margin-top: 20px; color: var(--ink-soft) }`,
    body: `<header>${logo}${zh.productName} <small>${en.productName}</small></header>
      <main><h1>${zh.footer.slogan}</h1><p>${en.footer.slogan}</p></main>`,
  });
  keepFile('share.png', await sharp(taken).png({ palette: true, effort: 10 }).toBuffer());
}
