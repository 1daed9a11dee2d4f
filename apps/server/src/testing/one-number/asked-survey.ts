import { type CallData, designCalls, itemCalls, publishCalls, scrollCalls } from '@wenshu/api-contract';
import type { QuestionTypeSlug } from '@wenshu/question-types/answering';
import { allTypeInputs } from '@wenshu/question-types/testing-survey';
import { buildPerson, type TestPerson } from '../build-person.ts';
import { asPerson, publishQuestionnaire, type TestSurvey } from '../build-survey.ts';
import type { TestApp } from '../build-test-app.ts';
import { type GivenRecord, insertRecords } from '../insert-records.ts';
import { answerOf, drawing, partId, questionIdOf, type Raw } from './raw-answers.ts';

/** Which half people are of, how much they weigh, and an opinion that some do not have. */
export const halfId = 'halfQuestion';
export const heavyId = 'heavyQuestion';
export const opinionId = 'opinionQuestion';
export const halves = ['North', 'South'] as const;
export const opinions = ['Very bad', 'Bad', 'Good', 'Very good', "Don't know"] as const;
export const optionOf = (questionId: string, place: number) => `${questionId}Option${place}`;
/** Gone from the questionnaire, and not from the answers. */
export const retired = { slug: 'dropdown', letter: 'b' } as const;

/** A record as it was made: what the twin counts by. */
export interface Respondent {
  readonly answers: Readonly<Record<string, Raw>>;
  readonly half: (typeof halves)[number] | undefined;
  readonly weight: number | undefined;
  /** Why it counts in nothing. */
  readonly out?: 'unfinished' | 'screened' | 'invalid' | 'deleted';
}

const COUNTED = 88;
const OUT = ['unfinished', 'screened', 'invalid', 'deleted', 'invalid', 'unfinished', 'deleted'] as const;
const DECIMAL = 3;

const draw = drawing(20_261_118);

export const respondents: readonly Respondent[] = Array.from({ length: COUNTED + OUT.length }, (_, at) => {
  // Among the others, so that no record is left out for being last.
  const out = at % 11 === 7 ? OUT[(at - 7) / 11] : undefined;
  const own = draw();
  const half = own < 0.12 ? undefined : own < 0.62 ? 'North' : 'South';
  const weight = [0.5, 2, 1, 0, 1.25, 0.75, 1.5, undefined, 3][Math.floor(draw() * 9)];
  const opinion = draw() < 0.1 ? undefined : Math.floor(draw() * opinions.length);
  const typed = Object.entries(answerOf).flatMap(([slug, answer]) => {
    const given = answer(draw);
    return given === undefined || draw() < 0.15 ? [] : [[questionIdOf(slug), given]];
  });
  return {
    answers: {
      ...Object.fromEntries(typed),
      ...(half && { [halfId]: { item: optionOf(halfId, halves.indexOf(half)) } }),
      ...(weight !== undefined && { [heavyId]: String(weight) }),
      ...(opinion !== undefined && { [opinionId]: { item: optionOf(opinionId, opinion) } }),
    },
    half,
    weight,
    ...(out && { out }),
  };
});

export interface AskedSurvey extends TestSurvey {
  readonly creator: TestPerson;
  readonly slugs: readonly QuestionTypeSlug[];
}

/** Every type once, as its example has it, with what people are told apart by; published, and answered. */
export async function buildAskedSurvey(test: TestApp): Promise<AskedSurvey> {
  const creator = await buildPerson(test.platform);
  const ask = async (call: Parameters<TestApp['call']>[0], input: object) => {
    // Tests send what they like; the call itself checks it.
    const { code, data, ...rest } = await test.call(call as never, input as never, asPerson(creator));
    if (code !== '0000') throw new Error(`${call.path}: ${code} ${JSON.stringify(rest)}`);
    return data as unknown;
  };
  const { scrollId } = (await ask(scrollCalls.create, { name: 'Every type' })) as { scrollId: string };
  const { document } = (await ask(scrollCalls.get, { scrollId })) as CallData<typeof scrollCalls.get>;
  const groupId = Object.keys(document.groups)[0]!;
  const inputs = allTypeInputs();
  const choice = (questionId: string, options: readonly string[]) => ({
    questionId,
    type: 'single-choice',
    title: { text: questionId },
    settings: {},
    items: options.map((text, place) => ({ itemId: optionOf(questionId, place), title: { text }, settings: {} })),
    rows: [],
  });
  const heavy = { questionId: heavyId, type: 'fill-in', title: { text: heavyId }, items: [], rows: [] };
  const questions = [
    ...inputs.map(({ question }) => question),
    choice(halfId, halves),
    choice(opinionId, opinions),
    { ...heavy, settings: { 20025: DECIMAL } },
  ];
  await ask(designCalls.importQuestions, { scrollId, questions: questions.map(one => ({ ...one, groupId })) });
  for (const { questionId, itemGroups, rowGroups } of inputs) {
    if (itemGroups.length > 0) await ask(designCalls.addItemGroups, { scrollId, questionId, itemGroups });
    if (rowGroups.length > 0)
      await ask(designCalls.batchSaveOrUpdateSubQuestionGroups, { scrollId, questionId, rowGroups });
  }
  const survey = await publishQuestionnaire(test, creator, scrollId);
  await insertRecords(test, survey, respondents.map(stored));
  await ask(publishCalls.changeStatus, { scrollId, status: 2 });
  const gone = { scrollId, questionId: questionIdOf(retired.slug), itemIds: [partId(retired.slug, retired.letter)] };
  await ask(itemCalls.deleteItems, gone);
  await ask(publishCalls.changeStatus, { scrollId, status: 1 });
  return { ...survey, creator, slugs: inputs.map(({ slug }) => slug) };
}

const FINISHED_AT = '2026-03-01T09:05:00Z';

function stored({ answers, out }: Respondent): GivenRecord {
  if (out === 'unfinished') return { answers, status: 1, startedAt: FINISHED_AT };
  if (out === 'screened') return { answers, status: 3, submittedAt: FINISHED_AT };
  return { answers, submittedAt: FINISHED_AT, ...(out && { setAside: out }) };
}
