import { dataSetOf, type Exhibit, kinds, type PresentContext, type Table } from '@wenshu/analysis';
import { type SimulatedType, simulatedAnswers, simulatedRecord, truthTable } from '@wenshu/analysis/simulated';
import { questionTypes } from '@wenshu/question-types/core';
import { applyChanges, buildCodebook, buildFlow, numberOptions, type Questionnaire } from '@wenshu/survey-core';
import type { Language } from '@wenshu/texts';
import type { OwnThreads } from '../../../platform/threads/thread-pool.ts';
import { previewDocument } from '../../design/solutions/index.ts';
import type { KindAnswer, KindTask } from '../analyses/index.ts';
import { exampleRequest } from './example-request.ts';
import { languageIds, planStudy } from './plan-study.ts';
import { EXAMPLE_PEOPLE, simulatePeople } from './simulate-people.ts';
import { studies } from './studies.ts';

export interface Example {
  readonly subject: string;
  readonly people: number;
  readonly exhibits: readonly Exhibit[];
  readonly truth: Table;
}

interface Working {
  readonly threads: OwnThreads;
  readonly now: Date;
}

const VERSION_TIME = 1;
/** Three hundred people, and models of them. */
const EFFORT_MS = 1_000;

/** From the form of a study to its findings: designed, asked, answered by people whose mind is known, and analysed as any survey is. */
export async function makeExample(type: SimulatedType, language: Language, work: Working): Promise<Example> {
  const plan = await planStudy(type, language, work.threads);
  const document = previewDocument({ baseLanguageId: languageIds[language], languages: {} }, plan);
  const { rows, question, ...known } = answered(type, document, language);
  const request = exampleRequest(type, question.id);
  const answers = simulatedAnswers(
    kinds[type].plan(request, known.variables, known.questions),
    rows,
    work.now.getTime(),
  );
  const asOf = work.now.toISOString().slice(0, 16).replace('T', ' ');
  const context: PresentContext = { ...known, language, source: { asOf } };
  const task: KindTask = { ...context, kind: type, request, answers };
  const answer = (await work.threads.run('count', task, { effortMs: EFFORT_MS })) as KindAnswer;
  if (!('exhibits' in answer)) throw new Error(`An example failed: ${JSON.stringify(answer)}`);
  const { exhibits } = answer;
  const tableOf = <Type extends SimulatedType>(one: Type) => truthTable(one, studies[one].mind, exhibits, context);
  return { subject: String(plan.setting.subject), people: EXAMPLE_PEOPLE, exhibits, truth: tableOf(type) };
}

/** The questionnaire as data, as if it had been published and answered. */
function answered(type: SimulatedType, document: Questionnaire, language: Language) {
  const numbered = applyChanges(document, numberOptions(document));
  const place = { scrollId: 'example', versionTime: VERSION_TIME, languageId: document.baseLanguageId };
  const flow = buildFlow(numbered, place);
  const question = flow.questions.find(one => one.type === type)!;
  const { variables, questions, rowOf } = dataSetOf(buildCodebook([flow], questionTypes), { language });
  return {
    question,
    variables: new Map(variables.map(one => [one.key, one])),
    questions: new Map(questions.map(one => [one.key, one])),
    rows: simulatePeople(type, question).map(answer => rowOf(simulatedRecord({ [question.id]: answer }, VERSION_TIME))),
  };
}
