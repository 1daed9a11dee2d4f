import { type ImportanceMethod, relativeImportance } from '@wenshu/statistics';
import type { Model } from '../model/model.ts';
import { modelKind } from '../model/model-kind.ts';
import { statisticsInput } from '../model/statistics-input.ts';
import { presentKeyDrivers } from './exhibits.ts';
import { keyDriversForm } from './form.ts';
import type { FoundKeyDrivers } from './found.ts';

const keyDriversModel: Model<FoundKeyDrivers> = {
  name: 'keyDrivers',
  form: keyDriversForm,
  fit: (data, { slots, options }) => {
    const [dependent] = slots.dependent as readonly [string];
    const independents = slots.drivers!;
    const { variables, ...input } = statisticsInput(data, [dependent, ...independents]);
    const rows = data.wholeRows(variables.map(data.column));
    return {
      method: options.method as ImportanceMethod,
      result: relativeImportance({
        ...input,
        dependent,
        independents,
        settings: { methods: ['shapley', 'relativeWeights'], missing: 'listwise' },
      }),
      base: data.base(rows),
      leftOut: data.people - rows.length,
    };
  },
  present: presentKeyDrivers,
};

export const keyDriversKind = modelKind(keyDriversModel);
