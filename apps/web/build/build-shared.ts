import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { precompress } from '../../../tools/build/precompress.ts';
import { withPreact } from './with-preact.ts';

/** Where its files lie, below the others'. */
const FOLDER = 'reading';

/**
 * Builds the page of shares for itself, with Preact: a stranger's phone loads one script and one style sheet, and nothing that other
 * pages need. Cut together with the others it was forty requests.
 */
export function buildShared(treeshake: object): Plugin {
  let root = '';
  let outDir = '';
  return {
    name: 'build-shared',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      outDir = join(resolve(config.root, config.build.outDir), FOLDER);
    },
    async closeBundle(error) {
      if (!error) await writeShared(root, outDir, treeshake);
    },
  };
}

/** What all pages share lies where it lies. */
const ownIcon: Plugin = {
  name: 'own-icon',
  transformIndexHtml: { order: 'post', handler: html => html.replace(`/${FOLDER}/favicon.svg`, '/favicon.svg') },
};

async function writeShared(root: string, outDir: string, treeshake: object): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    root,
    base: `/${FOLDER}/`,
    plugins: [react(), ownIcon, precompress()],
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    resolve: {
      alias: withPreact,
    },
    build: {
      target: 'es2023',
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 700,
      cssCodeSplit: false,
      rolldownOptions: { input: { shared: join(root, 'shared.html') }, treeshake },
    },
  });
}
