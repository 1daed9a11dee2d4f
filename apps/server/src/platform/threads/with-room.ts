import { setFlagsFromString } from 'node:v8';
import type { Worker } from 'node:worker_threads';

/**
 * Starts a thread in which so much may lie before V8 looks for garbage. By itself it begins at a few megabytes, so that a few columns of many
 * people had everything looked through in the middle of a model, and long loops compiled anew after it: a third of its time. No option of a
 * thread says so; V8 reads the flag when it makes a thread's heap, and only then.
 */
export function withRoom(roomMb: number, start: () => Worker): Worker {
  setFlagsFromString(`--initial-old-space-size=${roomMb}`);
  return start().once('online', () => setFlagsFromString('--initial-old-space-size=0'));
}
