import { parentPort } from 'node:worker_threads';
import {
  type Answers,
  type Exhibit,
  type KindProblem,
  KindRefusal,
  kinds,
  type PresentContext,
  type Questions,
  type Saved,
  type Simulation,
  type Told,
  type Variables,
  withWarnings,
} from '@wenshu/analysis';
import { buffersIn } from '../../../platform/threads/buffers-in.ts';
import { giveBack } from '../../../platform/threads/give-back.ts';
import type { ThreadNews } from '../../../platform/threads/thread-pool.ts';
import type { AnalysisContent } from './analysis.repository.ts';

/** What a thread needs to make exhibits of what was counted: plain data, all of it. */
export interface KindTask {
  readonly kind: AnalysisContent['kind'];
  readonly request: unknown;
  readonly answers: Answers;
  readonly variables: Variables;
  readonly questions: Questions;
  readonly language: PresentContext['language'];
  readonly source: PresentContext['source'];
  /** What every exhibit is told with, whatever it shows. */
  readonly warnings?: readonly Told[];
  /** With what of it can be kept with the data. */
  readonly isSaving?: true | undefined;
  /** With what a screen can work on by itself. */
  readonly isSimulating?: true | undefined;
}

/** Refused is what the data do not answer, and a person can mend; failed is our own mistake. */
export type KindAnswer =
  | {
      readonly exhibits: readonly Exhibit[];
      readonly saved?: readonly Saved[];
      readonly simulation?: Simulation | undefined;
    }
  | { readonly refused: KindProblem }
  | { readonly failed: string };

parentPort?.on('message', (task: KindTask) => {
  parentPort?.postMessage(answer(task));
  // Columns of many people: left lying they have all that is in this thread looked through for garbage, and long loops are compiled anew after it.
  buffersIn(task.answers).forEach(giveBack);
});

function answer({
  kind: name,
  request,
  answers,
  isSaving,
  isSimulating,
  warnings = [],
  ...context
}: KindTask): KindAnswer {
  const { variables, questions } = context;
  try {
    const kind = kinds[name];
    // The kind stands under its own name, so it is the one for this value.
    const result = kind.run(request as never, answers, variables, questions, { onProgress: tellNowAndThen() });
    return {
      // The kind stands under its own name, so it is the one for this value.
      exhibits: withWarnings(kind.present(result as never, request as never, context), warnings),
      // The kind stands under its own name, so it is the one for this value.
      ...(isSaving && { saved: kind.saved?.(result as never, request as never, context) ?? [] }),
      // The kind stands under its own name, so it is the one for this value.
      ...(isSimulating && { simulation: kind.simulation?.(result as never, request as never) }),
    };
  } catch (error) {
    if (error instanceof KindRefusal) return { refused: error.problem };
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

const EVERY_MS = 250;

/** Who draws a thousand times a second says how far it is now and then: what takes moments says nothing. */
function tellNowAndThen(): (share: number) => void {
  let last = performance.now();
  return share => {
    const now = performance.now();
    if (now - last < EVERY_MS) return;
    last = now;
    parentPort?.postMessage({ progress: share } satisfies ThreadNews);
  };
}
