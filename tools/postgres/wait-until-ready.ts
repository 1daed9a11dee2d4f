import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../problem.ts';
import { waitUntil } from '../process/wait-until.ts';
import type { PostgresLog } from './log.ts';

// After a crash the log is replayed first, which takes as long as it takes; a dead child ends the waiting at once.
const TIMEOUT_MS = 300_000;

export async function waitUntilReady(child: ChildProcess, clusterDir: string, log: PostgresLog): Promise<void> {
  const state = await waitUntil(
    () => {
      if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return 'dead';
      return isReadyAs(child.pid, clusterDir) && 'ready';
    },
    { timeoutMs: TIMEOUT_MS },
  );
  if (state === 'ready') return;
  throw new Problem('postgres-did-not-start', { reason: findReason(log), log: log.path });
}

/** PostgreSQL writes its state into the eighth line of its pid file. */
function isReadyAs(pid: number, clusterDir: string): boolean {
  try {
    const lines = readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8').split('\n');
    return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
  } catch {
    return false;
  }
}

function findReason(log: PostgresLog): string {
  const said = readFileSync(log.path).subarray(log.startBytes).toString();
  return said.match(/(?:FATAL|PANIC|ERROR): +(.*)/)?.[1] ?? said.trim().split('\n').at(-1) ?? '';
}
