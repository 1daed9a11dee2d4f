import { parentPort } from 'node:worker_threads';
import { type WordTask, wordFile } from './files/word-file.ts';
import { findPassages } from './help/desk/find-passages.ts';
import type { AskedOfSources, FoundPassage, SearchedSource } from './help/passages.ts';

export interface PassageTask {
  readonly sources: readonly SearchedSource[];
  readonly questions: readonly AskedOfSources[];
  readonly mostEach: number;
}

export type PaperTask = { readonly find: PassageTask } | { readonly write: WordTask };
export type PaperAnswer =
  | { readonly found: readonly FoundPassage[] }
  | { readonly content: Uint8Array }
  | { readonly failed: string };

parentPort?.on('message', async (task: PaperTask) => parentPort?.postMessage(await answer(task)));

async function answer(task: PaperTask): Promise<PaperAnswer> {
  try {
    if ('find' in task) return { found: findPassages(task.find.sources, task.find.questions, task.find.mostEach) };
    return { content: await wordFile(task.write) };
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
