import { parentPort } from 'node:worker_threads';
import type { Questionnaire } from '@wenshu/survey-core';
import { type WordRequest, writeWord } from './write-word.ts';

export interface WordTask {
  readonly document: Questionnaire;
  readonly request: WordRequest;
}

export type WordAnswer = { readonly content: Uint8Array } | { readonly failed: string };

parentPort?.on('message', async (task: WordTask) => parentPort?.postMessage(await answer(task)));

async function answer({ document, request }: WordTask): Promise<WordAnswer> {
  try {
    return { content: await writeWord(document, request) };
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
