import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type FileStore, requireFileKey } from './file-store.ts';
import { removeOlderThan } from './incoming-folder.ts';

const UNFINISHED = '.part';
/** Eight times Node's own: in larger pieces a large file takes the processor less time. */
const READ_BYTES = 512 * 1024;

/** Files below one folder, spread by the first two characters of their key. */
export function createFolderFileStore(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, requireFileKey(key).slice(0, 2), key);
  return {
    async write(key, content) {
      const path = pathOf(key);
      const part = `${path}${UNFINISHED}`;
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      try {
        // On disk before it gets its name: after a power cut a file is whole or not there.
        await writeFile(part, content, { flag: 'wx', mode: 0o600, flush: true });
        await rename(part, path);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    async read(key, range) {
      try {
        const file = await open(pathOf(key));
        // Where the end is known a small file takes no more than it has.
        return file.createReadStream(range && { ...range, highWaterMark: READ_BYTES });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    remove: key => rm(pathOf(key), { force: true }),
    async removeUnfinished(before) {
      const folders = await readdir(folder).catch(() => []);
      for (const name of folders) await removeOlderThan(join(folder, name), before, UNFINISHED);
    },
  };
}
