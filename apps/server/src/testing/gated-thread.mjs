// A stand-in for any kind of thread. It says that it has begun, and works until its gate is opened; or does what is written in its message.

import { parentPort } from 'node:worker_threads';

parentPort.on('message', ({ gate, wish, numbers }) => {
  parentPort.postMessage({ progress: 0 });
  if (gate) Atomics.wait(gate, 0, 0);
  if (wish === 'end at once') process.exit(3);
  if (wish === 'take all memory') for (const held = []; ; ) held.push(Array(100_000).fill(held.length));
  if (wish === 'tell how far') for (const share of [0.25, 0.5, 1]) parentPort.postMessage({ progress: share });
  parentPort.postMessage({ done: numbers?.length ?? 0 });
});
