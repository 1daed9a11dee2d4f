import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSameProcess, processIdentity } from '../process/process-identity.ts';
import { signalProcess } from '../process/signal-process.ts';
import { waitUntil } from '../process/wait-until.ts';

/** Notes the server's process, for the start after a kill. */
export function noteServer(dataDir: string, pid: number): void {
  writeFileSync(notePath(dataDir), JSON.stringify({ pid, identity: processIdentity(pid) ?? '' }));
}

export function forgetServer(dataDir: string): void {
  rmSync(notePath(dataDir), { force: true });
}

/** Ends a server whose launcher was killed. It ends by itself too, but perhaps not before we want its port. */
export async function stopOrphanServer(dataDir: string): Promise<void> {
  const note = readNote(dataDir);
  if (!note) return;
  const isGone = () => !isSameProcess(note.pid, note.identity);
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    if (isGone()) break;
    signalProcess(note.pid, signal);
    await waitUntil(isGone, { timeoutMs: 3_000 });
  }
  forgetServer(dataDir);
}

function notePath(dataDir: string): string {
  return join(dataDir, 'server.pid');
}

function readNote(dataDir: string): { pid: number; identity: string } | undefined {
  try {
    return JSON.parse(readFileSync(notePath(dataDir), 'utf8'));
  } catch {
    return undefined;
  }
}
