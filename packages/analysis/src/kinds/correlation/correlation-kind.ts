import { correlation } from '@wenshu/statistics';
import { KindRefusal } from '../kind.ts';
import type { Model } from '../model/model.ts';
import { modelKind } from '../model/model-kind.ts';
import { requireBearable } from '../model/require-bearable.ts';
import { statisticsInput } from '../model/statistics-input.ts';
import { presentCorrelation } from './exhibits.ts';
import { correlationForm } from './form.ts';
import type { FoundCorrelation } from './found.ts';

/** Kendall's coefficient counts pairs of people: what a weighted one is nobody has settled. */
const isWeighable = (method: FoundCorrelation['method']) => method !== 'kendall';

/** How often a pair of answers is looked at in about half a minute: ranks take longer, and Kendall's are compared with each other. */
const mostPaired: Readonly<Record<FoundCorrelation['method'], number>> = {
  pearson: 1e9,
  partial: 1e9,
  spearman: 2e8,
  kendall: 2.5e7,
};

/** Two people always lie on a line. */
const LEAST_PEOPLE = 3;

/** A table in which no pair has a coefficient tells nothing. */
function requirePairs(people: readonly (readonly number[])[]): void {
  const got = Math.max(...people.flatMap((row, at) => row.filter((_, other) => other !== at)));
  if (got < LEAST_PEOPLE)
    throw new KindRefusal({ word: 'too-few-people', slot: 'variables', least: LEAST_PEOPLE, got });
}

const correlationModel: Model<FoundCorrelation> = {
  name: 'correlation',
  form: correlationForm,
  fit: (data, request) => {
    const variables = request.slots.variables!;
    const columns = variables.map(data.column);
    const { weights, data: read } = statisticsInput(data, variables);
    const method = request.options.method as FoundCorrelation['method'];
    requireBearable('variables', data.people, variables.length ** 2 / 2, mostPaired[method]);
    const isListwise = method === 'partial' || request.options.missing === 'listwise';
    const found = correlation({
      variables,
      data: read,
      ...(weights !== undefined && isWeighable(method) && { weights }),
      settings: {
        methods: method === 'partial' ? [] : [method],
        partial: method === 'partial',
        missing: isListwise ? 'listwise' : 'pairwise',
      },
    });
    const whole = data.wholeRows(columns);
    const block = found[method]!;
    const people = 'n' in block ? block.n : variables.map(() => variables.map(() => whole.length));
    requirePairs(people);
    return {
      method,
      coefficient: block.coefficient,
      pValue: block.pValue,
      people,
      ...(data.weights && isWeighable(method) && 'effectiveN' in block && { effective: block.effectiveN }),
      ...(data.weights && !isWeighable(method) && { isUnweighted: true }),
      base: data.base(isListwise ? whole : undefined),
    };
  },
  present: presentCorrelation,
};

export const correlationKind = modelKind(correlationModel);
