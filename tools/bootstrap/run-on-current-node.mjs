import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { nodeBinary } from '../node-binary.mjs';

/**
 * Runs a TypeScript program on Node 24 and ends as it ends. Signals are passed on; should this process be killed
 * outright, the closed channel tells the program to stop.
 */
export function runOnCurrentNode(script, args) {
  const child = spawn(nodeBinary(), [script, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // Compiled code is kept between starts.
    env: { NODE_COMPILE_CACHE: fileURLToPath(new URL('../../.cache/compiled', import.meta.url)), ...process.env },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  stopWhenOrphaned(child);
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

const ASK_EVERY_MS = 1_000;

/** npm passes signals on, but cannot when it is killed outright: then somebody else becomes our parent. */
function stopWhenOrphaned(child) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), ASK_EVERY_MS).unref();
}
