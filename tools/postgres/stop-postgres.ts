import type { ChildProcess } from 'node:child_process';

const PATIENCE_MS = 10_000;

/** Fast (sessions are ended, everything is written), then at once, then by force: committed data survives all three. */
export async function stopPostgres(child: ChildProcess, ended: Promise<void>): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<void>(resolve => {
      timer = setTimeout(resolve, PATIENCE_MS);
    });
    await Promise.race([ended, patience]);
    clearTimeout(timer);
  }
}
