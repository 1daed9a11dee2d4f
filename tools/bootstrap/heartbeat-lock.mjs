import { mkdirSync, rmdirSync, statSync, utimesSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const BEAT_MS = 1_000;
const DEAD_AFTER_MS = 10_000;

/**
 * Runs `work` while no other process on this folder does. The holder touches its lock every second, so one that was
 * killed is recognised by its silence, whatever became of its process number.
 */
export async function withLock(path, { onWait, work }) {
  mkdirSync(dirname(path), { recursive: true });
  for (let hasToldWaiting = false; !tryTake(path); hasToldWaiting = true) {
    if (!hasToldWaiting) onWait();
    await sleep(BEAT_MS / 2);
  }
  const beat = setInterval(() => utimesSync(path, new Date(), new Date()), BEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    rmdirSync(path);
  }
}

function tryTake(path) {
  try {
    mkdirSync(path);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  if (isSilent(path)) {
    try {
      rmdirSync(path);
    } catch {
      // Another process was quicker to clear it away.
    }
  }
  return false;
}

function isSilent(path) {
  try {
    return Date.now() - statSync(path).mtimeMs > DEAD_AFTER_MS;
  } catch {
    return false;
  }
}
