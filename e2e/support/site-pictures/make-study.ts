import {
  type AnswerInfo,
  analysisCalls,
  answerCalls,
  linkCalls,
  publishCalls,
  rowsFromAnswers,
  schemeCalls,
  scrollCalls,
} from '@wenshu/api-contract';
import { questionTypes } from '@wenshu/question-types/core';
import { seededRandom } from '@wenshu/statistics';
import { buildFlow, compileSurvey, type Questionnaire } from '@wenshu/survey-core';
import { exampleValues } from '../../../apps/server/src/features/findings/schemes/example-values.ts';
import { schemes } from '../../../apps/server/src/features/findings/schemes/schemes.ts';
import { answerAtRandom } from '../../../apps/server/src/testing/answer-at-random.ts';
import type { Calls } from '../survey-maker.ts';
import { minded } from './minded.ts';

export interface Study {
  readonly scrollId: string;
  readonly reportId: string;
  readonly linkCode: string;
  /** By what they are called. */
  readonly analyses: ReadonlyMap<string, string>;
}

interface StudyPlan {
  readonly schemeId: string;
  readonly language: 'zh' | 'en';
  readonly people: number;
  /** Names of questions that follow from what the others say. */
  readonly outcomes: readonly string[];
}

/** A scheme as somebody takes it, with the examples that its form names, published and answered by people whose answers hang together. */
export async function makeStudy(call: Calls, { schemeId, language, people, outcomes }: StudyPlan): Promise<Study> {
  const scheme = schemes[schemeId]!;
  const { name } = scheme.words[language];
  const languageId = language === 'zh' ? 1 : 2;
  const values = exampleValues(scheme, language);
  const { scrollId, reportId } = await call(schemeCalls.useScheme, { schemeId, name, languageId, values });
  const { versionTime } = await call(publishCalls.changeStatus, { scrollId, status: 1 });
  const { linkCode } = await call(linkCalls.create, { scrollId });
  const { document } = (await call(scrollCalls.get, { scrollId })) as { document: Questionnaire };
  const flow = buildFlow(document, { scrollId, versionTime: versionTime!, languageId });
  const model = compileSurvey(flow, questionTypes);
  const { next } = seededRandom(people);
  for (let at = 0; at < people; at++) {
    const recordId = `${scrollId.slice(0, 14)}${String(at).padStart(4, '0')}`;
    const meet = () => answerAtRandom(model, recordId, next, minded(flow.questions, outcomes, next));
    let person = meet();
    while (person.outcome !== 'finished') person = meet();
    // Some come when their quota is full, as in life.
    await call(answerCalls.submitAnswer, {
      answerRecordId: recordId,
      cookieId: recordId,
      versionTime: versionTime!,
      linkCode,
      answerStatus: 2,
      answerInfoList: rowsFromAnswers(model.questions, person.answers).answerInfoList as AnswerInfo[],
    });
  }
  const { items } = await call(analysisCalls.list, { scrollId });
  return {
    scrollId,
    reportId,
    linkCode,
    analyses: new Map(items.map(({ name: title, analysisId }) => [title, analysisId])),
  };
}
