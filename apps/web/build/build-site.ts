import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { siteConfig } from './site-config.ts';

const BUILD_MARK = /<meta name="build" content="([^"]*)"/;

/** Builds the public site after the other programs, as a program of its own, under the mark of the whole build. */
export function buildSite(treeshake: object): Plugin {
  let root = '';
  let outDir = '';
  let mark = '';
  return {
    name: 'build-site',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
      outDir = resolve(config.root, config.build.outDir);
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        mark = BUILD_MARK.exec(html)?.[1] ?? '';
      },
    },
    async closeBundle(error) {
      if (!error) await build(siteConfig({ root, outDir, mark, treeshake }));
    },
  };
}
