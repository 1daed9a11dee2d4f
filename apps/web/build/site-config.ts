import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig, Plugin } from 'vite';
import { precompress } from '../../../tools/build/precompress.ts';
import { SITE_BASE, writeSiteDrawing } from './site-drawing.ts';
import { withPreact } from './with-preact.ts';

interface SiteBuild {
  readonly root: string;
  /** Below it, `site` is for browsers and `site-drawing` for the server. */
  readonly outDir: string;
  /** Of the whole build: the update check of every program reads it in the page of the root. */
  readonly mark: string;
  readonly treeshake: object;
}

const SCRIPTS = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;
const STYLE_LINK = /\s*<link rel="stylesheet"[^>]*>/g;

/** The public site: what a browser runs of it, with Preact, and a page around what the server draws. */
export function siteConfig({ root, outDir, mark, treeshake }: SiteBuild): InlineConfig {
  return {
    configFile: false,
    logLevel: 'warn',
    root,
    base: SITE_BASE,
    plugins: [react(), drawnPage(root, join(outDir, 'site-drawing'), mark), precompress()],
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    resolve: { alias: withPreact },
    build: {
      target: 'es2022',
      outDir: join(outDir, 'site'),
      emptyOutDir: true,
      copyPublicDir: false,
      assetsInlineLimit: 0,
      // The policy allows no script in the page but those it names, and a browser without module preloading is older than the site's scripts.
      modulePreload: { polyfill: false },
      rolldownOptions: { input: { site: join(root, 'site.html') }, treeshake },
    },
  };
}

/** The page's style sheet is that of all that is drawn, and stands in the page: the first words wait for nothing. So do the few lines that run before them. */
function drawnPage(root: string, drawing: string, mark: string): Plugin {
  let styles = '';
  return {
    name: 'drawn-page',
    apply: 'build',
    enforce: 'post',
    async buildStart() {
      styles = forPhones(await writeSiteDrawing(root, drawing));
    },
    transformIndexHtml: {
      order: 'post',
      handler: html =>
        html
          .replace(STYLE_LINK, '')
          .replace(`${SITE_BASE}favicon.svg`, '/favicon.svg')
          .replace('__BUILD__', mark)
          // What is read and seen comes first: on a slow line the first picture shares it with nothing that waits for a finger.
          .replaceAll(SCRIPTS, '')
          .replace('</body>', end => `${(html.match(SCRIPTS) ?? []).join('')}\n  ${end}`)
          .replace('<!--head-->', place => `<script>${earlyLines(root)}</script>\n    ${place}`)
          .replace('</head>', end => `<style>${styles}</style>\n  ${end}`),
    },
  };
}

/**
 * The product's own letters are for windows that are wide, and only where they come at once: on a slow phone they would hold up the words
 * and pictures that somebody came for, and whatever arrives late moves lines that are being read.
 */
function forPhones(styles: string): string {
  const face = /@font-face\{[^}]*\}/g;
  if (!face.test(styles)) throw new Error('The style sheet of the site has no letters of its own');
  return styles.replace(
    face,
    found => `@media (width>=900px){${found.replace('font-display:swap', 'font-display:optional')}}`,
  );
}

/** Without what is written for who reads the sources. */
function earlyLines(root: string): string {
  return readFileSync(join(root, 'src/areas/people/site/early.js'), 'utf8')
    .replace(/\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replace(/\n\s*/g, '\n')
    .trim();
}
