// A stand-in for the worker that reads files. What it does with a file is written in the file.

import { serialize } from 'node:v8';
import { parentPort } from 'node:worker_threads';

parentPort.on('message', ({ bytes }) => {
  const wish = Buffer.from(bytes).toString('latin1');
  if (wish.includes('loop for ever')) for (;;);
  if (wish.includes('take all memory')) for (const held = []; ; ) held.push(Array(100_000).fill(held.length));
  if (wish.includes('end at once')) process.exit(3);
  parentPort.postMessage({ packed: serialize(wish) });
});
