import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const KEPT_MS = 24 * 60 * 60 * 1000;
const NAME = /^[0-9a-f-]{36}$/;

/** Files of rows beside the copy, each a folder of parts: written by its owner, read and removed by whoever asked for them. */
export class RowFiles {
  readonly folder: string;

  constructor(copyFolder: string) {
    this.folder = join(copyFolder, 'rows');
    mkdirSync(this.folder, { recursive: true, mode: 0o700 });
  }

  next(): { readonly name: string; readonly path: string } {
    const name = randomUUID();
    return { name, path: this.pathOf(name) };
  }

  pathOf(name: string): string {
    if (!NAME.test(name)) throw new Error('no name of a file of rows');
    return join(this.folder, name);
  }

  /** In their order. */
  partsOf(name: string): readonly string[] {
    const folder = this.pathOf(name);
    return readdirSync(folder)
      .sort()
      .map(part => join(folder, part));
  }

  remove(name: string): void {
    rmSync(this.pathOf(name), { recursive: true, force: true });
  }

  /** What died with whoever asked for it. */
  sweep(): void {
    const before = Date.now() - KEPT_MS;
    for (const name of readdirSync(this.folder))
      if (statSync(join(this.folder, name)).mtimeMs < before) rmSync(join(this.folder, name), { recursive: true });
  }
}
