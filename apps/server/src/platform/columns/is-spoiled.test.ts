import { expect, it } from 'vitest';
import { isSpoiled } from './is-spoiled.ts';

it.each([
  ['IO Error: Corrupt database file: computed checksum 1 does not match stored checksum 2 in block 3', true],
  ['FATAL Error: Failed: database has been invalidated because of a previous fatal error', true],
  ['IO Error: Could not read enough bytes from file "v3.duckdb": attempted to read 262144 bytes', true],
  ['IO Error: Could not write file "v3.duckdb.wal": No space left on device', false],
  ['Out of Memory Error: failed to allocate data of size 16.0 MiB', false],
  ['Binder Error: Referenced column "c9" not found in FROM clause', false],
  ['Conversion Error: Could not convert string to INT32', false],
])('of what DuckDB says, %s tells that its file cannot be read: %s', (said, is) => {
  expect(isSpoiled(new Error(said))).toBe(is);
});
