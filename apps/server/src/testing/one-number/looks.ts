import { defaultSummaryRequest, type Exhibit, leafHeads } from '@wenshu/analysis';
import { analysisCalls, type CallData } from '@wenshu/api-contract';
import type { QuestionTypeSlug } from '@wenshu/question-types/answering';
import { asPerson } from '../build-survey.ts';
import type { TestApp } from '../build-test-app.ts';
import {
  type AskedSurvey,
  halfId,
  halves,
  heavyId,
  opinionId,
  opinions,
  optionOf,
  type Respondent,
  respondents,
} from './asked-survey.ts';
import { type Somebody, shares, type WantedExhibit } from './expected.ts';
import { questionIdOf } from './raw-answers.ts';
import { bandsTwin, type Looked, twins } from './twin.ts';

/** Whom an analysis is about, said to the product, and how the twin finds them. */
export interface Look {
  readonly upon: { readonly filter?: object; readonly weight?: object };
  holds(one: Respondent): boolean;
  weighs(one: Respondent): number;
}

export const everybodyOnce: Look = { upon: {}, holds: () => true, weighs: () => 1 };
/** Whoever weighs nothing, or has no weight, is in no base. */
export const northWeighted: Look = {
  upon: {
    filter: { test: 'choice', variable: halfId, is: 'any-of', codes: [1] },
    weight: { by: 'variable', variable: heavyId },
  },
  holds: ({ half }) => half === 'North',
  weighs: ({ weight }) => weight ?? 0,
};

export function peopleIn({ holds, weighs }: Look) {
  const counted = respondents
    .filter(one => one.out === undefined && holds(one))
    .map((one): Somebody => ({ answers: one.answers, weight: weighs(one) }));
  return { everybody: counted.map(one => ({ ...one, weight: 1 })), all: counted.filter(({ weight }) => weight > 0) };
}

/** What asks nothing has no statistics. */
export const isAsked = (slug: QuestionTypeSlug) => slug !== 'text-note' && slug !== 'page-break';
export const askedTypes = ({ slugs }: AskedSurvey) => slugs.filter(isAsked);
const AT_ONCE = 20;

/** The statistics of every type, as the web gets them. */
export async function shownTo(test: TestApp, survey: AskedSurvey, look: Look): Promise<readonly Exhibit[]> {
  const questions = askedTypes(survey).map(slug => ({ question: questionIdOf(slug) }));
  const exhibits: Exhibit[] = [];
  for (let from = 0; from < questions.length; from += AT_ONCE)
    exhibits.push(
      ...(await runOf(test, survey, {
        ...look.upon,
        kind: 'summary',
        request: { ...defaultSummaryRequest, questions: questions.slice(from, from + AT_ONCE) },
      })),
    );
  return exhibits;
}

export async function runOf(test: TestApp, survey: AskedSurvey, asked: object): Promise<readonly Exhibit[]> {
  const { data, code, message } = await test.call(
    analysisCalls.run,
    // Tests send what they like; the call itself checks it.
    { scrollId: survey.scrollId, derived: {}, ...asked } as never,
    { ...asPerson(survey.creator), lang: 'en' },
  );
  if (code !== '0000') throw new Error(message);
  // Exhibits travel as JSON; the server made them.
  return (data as CallData<typeof analysisCalls.run>).exhibits as unknown as readonly Exhibit[];
}

/** The same, counted one by one. Only how numbers are parted into bands is taken from what is shown. */
export function countedOf(survey: AskedSurvey, look: Look, shown: readonly Exhibit[]): readonly WantedExhibit[] {
  const looked = lookedAt(look, shown);
  return askedTypes(survey).flatMap(slug => twins[slug](slug, looked));
}

/** And of what people are told apart by. */
export function countedOfOthers(look: Look, shown: readonly Exhibit[]): readonly WantedExhibit[] {
  const looked = lookedAt(look, shown);
  const choice = (questionId: string, options: readonly string[]) =>
    shares(
      questionId,
      looked.all,
      one => one.answers[questionId] !== undefined,
      options.map((text, place) => [text, one => one.answers[questionId].item === optionOf(questionId, place)]),
    );
  return [...choice(halfId, halves), ...choice(opinionId, opinions), ...bandsTwin(heavyId, looked)];
}

const lookedAt = (look: Look, shown: readonly Exhibit[]): Looked => ({
  ...peopleIn(look),
  bandsOf: id => {
    const table = shown.find(one => one.id === id);
    if (table?.kind === 'table')
      return leafHeads(table.rows)
        .slice(1)
        .map(({ head }) => head.text);
    const chart = shown.find(one => one.id === id.replace(/^shares:/, 'chart:'));
    return chart?.kind === 'bars' ? chart.categories : [];
  },
});
