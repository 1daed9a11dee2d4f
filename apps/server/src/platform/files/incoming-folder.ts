import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Where uploaded files lie while their call is being done. Only this server's user may look into it. */
export interface IncomingFolder {
  newPath(): string;
  /** How many bytes it wrote. */
  write(path: string, content: Readable): Promise<number>;
  read(path: string): Readable;
  remove(path: string): Promise<void>;
  /** What a process that was killed left behind. */
  removeOlderThan(time: Date): Promise<void>;
}

export function createIncomingFolder(folder: string): IncomingFolder {
  return {
    newPath: () => join(folder, randomBytes(16).toString('hex')),
    async write(path, content) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const target = createWriteStream(path, { flags: 'wx', mode: 0o600 });
      await pipeline(content, target);
      return target.bytesWritten;
    },
    read: path => createReadStream(path),
    remove: path => rm(path, { force: true }),
    removeOlderThan: time => removeOlderThan(folder, time),
  };
}

/** The files of a folder that were last written before, those only whose name ends so. A folder that is not there has none. */
export async function removeOlderThan(folder: string, time: Date, ending = ''): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const found = name.endsWith(ending) ? await stat(path).catch(() => undefined) : undefined;
    if (found?.isFile() && found.mtime < time) await rm(path, { force: true });
  }
}
