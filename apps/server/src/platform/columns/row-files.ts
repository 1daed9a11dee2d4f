import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const KEPT_MS = 24 * 60 * 60 * 1000;
const NAME = /^[0-9a-f-]{36}\.parquet$/;

/** Files of rows beside the copy: written by its owner, read and removed by whoever asked for them. */
export class RowFiles {
  readonly folder: string;

  constructor(copyFolder: string) {
    this.folder = join(copyFolder, 'rows');
    mkdirSync(this.folder, { recursive: true, mode: 0o700 });
  }

  next(): { readonly name: string; readonly path: string } {
    const name = `${randomUUID()}.parquet`;
    return { name, path: this.pathOf(name) };
  }

  pathOf(name: string): string {
    if (!NAME.test(name)) throw new Error('no name of a file of rows');
    return join(this.folder, name);
  }

  remove(name: string): void {
    rmSync(this.pathOf(name), { force: true });
  }

  /** What died with whoever asked for it. */
  sweep(): void {
    const before = Date.now() - KEPT_MS;
    for (const name of readdirSync(this.folder))
      if (NAME.test(name) && statSync(join(this.folder, name)).mtimeMs < before) this.remove(name);
  }
}
