import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { latePageTexts } from '@wenshu/texts/collect/late-page';
import type { Plugin } from 'vite';

const early = fileURLToPath(new URL('../src/early/early.js', import.meta.url));
const STYLE_LINK = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/;

/**
 * What the page needs before its script stands in the page itself: the style sheet, so that one round trip shows the first question, the few
 * lines that hold what is done meanwhile, and the sentence for a script that is late. The server tells browsers their hashes.
 */
export function firstPageHtml(): Plugin {
  return {
    name: 'first-page-html',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const name = STYLE_LINK.exec(html)?.[1];
        const sheet = name === undefined ? undefined : bundle[name];
        if (name === undefined || sheet?.type !== 'asset') throw new Error('The answering page has no style sheet');
        delete bundle[name];
        return html
          .replace(STYLE_LINK, '')
          .replace('<link rel="icon"', head => `<script>${earlyScript()}</script>\n    ${head}`)
          .replace('</head>', end => `<style>${String(sheet.source).trim()}</style>\n  ${end}`)
          .replace('</body>', end => `${lateSentence()}\n  ${end}`);
      },
    },
  };
}

function earlyScript(): string {
  return readFileSync(early, 'utf8')
    .replace(/\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replace(/\n\s*/g, '\n')
    .trim();
}

function lateSentence(): string {
  const sentence = (lang: string, { text, hint }: { text: string; hint: string }) =>
    `<p lang="${lang}">${text} ${hint}</p>`;
  return `<div id="late" role="status">${sentence('zh-CN', latePageTexts.zh)}${sentence('en', latePageTexts.en)}</div>`;
}
