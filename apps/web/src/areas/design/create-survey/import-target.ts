import { type CallRequest, type QuestionnaireStatus, questionCalls, questionnaireStatus } from '@wenshu/api-contract';
import { type DraftQuestion, importInput, inOrder, type Questionnaire } from '@wenshu/survey-core';
import { client } from '../../../app/client.ts';

/** A questionnaire that is there already and gets the questions. */
export interface ImportTarget {
  readonly scrollId: string;
  readonly name: string;
  readonly version: number;
  readonly document: Questionnaire;
  readonly status: QuestionnaireStatus;
  readonly mayEdit: boolean;
  readonly editedFrom: number | null;
}

/** Why nothing can be imported now, said before anybody has prepared a text for it. */
export function whyLocked({
  status,
  mayEdit,
  editedFrom,
}: ImportTarget): 'isCollecting' | 'isEnded' | 'mayNotEdit' | undefined {
  if (!mayEdit) return 'mayNotEdit';
  if (status === questionnaireStatus.collecting && editedFrom === null) return 'isCollecting';
  return status === questionnaireStatus.ended ? 'isEnded' : undefined;
}

/** After what is there, or in place of it; then also its logic goes, which the person has agreed to. */
export async function importInto(
  { scrollId, version, document }: ImportTarget,
  questions: readonly DraftQuestion[],
  isReplacing: boolean,
): Promise<void> {
  const last = inOrder(document.groups).at(-1);
  if (!last) throw new Error('A questionnaire has at least one group');
  const input = {
    scrollId,
    baseVersion: version,
    ...importInput(questions, last.id),
    ...(isReplacing && { replace: true, clearLogic: true }),
  };
  // What the text sets are switches; the contract's word for settings is narrower than the document's.
  await client.call(questionCalls.importQuestions, input as CallRequest<typeof questionCalls.importQuestions>);
}
