import { join } from 'node:path';

/** Another number when tables of an earlier version cannot be read any more: theirs is removed, and they are copied anew. */
const VERSION = 3;

export const copyPath = (folder: string): string => join(folder, `v${VERSION}.duckdb`);
