import { type CorrelationMethod, correlation, type Num } from '@wenshu/statistics';
import type { Base } from '../../exhibit/exhibits.ts';
import type { Model } from '../model/model.ts';
import { modelKind } from '../model/model-kind.ts';
import { presentCorrelation } from './exhibits.ts';
import { correlationForm } from './form.ts';

export interface FoundCorrelation {
  readonly method: CorrelationMethod | 'partial';
  readonly coefficient: readonly (readonly Num[])[];
  readonly pValue: readonly (readonly Num[])[];
  /** By pair; of partial correlations everybody who has all of them. */
  readonly people: readonly (readonly number[])[];
  readonly base: Base;
}

const correlationModel: Model<FoundCorrelation> = {
  name: 'correlation',
  form: correlationForm,
  fit: (data, request) => {
    const variables = request.slots.variables!;
    const columns = variables.map(data.column);
    const method = request.options.method as FoundCorrelation['method'];
    const isListwise = method === 'partial' || request.options.missing === 'listwise';
    const found = correlation({
      variables,
      data: Object.fromEntries(variables.map((key, at) => [key, columns[at]!])),
      settings: {
        ...{ methods: method === 'partial' ? [] : [method], partial: method === 'partial' },
        missing: isListwise ? 'listwise' : 'pairwise',
      },
    });
    const whole = data.wholeRows(columns);
    const block = found[method]!;
    return {
      ...{ method, coefficient: block.coefficient, pValue: block.pValue },
      people: 'n' in block ? block.n : variables.map(() => variables.map(() => whole.length)),
      base: data.base(isListwise ? whole : undefined),
    };
  },
  present: presentCorrelation,
};

export const correlationKind = modelKind(correlationModel);
