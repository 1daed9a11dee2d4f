import type { SimulatedType } from '@wenshu/analysis/simulated';
import { questionnaireStatus, rowsFromAnswers } from '@wenshu/api-contract';
import { questionTypes } from '@wenshu/question-types/core';
import { isEditProblem, mintId, type SurveyModel, solutionIds } from '@wenshu/survey-core';
import { solutionExampleTexts } from '@wenshu/texts/design/solution-examples';
import { solutionTexts } from '@wenshu/texts/design/solutions';
import {
  countedSamples,
  requireEntry,
  SubmissionWriter,
  submitAnswers,
} from '../../src/features/collect/answering/index.ts';
import { insertLink, newLinkCode } from '../../src/features/collect/links/index.ts';
import { changeStatus, loadModel } from '../../src/features/design/publishing/index.ts';
import { blankDocument, insertNewQuestionnaire } from '../../src/features/design/questionnaire-design/index.ts';
import { buildSolution, saveSetting } from '../../src/features/design/solutions/index.ts';
import { type AnalysisContent, makeAnalysis } from '../../src/features/findings/analyses/index.ts';
import { makeReport } from '../../src/features/findings/reports/index.ts';
import {
  exampleRequest,
  languageIds,
  makeExample,
  planStudy,
  simulatePeople,
} from '../../src/features/findings/solution-examples/index.ts';
import type { Platform } from '../../src/platform/platform.ts';
import type { OwnThreads } from '../../src/platform/threads/thread-pool.ts';
import { demoRandom } from '../seed-random.ts';
import type { DemoSeed } from './demo-seed.ts';
import { truthReport } from './truth-report.ts';

const DAY_MS = 86_400_000;
/** They came within a week, and it ended yesterday. */
const [BEGAN_MS, ENDED_MS] = [8 * DAY_MS, DAY_MS];
const TOGETHER = 50;

interface Work {
  readonly threads: OwnThreads;
  readonly writer: SubmissionWriter;
}

/** A finished survey of every solution, answered by people whose true values are known, with its analysis and a report that holds both against each other. */
export const seedSolutionSurveys: DemoSeed = async (platform, [owner]) => {
  if (!owner) return;
  const threads = platform.threads.of({ lane: 'jobs', personId: owner.id });
  const writer = new SubmissionWriter(platform.database);
  await Promise.all(solutionIds.map(type => seedSolution(platform, owner.id, type, { threads, writer })));
};

async function seedSolution(platform: Platform, personId: string, type: SimulatedType, work: Work): Promise<void> {
  const language = platform.env.demoLanguage;
  const now = platform.clock.now().getTime();
  const at = (agoMs: number) => ({ ...platform, clock: { now: () => new Date(now - agoMs) } });
  const example = makeExample(type, language, { ...work, now: new Date(now) });
  const { scrollId, model, linkCode } = await publishStudy(at(BEGAN_MS), personId, type, work.threads);
  const question = model.flow.questions.find(one => one.type === type)!;
  await answerStudy(platform, work.writer, { model, linkCode, type });
  await changeStatus({ ...at(ENDED_MS), samples: countedSamples }, { scrollId, personId }, questionnaireStatus.ended);
  const { name } = solutionTexts[language].of[type];
  const content = { kind: type, derived: {}, request: exampleRequest(type, question.id) } as object as AnalysisContent;
  const kept = { scrollId, personId, content, now: new Date(now) };
  const document = truthReport(name, content, await example, language);
  await platform.database.transaction(async db => {
    await makeAnalysis(db, { ...kept, name: solutionExampleTexts[language].analysis({ name }) });
    await makeReport(db, { scrollId, personId, document, now: kept.now });
  });
}

/** By the form, as its creator would have made it. */
async function publishStudy(
  { database, clock, env }: Platform,
  personId: string,
  type: SimulatedType,
  threads: OwnThreads,
) {
  const language = env.demoLanguage;
  const plan = await planStudy(type, language, threads);
  const { name: solution } = solutionTexts[language].of[type];
  const name = solutionExampleTexts[language].surveyName({ name: solution, subject: String(plan.setting.subject) });
  const blank = blankDocument({ name, languageId: languageIds[language] });
  const { edit } = buildSolution(blank, plan, { types: questionTypes, isPublished: () => false, isCreator: true });
  if (isEditProblem(edit)) throw new Error(`The study of ${type} cannot be written: ${JSON.stringify(edit)}`);
  const linkCode = newLinkCode();
  const setting = { solutionId: type, setting: plan.setting, personId, now: clock.now(), baseVersion: 0 };
  const scrollId = await database.transaction(db =>
    insertNewQuestionnaire(db, personId, name, edit.document, async (within, made) => {
      await saveSetting(within, { ...setting, scrollId: made });
    }),
  );
  const publisher = { database, clock, samples: countedSamples };
  const { versionTime } = await changeStatus(publisher, { scrollId, personId }, questionnaireStatus.collecting);
  if (versionTime === null) throw new Error(`The study of ${type} cannot be published`);
  await insertLink(database.pool, scrollId, linkCode, '');
  return { scrollId, linkCode, model: await loadModel(database.pool, scrollId, versionTime) };
}

interface SurveyAsked {
  readonly model: SurveyModel;
  readonly linkCode: string;
  readonly type: SimulatedType;
}

/** Through the same door as a respondent’s answers, each at a moment of that week. */
async function answerStudy(platform: Platform, writer: SubmissionWriter, { model, linkCode, type }: SurveyAsked) {
  const now = platform.clock.now().getTime();
  const random = demoRandom(41);
  const { id } = model.flow.questions.find(one => one.type === type)!;
  const { versionTime, languageId } = model.flow;
  const people = simulatePeople(type, model.questions.get(id)!.question);
  const found = await requireEntry(platform, { linkCode });
  const send = (place: number) => {
    const atMs = now - BEGAN_MS + 3_600_000 + Math.round(((BEGAN_MS - ENDED_MS - 7_200_000) * place) / people.length);
    const then = { ...platform, clock: { now: () => new Date(atMs) } };
    return submitAnswers(then, writer, found, {
      answerRecordId: mintId(random),
      versionTime,
      languageId,
      saveSeq: 0,
      ...rowsFromAnswers(model.questions, { [id]: people[place]! }),
      cookieId: mintId(random),
      deviceId: mintId(random),
      clientAddress: '127.0.0.1',
      userAgent: 'demo',
      openedMs: atMs - 60_000 - Math.round(random() * 240_000),
    });
  };
  for (let from = 0; from < people.length; from += TOGETHER)
    await Promise.all(people.slice(from, from + TOGETHER).map((_, place) => send(from + place)));
}
