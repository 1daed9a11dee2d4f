import { chmodSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { onStopSignal } from '../launcher/on-stop-signal.ts';
import { signalProcess } from '../process/signal-process.ts';
import { waitUntil } from '../process/wait-until.ts';
import { runTool } from '../run-tool.ts';
import { runSteps } from '../steps/run-steps.ts';
import type { Step } from '../steps/step.ts';
import { endProcessesBelow, processesBelow } from '../testing/processes-below.ts';
import { processesOfRun } from '../testing/processes-of-run.ts';
import { makeTemporaryFolder, removeFolder } from '../testing/temporary-folder.ts';
import { testTexts } from '../texts/test-texts.ts';

/** Longer than the system takes to end what it was told to end. */
const ENDING_MS = 180_000;

export interface Suite {
  readonly steps: readonly Step[];
  /** What whoever reads the count must know of it. */
  readonly note?: string;
}

/**
 * Runs steps in a temporary folder of their own. Whether they come to their end or a signal ends them, nothing of theirs is left: no
 * process and no folder. Nothing in it is meant to last, so nobody is asked to put things in order first.
 */
export async function runSuite({ steps, note }: Suite): Promise<void> {
  const folder = makeTemporaryFolder('run');
  // As the system's own: some tests start programs as other users.
  chmodSync(folder.path, 0o1777);
  process.env.TMPDIR = folder.path;
  const clear = async () => {
    await waitUntil(() => isEmptied(folder.path), { timeoutMs: ENDING_MS });
    endProcessesBelow(folder.path);
    for (const left of readdirSync(folder.path)) removeFolder(join(folder.path, left));
    folder.remove();
  };
  let isStopped = false;
  onStopSignal(
    async () => {
      isStopped = true;
      console.log(`\n${testTexts.stopped}`);
      await clear();
      process.exit(1);
    },
    () => process.exit(1),
  );
  await runTool(() => runSteps(steps, line => isStopped || console.log(line), note));
  if (!isStopped) await clear();
}

/** PostgreSQL works in its data's folder and gives back what it holds of the system's memory when it is asked; killed, it leaves that. */
function isEmptied(folder: string): boolean {
  const left = processesOfRun(process.pid, folder);
  const ofPostgres = new Set(processesBelow(folder));
  for (const pid of left) signalProcess(pid, ofPostgres.has(pid) ? 'SIGQUIT' : 'SIGKILL');
  return left.length === 0;
}
