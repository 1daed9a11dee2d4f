import { answerCalls, type CallData, designCalls, rowsFromAnswers, scrollCalls } from '@wenshu/api-contract';
import { questionTypes } from '@wenshu/question-types/core';
import { typeExamples } from '@wenshu/question-types/examples';
import { allTypeInputs } from '@wenshu/question-types/testing-survey';
import {
  type Answers,
  buildCodebook,
  buildFlow,
  type Codebook,
  compileSurvey,
  findType,
  type Json,
  localTimeIn,
} from '@wenshu/survey-core';
import { buildPerson, type TestPerson } from '../../apps/server/src/testing/build-person.ts';
import { asPerson, publishQuestionnaire } from '../../apps/server/src/testing/build-survey.ts';
import type { TestApp } from '../../apps/server/src/testing/build-test-app.ts';

export const surveyName = '每种题型都有的问卷';
const WHY = 'whyQuestion';
/** Of 900 bytes: SPSS cuts a text into pieces of 255. */
const LONG = '因为它比别的都好，"真的"；'.repeat(25);
const reasons = [LONG, '=1+1', '短'];

interface StoredRecord {
  readonly serial: number;
  readonly answers: Answers;
  readonly started_at: Date;
}

interface JudgedRecord {
  readonly serial: number;
  readonly values: ReturnType<Codebook['valuesOf']>;
  readonly startedAt: string;
}

export interface AnsweredSurvey {
  readonly creator: TestPerson;
  readonly scrollId: string;
  readonly codebook: Codebook;
  /** Every record as PostgreSQL has it: by number, its values in the codebook's order, and when it began, on the survey's clocks. */
  readonly records: readonly JudgedRecord[];
}

/** A questionnaire of every type whose answers are no files, made, published and answered through the calls. */
export async function buildAnsweredSurvey(test: TestApp): Promise<AnsweredSurvey> {
  const creator = await buildPerson(test.platform);
  const ask = async (call: Parameters<TestApp['call']>[0], input: object) => {
    // Tests send what they like; the call itself checks it.
    const { code, data, ...rest } = await test.call(call as never, input as never, asPerson(creator));
    if (code !== '0000') throw new Error(`${call.path}: ${code} ${JSON.stringify(rest)}`);
    return data as unknown;
  };
  const { scrollId } = (await ask(scrollCalls.create, { name: surveyName })) as { scrollId: string };
  const { document } = (await ask(scrollCalls.get, { scrollId })) as CallData<typeof scrollCalls.get>;
  const groupId = Object.keys(document.groups)[0]!;
  // What is uploaded is no value of a table.
  const inputs = allTypeInputs().filter(
    ({ slug }) => !findType(questionTypes, slug)!.bind(typeExamples[slug].question).files,
  );
  const why = { questionId: WHY, type: 'fill-in', title: { text: '为什么？' }, settings: {}, items: [], rows: [] };
  const questions = [...inputs.map(({ question }) => question), why].map(question => ({ ...question, groupId }));
  await ask(designCalls.importQuestions, { scrollId, questions });
  for (const { questionId, itemGroups, rowGroups } of inputs) {
    if (itemGroups.length > 0) await ask(designCalls.addItemGroups, { scrollId, questionId, itemGroups });
    if (rowGroups.length > 0)
      await ask(designCalls.batchSaveOrUpdateSubQuestionGroups, { scrollId, questionId, rowGroups });
  }
  const { linkCode, versionTime } = await publishQuestionnaire(test, creator, scrollId);
  const published = (await ask(scrollCalls.get, { scrollId })) as CallData<typeof scrollCalls.get>;
  const version = { scrollId, versionTime, languageId: published.document.baseLanguageId };
  const flow = buildFlow(published.document, version);
  const codebook = buildCodebook([flow], questionTypes);
  const { questions: bound } = compileSurvey(flow, questionTypes);
  for (const [turn, reason] of reasons.entries()) {
    const answers: Record<string, Json> = { [WHY]: reason };
    for (const input of inputs) {
      const answer = input.answers[turn % Math.max(1, input.answers.length)];
      if (answer !== undefined) answers[input.questionId] = answer;
    }
    await ask(answerCalls.submitAnswer, {
      linkCode,
      versionTime,
      answerStatus: 2,
      answerRecordId: `judged${String(turn).padStart(14, '0')}`,
      ...rowsFromAnswers(bound, answers),
    });
  }
  const { rows } = await test.platform.database.pool.query<StoredRecord>(
    'select serial, answers, started_at from answer_record where scroll_id = $1 order by serial',
    [scrollId],
  );
  const records = rows.map(({ serial, answers, started_at: startedAt }) => ({
    serial: Number(serial),
    values: codebook.valuesOf(answers),
    startedAt: localTimeIn(startedAt, 'Asia/Shanghai').replace('T', ' '),
  }));
  return { creator, scrollId, codebook, records };
}
