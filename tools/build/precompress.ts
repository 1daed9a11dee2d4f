import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const WORTH_IT_BYTES = 1_024;

/** Puts a .br and a .gz beside every text asset, so that no request has to wait for compression. Pages change per request. */
export function precompress(): Plugin {
  let outDir = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    async closeBundle(error) {
      // A build that failed has written nothing; its own error is the one to see.
      if (error) return;
      const names = await readdir(outDir, { recursive: true });
      await Promise.all(names.filter(name => /\.(js|css|svg)$/.test(name)).map(name => compress(join(outDir, name))));
    },
  };
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < WORTH_IT_BYTES) return;
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params: quality }));
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}
