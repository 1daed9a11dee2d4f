import type { ThreadKinds } from '../platform/threads/thread-kind.ts';

const at = (path: string) => new URL(path, import.meta.url);
const fileWorker = at('../platform/file-worker/worker.ts');

/** All that is done in threads: what runs there, how much memory its objects may take, and how long. Bytes are not objects: who reads files bounds those itself (`openZip`). */
export const threadKinds: ThreadKinds = {
  // Tables are made of what was counted, in moments; models have columns of many people. Who waits longer is better told so.
  count: { entry: at('./findings/analyses/kind-thread.ts'), heapMb: 512, roomMb: 96, timeMs: 60_000 },
  // Most designs take less than a second; the largest that a form allows some more.
  design: { entry: at('./design/solutions/design-thread.ts'), heapMb: 256, timeMs: 30_000 },
  stills: { entry: at('./findings/rendering/stills/still-thread.ts'), heapMb: 256, timeMs: 20_000 },
  // Of a thousand questions one takes seconds, and its library alone a tenth of one.
  word: { entry: at('./design/questionnaire-design/word/word-thread.ts'), heapMb: 512, timeMs: 60_000 },
  // All that a paper's sources may hold, four million characters, is looked through in seconds; its document takes a tenth of one.
  paper: { entry: at('./talks/papers/paper-thread.ts'), heapMb: 512, timeMs: 60_000 },
  // A hundred thousand short answers are grouped in seconds, and say meanwhile how far they are; rules look through a few thousand at a time.
  answers: { entry: at('./findings/coding/reading/answers-thread.ts'), heapMb: 1024, roomMb: 96, timeMs: 60_000 },
  rendering: { entry: at('./findings/rendering/rendering-worker.ts'), heapMb: 768 },
  export: { entry: at('./findings/exports/export-worker.ts'), heapMb: 256 },
  // An honest file takes a second, on a busy machine a few; a whole survey's data (20,000 rows of 200 columns) ten, on a busy one thirty.
  'file-document': { entry: fileWorker, heapMb: 256, timeMs: 20_000 },
  'file-sheet': { entry: fileWorker, heapMb: 384, timeMs: 20_000 },
  'file-data': { entry: fileWorker, heapMb: 1024, timeMs: 120_000 },
  'file-picture': { entry: fileWorker, heapMb: 128, timeMs: 20_000 },
};
