import { recordCalls } from '@wenshu/api-contract';
import { client } from '../../../../app/client.ts';
import type { Step } from './plan-undo.ts';

/** As many as a call takes. */
const BATCH = 500;

export interface StepResult {
  readonly changed: number;
  readonly withoutRoom: readonly string[];
  readonly answeredAgain: readonly string[];
  /** Records that it came to, where it was interrupted. */
  readonly reached: number;
  readonly hasFailed: boolean;
}

const plain = { withoutRoom: [], answeredAgain: [] };

/** One call for some of the records. */
async function performBatch(scrollId: string, step: Step, answerRecordIds: string[]) {
  const those = { scrollId, answerRecordIds };
  switch (step.does) {
    case 'invalid':
      return { ...plain, ...(await client.call(recordCalls.markInvalid, { ...those, reason: step.reason })) };
    case 'delete':
      return { ...plain, ...(await client.call(recordCalls.delete, those)) };
    case 'restore':
      return client.call(recordCalls.restore, those);
    case 'memo':
      for (const answerRecordId of answerRecordIds)
        await client.call(recordCalls.memo, { scrollId, answerRecordId, memo: step.memo });
      return { ...plain, changed: answerRecordIds.length };
  }
}

/** A step for any number of records, some at a time. What was done before an interruption stays done, and is told. */
export async function performStep(
  scrollId: string,
  step: Step,
  onProgress: (done: number) => void,
): Promise<StepResult> {
  // A memo is written one by one: in small groups its progress is seen.
  const size = step.does === 'memo' ? 10 : BATCH;
  let result: StepResult = { ...plain, changed: 0, reached: 0, hasFailed: false };
  for (let from = 0; from < step.ids.length; from += size) {
    const batch = step.ids.slice(from, from + size);
    try {
      const done = await performBatch(scrollId, step, batch);
      result = {
        changed: result.changed + done.changed,
        withoutRoom: [...result.withoutRoom, ...done.withoutRoom],
        answeredAgain: [...result.answeredAgain, ...done.answeredAgain],
        reached: from + batch.length,
        hasFailed: false,
      };
      onProgress(result.reached);
    } catch {
      // The client has told the person why.
      return { ...result, hasFailed: true };
    }
  }
  return result;
}
