import type { TriedModel } from './model-worlds.ts';

const six = ['x1', 'x2', 'x3', 'x4', 'x5', 'x6'];
const none = [
  /no evidence/i,
  /no significant/i,
  /do(es)? not significantly/i,
  /not? .*(significant|beyond chance)/i,
  /by chance/i,
  /may be chance/i,
  /No separate groups/,
  /cannot be told/,
  /Nothing was found/,
  /Without significant effect/i,
];

/** The sentences of each kind are read as they are printed, in English. */
export const triedModels: readonly TriedModel[] = [
  {
    name: 'keyDrivers',
    request: { slots: { dependent: ['y'], drivers: ['x1', 'x4', 'n1', 'n2'] } },
    plain: none,
    must: /matters most is “[^”]*x1”/,
  },
  {
    name: 'importancePerformance',
    request: { slots: { performance: ['x1', 'x4', 'n1', 'x5'], outcome: ['y'], importance: [] } },
    plain: none,
    must: /x1/,
  },
  {
    name: 'correlation',
    request: { slots: { variables: ['y', 'x1', 'x4', 'n1', 'n2'] } },
    plain: [...none, /^No two/],
    must: /“[^”]*(y|x1)” and “[^”]*(y|x1)”/,
  },
  {
    name: 'linearRegression',
    request: { slots: { dependent: ['y'], predictors: ['x1', 'x4', 'n1', 'g'] } },
    plain: none,
    must: /“[^”]*x1”/,
  },
  {
    name: 'logisticRegression',
    request: { slots: { dependent: ['b'], predictors: ['x1', 'x4', 'n1'] } },
    plain: none,
    must: /“[^”]*x1”/,
  },
  {
    name: 'ordinalRegression',
    request: { slots: { dependent: ['t'], predictors: ['x1', 'x4', 'n1'] } },
    plain: none,
    must: /“[^”]*x1”/,
  },
  {
    name: 'multinomialRegression',
    request: { slots: { dependent: ['o'], predictors: ['x1', 'n1', 'n2'] } },
    plain: [...none, /do not tell/],
    must: /“[^”]*x1”/,
  },
  {
    name: 'compareMeans',
    request: { slots: { variables: ['y', 'x4', 'n1'], group: ['g'] } },
    plain: none,
    must: /“[^”]*y”/,
  },
  {
    name: 'rankTests',
    request: { slots: { variables: ['y', 'x4', 'n1'], group: ['g'] } },
    plain: none,
    must: /“[^”]*y”/,
  },
  {
    name: 'trend',
    request: { slots: { wave: ['g'], measures: ['y', 'x4', 'n1', 'o'], sets: ['m'] } },
    plain: none,
    // Of 240 people the middle wave has few: then it is said that nothing can be told.
    must: /beyond chance|fewer than 30 people/,
  },
  {
    name: 'decisionTree',
    request: { slots: { dependent: ['b'], predictors: ['x1', 'x4', 'n1', 'g'] } },
    plain: [...none, /^No question/],
    must: /x1|About g/,
  },
  {
    name: 'kmeans',
    request: { slots: { variables: ['x1', 'x2', 'x4', 'x5'] } },
    plain: none,
    must: /People fall into 4 groups/,
  },
  {
    name: 'hierarchical',
    request: { slots: { variables: ['x1', 'x2', 'x4', 'x5'] } },
    plain: none,
    must: /People fall into 4 groups/,
  },
  { name: 'factor', request: { slots: { variables: six } }, plain: [...none, /not suited/], must: /2 factors/ },
  {
    name: 'reliability',
    request: { slots: { items: ['x1', 'x2', 'x3'], reversed: [] } },
    plain: [...none, /poor|insufficient|may not measure/],
    must: /alpha is 0\.[89]/,
  },
  { name: 'correspondence', request: { slots: { rows: ['g'], columns: ['o'] } }, plain: none, must: /are related/ },
  {
    name: 'words',
    request: { slots: { text: ['w'], banner: ['g', 'b', 'm'] }, options: { together: true } },
    plain: [...none, /^No (group|two words)/, /^The words? in most answers/],
    must: /“slow” is said (more|less) often/,
  },
  {
    name: 'multipleCorrespondence',
    request: { slots: { variables: ['g', 'o', 'b'] } },
    plain: [...none, /hardly anything to do/],
    must: /related/,
  },
];
