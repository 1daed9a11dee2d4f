import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const entry = fileURLToPath(new URL('../src/drawing/draw-page.tsx', import.meta.url));

/** Builds the page's components once more, for the server, together with the pages. */
export function buildDrawing(): Plugin {
  let outDir = '';
  let restPart = '';
  return {
    name: 'build-drawing',
    apply: 'build',
    configResolved(config) {
      outDir = join(resolve(config.root, config.build.outDir), 'drawing');
    },
    generateBundle(_options, bundle) {
      const part = Object.values(bundle).find(
        one => one.type === 'chunk' && one.moduleIds.some(id => id.endsWith('/question-types/src/rest.ts')),
      );
      if (!part) throw new Error('What few surveys need is no part of its own');
      restPart = `/${part.fileName}`;
    },
    async closeBundle(error) {
      if (!error) await writeDrawing(outDir, restPart);
    },
  };
}

/** They draw the first page to a string. They bring a React of their own: nothing is looked for where they lie. */
export async function writeDrawing(outDir: string, restPart: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [withoutLazyParts],
    ssr: { noExternal: true },
    define: {
      'process.env.NODE_ENV': JSON.stringify('production'),
      'import.meta.env.REST_PART': JSON.stringify(restPart),
    },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'node24',
      minify: true,
      rolldownOptions: { output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' } },
    },
  });
}

/** What the page fetches when it is met has only its place in what is drawn. */
const withoutLazyParts: Plugin = {
  name: 'without-lazy-parts',
  enforce: 'pre',
  resolveDynamicImport: specifier => (typeof specifier === 'string' ? { id: specifier, external: true } : null),
};
