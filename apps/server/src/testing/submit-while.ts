import { answerCalls, SUCCESS_CODE } from '@wenshu/api-contract';
import { optionA, optionB, sentAnswers, type TestSurvey } from './build-survey.ts';
import { findMiscounts, queryFleet } from './fleet-survey.ts';
import type { ServerFleet } from './server-fleet.ts';

const RETRY_MS = 50;
let nextRecord = 0;

/** Submits over so many connections until `meanwhile` is done, asking again under the same id when no answer came, as the page does. */
export async function submitWhile(
  fleet: ServerFleet,
  survey: TestSurvey,
  { connections, runUpMs }: { readonly connections: number; readonly runUpMs: number },
  meanwhile: () => Promise<void>,
): Promise<Set<string>> {
  const acknowledged = new Set<string>();
  let isOver = false;
  const respondent = async (turn: number) => {
    while (!isOver) {
      const sent = sentAnswers(survey, `while${String(++nextRecord).padStart(15, '0')}`, turn % 2 ? optionA : optionB);
      for (let attempt = 0; !acknowledged.has(sent.answerRecordId); attempt++) {
        const answer = await fleet.send(answerCalls.submitAnswer, sent, turn + attempt);
        if (answer?.code === SUCCESS_CODE) acknowledged.add(sent.answerRecordId);
        else await wait(RETRY_MS);
      }
    }
  };
  const respondents = Array.from({ length: connections }, (_, turn) => respondent(turn));
  await wait(runUpMs);
  await meanwhile();
  await wait(runUpMs);
  isOver = true;
  await Promise.all(respondents);
  return acknowledged;
}

/** Every acknowledged answer is there once, and the counts are what the records say. Empty when all is well. */
export async function findLosses(
  fleet: ServerFleet,
  { scrollId }: TestSurvey,
  acknowledged: ReadonlySet<string>,
): Promise<string[]> {
  const rows = await queryFleet(fleet, 'select answer_record_id as id from answer_record where scroll_id = $1', [
    scrollId,
  ]);
  const stored = new Set(rows.map(row => row.id));
  const lost = [...acknowledged].filter(id => !stored.has(id));
  return [...lost.map(id => `${id} was acknowledged and is lost`), ...(await findMiscounts(fleet, scrollId))];
}

function wait(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms));
}
