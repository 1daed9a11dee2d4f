import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The kernel's limit for a socket's path is 108 bytes on Linux and 104 on macOS.
const MOST_BYTES = 100;
const NAME = 'owner.sock';

/** Where the owner of a copy listens: in the copy's folder, or below the temporary folder when that path is too long for a socket. */
export function socketPath(folder: string): string {
  const inside = join(folder, NAME);
  if (Buffer.byteLength(inside) < MOST_BYTES) return inside;
  const mark = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  const elsewhere = join(tmpdir(), `wenshu-columns-${process.getuid?.() ?? 0}-${mark}`);
  return join(Buffer.byteLength(join(elsewhere, NAME)) < MOST_BYTES ? elsewhere : join('/tmp', mark), NAME);
}

/** A folder that only we may enter. One that is there already is looked at: below /tmp somebody else may have laid it out for us. */
export function makePrivateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const found = lstatSync(path);
  if (!found.isDirectory() || found.uid !== (process.getuid?.() ?? found.uid))
    throw new Error(`The folder ${path} is somebody else's`);
  if ((found.mode & 0o077) !== 0) chmodSync(path, 0o700);
}
