import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What an operator's command prints. On a folder of its own: one operator locks its folder against another. */
export async function operate(tool: 'operator' | 'operator-licences', ...words: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'wenshu-desk-'));
  try {
    const env = { ...process.env, DATABASE_URL: process.env.WENSHU_DATABASE, DATA_DIR: folder };
    return (await run(process.execPath, [`tools/${tool}.ts`, ...words], { env })).stdout;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
