import { createReadStream, createWriteStream, existsSync, mkdirSync } from 'node:fs';
import { opendir } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** The files below a folder, as paths relative to it, one at a time: there may be a great many. */
export async function* findFiles(folder: string): AsyncGenerator<string> {
  if (!existsSync(folder)) return;
  for await (const entry of await opendir(folder, { recursive: true })) {
    if (entry.isFile()) yield relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/');
  }
}

/** A file's bytes. One that has been deleted since it was found is empty, as it soon will be for everybody. */
export async function* readFileChunks(folder: string, path: string): AsyncGenerator<Buffer> {
  try {
    yield* createReadStream(join(folder, path));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** Writes a file below a folder; false when its name would lead out of it, which no backup of ours contains. */
export async function writeFileChunks(folder: string, path: string, chunks: AsyncIterable<Buffer>): Promise<boolean> {
  const target = resolve(folder, path);
  if (!target.startsWith(resolve(folder) + sep)) return false;
  // As the server itself makes them: what respondents sent is nobody else's to read.
  mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
  await pipeline(Readable.from(chunks), createWriteStream(target, { mode: 0o600 }));
  return true;
}
