// What benchmarks of files share: the memory that making one takes, and a bare write of as many bytes.
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { timed } from './large-survey.ts';

const MB = 1024 * 1024;

/** How much more memory this process takes at most than it did before. */
export function watchMemory() {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 20);
  return {
    stop(): number {
      clearInterval(timer);
      return most - before;
    },
  };
}

/** So many bytes into a file of the folder, and nothing else. */
export async function writeBare(folder: string, size: number): Promise<number> {
  const piece = Buffer.alloc(MB, 'x');
  const pieces = function* () {
    for (let left = size; left > 0; left -= piece.length) yield piece.subarray(0, Math.min(left, piece.length));
  };
  return timed(() => pipeline(Readable.from(pieces()), createWriteStream(join(folder, 'bare'))));
}
