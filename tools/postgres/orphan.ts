import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Problem } from '../problem.ts';
import { processIdentity } from '../process/process-identity.ts';
import { signalProcess } from '../process/signal-process.ts';
import { waitUntil } from '../process/wait-until.ts';

/**
 * Ends a PostgreSQL that an earlier, killed launcher left behind on this cluster. Stopped rather than taken over:
 * a start costs 50 ms, and only one's own child tells when it ends.
 *
 * The pid file goes too. PostgreSQL only asks whether the number in it is taken, and it may be: by another program, or by
 * a dead process that nobody has buried, which is common in containers. Then it would refuse to start. We look closer.
 */
export async function stopOrphan(clusterDir: string): Promise<void> {
  const pid = readPostmasterPid(clusterDir);
  if (pid !== undefined && isPostgresOn(pid, clusterDir)) {
    // Fast, then at once, then by force. The last is safe too: what was committed is in the log.
    for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
      signalProcess(pid, signal);
      if (await waitUntil(() => !isPostgresOn(pid, clusterDir), { timeoutMs: 5_000 })) break;
    }
    if (isPostgresOn(pid, clusterDir)) throw new Problem('postgres-still-running', { pid });
  }
  if (pid !== undefined) await endLeftBackends(clusterDir);
  rmSync(join(clusterDir, 'postmaster.pid'), { force: true });
}

export function readPostmasterPid(clusterDir: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8'), 10);
    return pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** Every process of a cluster has the cluster as its working folder; no other PostgreSQL has. */
export function isPostgresOn(pid: number, clusterDir: string): boolean {
  if (processIdentity(pid) === undefined) return false;
  try {
    if (process.platform !== 'linux') {
      return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(clusterDir);
    }
    const program = basename(readlinkSync(`/proc/${pid}/exe`));
    return program.startsWith('postgres') && readlinkSync(`/proc/${pid}/cwd`) === realpathSync(clusterDir);
  } catch {
    return false;
  }
}

/** After a `kill -9` of the postmaster its children end by themselves, unless busy; while one lives, no start is allowed. */
async function endLeftBackends(clusterDir: string): Promise<void> {
  if (process.platform !== 'linux') return;
  if (await waitUntil(() => backendsOf(clusterDir).length === 0, { timeoutMs: 1_000 })) return;
  for (const pid of backendsOf(clusterDir)) signalProcess(pid, 'SIGKILL');
  await waitUntil(() => backendsOf(clusterDir).length === 0, { timeoutMs: 2_000 });
}

function backendsOf(clusterDir: string): number[] {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  return pids.filter(pid => isPostgresOn(pid, clusterDir));
}
