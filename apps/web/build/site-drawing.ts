import { join } from 'node:path';
import { build, type Plugin } from 'vite';

export const SITE_BASE = '/site/';

/**
 * Builds the site's components once more, for the server, which draws every page of it. They bring a React of their own: nothing is looked
 * for where they lie. Answers with the style sheet of all that is drawn.
 */
export async function writeSiteDrawing(root: string, outDir: string): Promise<string> {
  const sheets: string[] = [];
  await build({
    configFile: false,
    logLevel: 'warn',
    root,
    base: SITE_BASE,
    plugins: [withoutLateParts, takeStyles(sheets)],
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      ssr: join(root, 'src/areas/people/site/draw/site-program.tsx'),
      ssrEmitAssets: true,
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      target: 'node24',
      minify: true,
      rolldownOptions: { output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' } },
    },
  });
  if (sheets.length !== 1) throw new Error(`What the site draws has ${sheets.length} style sheets`);
  return sheets[0]!.trim();
}

/** What a browser fetches when it is touched is not drawn. */
const withoutLateParts: Plugin = {
  name: 'without-late-parts',
  enforce: 'pre',
  resolveDynamicImport: specifier => (typeof specifier === 'string' ? { id: specifier, external: true } : null),
};

/** What they look like goes into the page; fonts and pictures are those of the browser's own build, under the same names. */
function takeStyles(sheets: string[]): Plugin {
  return {
    name: 'take-styles',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type !== 'asset') continue;
          if (name.endsWith('.css')) sheets.push(String(file.source));
          delete bundle[name];
        }
      },
    },
  };
}
