// A stand-in for the worker that reads files. What it does with a file is written in the file.

import { serialize } from 'node:v8';
import { parentPort } from 'node:worker_threads';

parentPort.on('message', ({ bytes }) => {
  const wish = Buffer.from(bytes).toString('latin1');
  if (wish.includes('loop for ever')) for (;;);
  if (wish.includes('take all memory')) for (const held = []; ; ) held.push(Array(100_000).fill(held.length));
  if (wish.includes('tell how far')) return tell(5, wish);
  if (wish.includes('end at once')) process.exit(3);
  parentPort.postMessage({ packed: serialize(wish) });
});

function tell(times, wish, told = 1) {
  setTimeout(() => {
    parentPort.postMessage({ progress: told / times });
    if (told < times) tell(times, wish, told + 1);
    else parentPort.postMessage({ packed: serialize(wish) });
  }, 500);
}
