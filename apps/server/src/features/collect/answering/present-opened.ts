import { type answerCalls, answerStatus, type CallData, rowsFromAnswers, type Visit } from '@wenshu/api-contract';
import type { SurveyModel } from '@wenshu/survey-core';
import { newId } from '../../../platform/new-id.ts';
import { presentFlow } from '../../design/questionnaire-design/index.ts';

/** A visit in the words of the specification's `open`: the survey, and the visitor's record or a new one. */
export function presentOpened(
  { flow, record }: Extract<Visit, { step: 'open' }>,
  model: SurveyModel,
): CallData<typeof answerCalls.open> {
  const { versionTime, languageId } = flow;
  return {
    scrollInfo: presentFlow(flow, { isCreator: false }),
    answerRecord: record?.answerRecord ?? {
      answerRecordId: newId(),
      versionTime,
      languageId,
      answerStatus: answerStatus.notAnswered,
      isSubmit: false,
    },
    ...rowsFromAnswers(model.questions, record?.answers ?? {}),
    lastQuestionId: record?.lastQuestionId ?? null,
    saveSeq: record?.saveSeq ?? 0,
  };
}
