import {
  applyChanges,
  applyCommand,
  buildCodebook,
  buildFlow,
  type Change,
  checkPage,
  checkQuestionnaire,
  compileSurvey,
  createQuestionnaire,
  currentPage,
  type EditContext,
  numberOptions,
  openAnswering,
  type Questionnaire,
  replayAnswers,
  setAnswer,
} from '@wenshu/survey-core';
import { expect, test } from 'vitest';
import { questionTypes } from '../src/core.ts';

// One questionnaire with the six archetypes: single and multiple choice, fill-in, matrix, ranking, and a loop over chosen options.
const context: EditContext = { types: questionTypes, isPublished: () => false, isCreator: true };
const start = createQuestionnaire({ title: 'Coffee', baseLanguageId: 2, groupId: 'group1' });
const items = (question: string, ...titles: string[]) =>
  titles.map((text, n) => ({ itemId: `${question}item${n + 1}`, order: `a${n}`, title: { text } }));
const rows = (...titles: string[]) =>
  titles.map((text, n) => ({ rowId: `ratingrow${n + 1}`, order: `a${n}`, title: { text } }));
const question = (n: number, type: string, title: string, parts: object = {}) => ({
  questionId: `quest${n}`,
  groupId: 'group1',
  order: `a${n}`,
  type,
  seqName: `Q${n}`,
  title: { text: title },
  items: [],
  rows: [],
  ...parts,
});

const edits: readonly [string, object][] = [
  ['addTopQuestion', question(1, 'single-choice', 'How often?', { items: items('quest1', 'Daily', 'Rarely') })],
  [
    'addTopQuestion',
    question(2, 'multiple-choice', 'Which kinds?', { items: items('quest2', 'Espresso', 'Filter', 'Instant') }),
  ],
  ['addTopQuestion', question(3, 'ranking', 'Rank them', { items: items('quest3', 'Taste', 'Price') })],
  [
    'addTopQuestion',
    question(4, 'matrix-single', 'Rate', { items: items('quest4', 'Good', 'Bad'), rows: rows('Taste', 'Price') }),
  ],
  ['addTopQuestion', question(5, 'fill-in', 'How many cups?', { settings: { 20025: 3 } })],
  [
    'saveQuestionRelationLogic',
    { ruleId: 'looprule', order: 'a1', target: { questionId: 'quest5' }, fromQuestionId: 'quest2', take: 'selected' },
  ],
];

function edit(): { document: Questionnaire; undo: readonly (readonly Change[])[] } {
  const undo: (readonly Change[])[] = [];
  let document = start;
  for (const [name, input] of edits) {
    const made = applyCommand(document, name, input, context);
    if ('problem' in made) throw new Error(`${name}: ${JSON.stringify(made)}`);
    document = made.document;
    undo.unshift(made.inverse);
  }
  return { document, undo };
}

const { document, undo } = edit();
const published = applyChanges(document, numberOptions(document));
const flow = buildFlow(published, { scrollId: 'survey1', versionTime: 1, languageId: 2 });
const model = compileSurvey(flow, questionTypes);
const answers = {
  quest1: { item: 'quest1item1' },
  quest2: { items: ['quest2item1', 'quest2item3'] },
  quest3: { order: ['quest3item2', 'quest3item1'] },
  quest4: { ratingrow1: 'quest4item1', ratingrow2: 'quest4item2' },
  'quest5@quest2item1': '3',
  'quest5@quest2item3': '1',
};

test('can be published', () => expect(checkQuestionnaire(published, questionTypes)).toEqual([]));

test('go through the page, one answer after another', () => {
  let state = openAnswering(model);
  expect(currentPage(model, state).questions).toHaveLength(4);
  for (const [key, answer] of Object.entries(answers)) state = setAnswer(model, state, key, answer);
  expect(currentPage(model, state).questions.map(one => one.key)).toEqual(Object.keys(answers));
  expect(checkPage(model, state)).toEqual([]);
});

test('go through the replay: a copy that nobody asked for is dropped', () => {
  const replay = replayAnswers(model, { ...answers, 'quest5@quest2item2': '9' });
  expect(replay).toMatchObject({ outcome: 'finished', answers, problems: [] });
  expect(replay.dropped).toEqual([{ key: 'quest5@quest2item2', reason: 'not-reachable' }]);
});

test('go into the codebook', () => {
  const codebook = buildCodebook([flow], questionTypes);
  const values = codebook.valuesOf(answers);
  expect(Object.fromEntries(codebook.variables.map(({ name }, at) => [name, values[at]]))).toEqual({
    Q1: 1,
    Q2_1: 1,
    Q2_2: 0,
    Q2_3: 1,
    Q3_1: 2,
    Q3_2: 1,
    Q4_1: 1,
    Q4_2: 2,
    Q5_1: 3,
    Q5_2: null,
    Q5_3: 1,
  });
});

test('are undone to where it began', () => {
  expect(undo.reduce((now, inverse) => applyChanges(now, inverse), document)).toEqual(start);
});
