import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { repositoryRoot } from '../repository-root.ts';

/** What some files weigh on a phone: everything they export, bundled and minified as the pages are. Gzipped bytes. */
export async function scriptWeightBytes(files: readonly string[]): Promise<number> {
  const entry = 'virtual:entry';
  const source = files.map(file => `export * from ${JSON.stringify(join(repositoryRoot, file))};`).join('\n');
  const built = await build({
    configFile: false,
    root: repositoryRoot,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: id => (id === entry ? `\0${entry}` : undefined),
        load: id => (id === `\0${entry}` ? source : undefined),
      },
    ],
    build: { write: false, modulePreload: false, rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' } },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap(one => ('output' in one ? one.output : []));
  return outputs.reduce((sum, chunk) => sum + gzipSync(chunk.type === 'chunk' ? chunk.code : chunk.source).length, 0);
}
