import {
  type Answers,
  currentPage,
  type EndOutcome,
  type FlowQuestion,
  type Json,
  nextPage,
  openAnswering,
  readSetting,
  type SurveyModel,
  setAnswer,
} from '@wenshu/survey-core';

type Random = () => number;
export type Say = (question: FlowQuestion, random: Random) => Json;

const words = ['quality', 'price', 'service', 'speed', 'taste', '质量', '价格', '服务'];
const oneOf = <One>(list: readonly One[], random: Random) => list[Math.floor(random() * list.length)]!;
const option: Say = ({ items }, random) => oneOf(items, random).id;

/** One that stands alone, or some of the others, as many as may be chosen. */
const options: Say = ({ items, settings }, random) => {
  const first = oneOf(items, random);
  if (readSetting(first.settings, 'isExclusive')) return [first.id];
  const others = items.filter(item => item !== first && !readSetting(item.settings, 'isExclusive') && random() < 0.5);
  return [first, ...others].slice(0, readSetting(settings, 'maxSelected') ?? undefined).map(({ id }) => id);
};
const byRow =
  (say: Say): Say =>
  (question, random) =>
    Object.fromEntries(question.rows.map(({ id }) => [id, say(question, random)]));

/** By type, an answer that it takes. */
const sayings: Readonly<Record<string, Say>> = {
  'single-choice': (question, random) => ({ item: option(question, random) }),
  scale: (question, random) => ({ item: option(question, random) }),
  'multiple-choice': (question, random) => ({ items: options(question, random) }),
  ranking: ({ items }) => ({ order: items.map(({ id }) => id) }),
  nps: (_question, random) => Math.floor(random() * 11),
  'fill-in': (_question, random) => oneOf(words, random),
  'matrix-single': byRow(option),
  'matrix-scale': byRow(option),
  'matrix-multiple': byRow(options),
};

/** Somebody who goes through a questionnaire page by page and answers whatever is shown; `own` are types that they know an answer to. */
export function answerAtRandom(
  model: SurveyModel,
  seed: string,
  random: Random,
  own: Readonly<Record<string, Say>> = {},
): { readonly answers: Answers; readonly outcome: EndOutcome } {
  const sayingOf = ({ type }: FlowQuestion) => own[type] ?? sayings[type];
  const said = new Set<string>();
  let state = openAnswering(model, { context: { seed } });
  while (!state.outcome) {
    // What is answered may show or hide what stands below it on the same page.
    const next = currentPage(model, state).questions.find(
      ({ key, bound }) => !said.has(key) && sayingOf(bound.question),
    );
    if (next) {
      said.add(next.key);
      state = setAnswer(model, state, next.key, sayingOf(next.bound.question)!(next.bound.question, random));
    } else state = nextPage(model, state);
  }
  return { answers: state.answers, outcome: state.outcome };
}
