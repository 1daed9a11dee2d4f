import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The kernel's limit for a socket's path is 108 bytes on Linux and 104 on macOS, the file's name included.
const MAX_PATH_BYTES = 100;

/** The folder of the socket: beside the cluster, or below the temporary folder when that path is too long for a socket. */
export function socketFolderFor(parent: string): string {
  const name = `wenshu-${process.getuid?.() ?? 0}-${createHash('sha256').update(parent).digest('hex').slice(0, 12)}`;
  const candidates = [join(parent, 'run'), join(tmpdir(), name), join('/tmp', name)];
  return candidates.find(fits) ?? candidates[2]!;
}

function fits(folder: string): boolean {
  return Buffer.byteLength(join(folder, '.s.PGSQL.5432')) < MAX_PATH_BYTES;
}
