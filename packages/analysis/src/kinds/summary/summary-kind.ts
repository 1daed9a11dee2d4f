import { own } from '@wenshu/survey-core';
import type { Language } from '@wenshu/texts';
import { crossTexts } from '@wenshu/texts/findings/cross';
import type { DataVariable } from '../../data-set/variable.ts';
import type { Exhibit } from '../../exhibit/exhibits.ts';
import type { Answers, Kind, Plan, PresentContext, Questions, Variables } from '../kind.ts';
import { SummaryAsking } from './asking.ts';
import { checkSummary } from './check.ts';
import { SummaryCounts } from './counts.ts';
import { inParts } from './in-parts.ts';
import { partLabel } from './part-label.ts';
import type { SummaryRequest } from './request.ts';
import { loopOf, roundsSideBySide, type ShownQuestion } from './rounds.ts';
import { summarisers } from './summarisers.ts';
import type { Summariser, SummaryContext, Summed, SummedPart } from './summary.ts';

/** By question of the request: what its summariser made of it. */
export type SummaryResult = readonly unknown[];

export const summaryKind: Kind<SummaryRequest, SummaryResult> = {
  name: 'summary',
  takesWeight: true,
  listSlot: 'questions',
  check: checkSummary,
  plan: planSummary,
  run: runSummary,
  present: presentSummary,
  split: (request, most, questions) =>
    inParts(request.questions, most, ({ question }) => loopOf(questions.get(question))).map(some => ({
      ...request,
      questions: some,
    })),
};

function planSummary(request: SummaryRequest, variables: Variables, questions: Questions): Plan {
  const { asking } = lay(request, variables, questions);
  return { asks: asking.asks, derived: asking.derived };
}

function runSummary(
  request: SummaryRequest,
  answers: Answers,
  variables: Variables,
  questions: Questions,
): SummaryResult {
  const counts = new SummaryCounts(answers, variables, request);
  return lay(request, variables, questions).laid.map(({ summariser, summed, places }) =>
    summariser?.run(places, counts, summed),
  );
}

function presentSummary(result: SummaryResult, request: SummaryRequest, context: PresentContext): readonly Exhibit[] {
  const { variables, questions, language } = context;
  const columns = [crossTexts[language].total, ...request.groups.map(({ name }) => name)];
  const shownIn: SummaryContext = { ...context, request, columns };
  const shown = request.questions.map((_one, index): ShownQuestion => {
    const { summariser, summed: asked } = summedAt(request, index, variables, questions);
    const summed = { ...asked, parts: asked.parts.map(part => worded(part, language)) };
    const exhibits = summariser?.present(result[index], summed, shownIn) ?? [];
    return { summed, exhibits: exhibits.map(exhibit => ofQuestion(exhibit, summed)) };
  });
  return [...shown.flatMap(({ exhibits }) => exhibits), ...roundsSideBySide(shown, shownIn)];
}

/** What holds for every exhibit of a question, whoever made it. */
function ofQuestion(exhibit: Exhibit, { question, look }: Summed): Exhibit {
  const hidesNumbers = look.hidesNumbers && 'format' in exhibit && exhibit.kind !== 'figure';
  return { ...exhibit, about: question.key, ...(hidesNumbers && { hidesNumbers: true }) };
}

function lay(request: SummaryRequest, variables: Variables, questions: Questions) {
  const asking = new SummaryAsking(variables, request.groups);
  const laid = request.questions.map((_one, index) => {
    const found = summedAt(request, index, variables, questions);
    return { ...found, places: found.summariser?.lay(found.summed, asking) };
  });
  return { asking, laid };
}

const worded = ({ variable, label }: SummedPart, language: Language): SummedPart => ({
  variable,
  label: partLabel(variable, label, language),
});

/** A type that has nothing to sum up, such as a note, has no summariser: it is shown as nothing. */
function summedAt(
  { questions: asked }: SummaryRequest,
  index: number,
  variables: Variables,
  questions: Questions,
): { readonly summariser: Summariser<unknown, unknown> | undefined; readonly summed: Summed } {
  const { question: key, look = {} } = asked[index]!;
  const question = questions.get(key)!;
  const parts = question.variables.flatMap(({ key: part, label }) => {
    const variable: DataVariable | undefined = variables.get(part);
    return variable ? [{ variable, label }] : [];
  });
  return { summariser: own(summarisers, question.summary.kind), summed: { question, parts, look } };
}
