import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The files through which a runner tells how it gets on and what it found. */
export function runFiles(runner: string) {
  const name = (suffix: string) => join(tmpdir(), `wenshu-${runner}-${process.pid}.${suffix}`);
  const files = { report: name('json'), progress: name('progress') };
  const remove = () => {
    for (const file of Object.values(files)) rmSync(file, { force: true });
  };
  return { ...files, remove };
}
