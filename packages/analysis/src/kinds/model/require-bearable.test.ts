import { expect, it } from 'vitest';
import { modelData } from '../../../test/model-examples.ts';
import { modelRequest } from '../../../test/model-truth.ts';
import { kinds } from '../kinds.ts';

const people = 400_000;
const variables = new Map(modelData.variables.map(one => [one.key, one]));
const numbers = ['s2', 's3', 's4', 's5', 's6', 'n1', 'n2', 'n3', 'n4'];
const cycle = (length: number) => Float64Array.from({ length: people }, (_, row) => 1 + (row % length));
const [two, five] = [cycle(2), cycle(5)];

it.each([
  ['ordinalRegression', { dependent: ['s1'], predictors: [...numbers, 'g', 'h', 'y'] }, {}],
  ['rankTests', { variables: ['s1', ...numbers] }, {}],
  ['correlation', { variables: ['s1', ...numbers, 'g', 'h', 'y'] }, { method: 'kendall' }],
  ['decisionTree', { dependent: ['y'], predictors: ['s1', ...numbers] }, {}],
] as const)(
  '%s of very many people is refused before it begins, and says how many it takes',
  (name, slots, options) => {
    const request = modelRequest(name, { slots, options });
    const columns = Object.values<readonly string[]>(request.slots).flatMap(keys =>
      keys.map(key => (key === 's1' ? five : two)),
    );
    const answer = { columns, rows: new Float64Array(people), asOf: 1 } as never;
    const run = () => kinds[name].run(request, [answer], variables, new Map());
    expect(run).toThrow(/"too-many-people".*"most":\d+.*"got":400000/);
  },
);
