import { readdirSync, readlinkSync } from 'node:fs';
import { sep } from 'node:path';
import { signalProcess } from '../process/signal-process.ts';

/** Ends what still works inside a folder, such as the PostgreSQL of a killed test run. */
export function endProcessesBelow(folder: string): void {
  for (const pid of processesBelow(folder)) signalProcess(pid, 'SIGKILL');
}

export function processesBelow(folder: string): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .map(Number)
    .filter(pid => Number.isInteger(pid) && pid !== process.pid && workingFolderOf(pid).startsWith(folder + sep));
}

function workingFolderOf(pid: number): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return '';
  }
}
