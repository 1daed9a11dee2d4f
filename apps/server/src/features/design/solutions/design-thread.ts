import { parentPort } from 'node:worker_threads';
import { type ProblemDetails, StatisticsProblem } from '@wenshu/statistics';
import type { DesignRequest, MadeDesign } from '@wenshu/survey-core';
import { makeDesign } from './make-design.ts';

export interface DesignTask {
  readonly request: DesignRequest;
  readonly seed: number;
}

/** Refused is what cannot be designed, and a person can mend; failed is our own mistake. */
export type DesignAnswer =
  | { readonly made: MadeDesign }
  | { readonly refused: { readonly attribute?: string | undefined; readonly level?: string | undefined } }
  | { readonly failed: string };

parentPort?.on('message', (task: DesignTask) => parentPort?.postMessage(answer(task)));

function answer({ request, seed }: DesignTask): DesignAnswer {
  try {
    return { made: makeDesign(request, seed) };
  } catch (error) {
    if (error instanceof StatisticsProblem && error.problem === 'no-design') {
      const { column, level } = error.details as ProblemDetails['no-design'];
      return { refused: { attribute: column, level } };
    }
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
