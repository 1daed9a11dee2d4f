import { parentPort } from 'node:worker_threads';
import type { PaperBlock } from '@wenshu/papers';
import { wordFile } from './files/word-file.ts';
import {
  type AskedOfSources,
  type FoundPassage,
  findPassages,
  type SearchedSource,
} from './help/desk/find-passages.ts';

export interface PassageTask {
  readonly sources: readonly SearchedSource[];
  readonly questions: readonly AskedOfSources[];
  readonly mostEach: number;
}

export interface WordTask {
  readonly title: string;
  readonly blocks: readonly PaperBlock[];
  readonly colon: string;
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
    return { content: await wordFile(task.write.title, task.write.blocks, task.write.colon) };
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
