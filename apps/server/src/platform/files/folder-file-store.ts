import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FilePart } from './file-part.ts';
import { type FileStore, requireFileKey } from './file-store.ts';
import { removeOlderThan } from './incoming-folder.ts';

const UNFINISHED = '.part';

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
        return range ? new FilePart(file, range) : file.createReadStream();
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
