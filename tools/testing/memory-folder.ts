import { readFileSync, statfsSync } from 'node:fs';

const FOLDER = '/dev/shm';
const GB = 1024 ** 3;
/** A run leaves about two at a time; the rest is for whoever else needs memory. */
const ROOM = 6 * GB;
const MEMORY = 10 * GB;

/**
 * Where a run of tests may lay its files if there is memory for them: databases are made and thrown away by the hundred, and on a disk that
 * takes a fifth of the time of the tests.
 */
export function findMemoryFolder(): string | undefined {
  if (process.platform !== 'linux' || process.availableMemory() < MEMORY) return undefined;
  try {
    const { bavail, bsize } = statfsSync(FOLDER);
    return mountOf(FOLDER)?.isRunnable && bavail * bsize >= ROOM ? FOLDER : undefined;
  } catch {
    return undefined;
  }
}

/** As the kernel tells it: a device, a folder, a kind, options. Programs of ours must be able to run from it. */
function mountOf(folder: string): { readonly isRunnable: boolean } | undefined {
  const line = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map(each => each.split(' '))
    .find(([, where, kind]) => where === folder && kind === 'tmpfs');
  return line && { isRunnable: !line[3]?.split(',').includes('noexec') };
}
