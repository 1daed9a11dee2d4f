import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
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

/**
 * npm passes signals on, but cannot when it is killed outright: then somebody else becomes the parent, of us or of the
 * shell that npm puts in between.
 */
function stopWhenOrphaned(child) {
  if (!process.env.npm_lifecycle_event) return;
  const [parent, grandparent] = [process.ppid, parentOf(process.ppid)];
  const isOrphaned = () => process.ppid !== parent || parentOf(parent) !== grandparent;
  const timer = setInterval(() => {
    if (!isOrphaned()) return;
    clearInterval(timer);
    child.kill('SIGTERM');
  }, ASK_EVERY_MS);
  timer.unref();
}

/** Undefined where there is no /proc to ask: the own parent is watched there all the same. */
function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
  } catch {
    return undefined;
  }
}
