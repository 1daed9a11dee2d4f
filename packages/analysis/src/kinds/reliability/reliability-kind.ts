import { reliability } from '@wenshu/statistics';
import type { Model } from '../model/model.ts';
import { modelKind } from '../model/model-kind.ts';
import { scaleBounds } from '../model/scale-bounds.ts';
import { statisticsInput } from '../model/statistics-input.ts';
import { presentReliability } from './exhibits.ts';
import { reliabilityForm } from './form.ts';
import type { FoundReliability } from './found.ts';

const reliabilityModel: Model<FoundReliability> = {
  name: 'reliability',
  form: reliabilityForm,
  fit: (data, request) => {
    const reversed = request.slots.reversed!;
    // Reversed where they stand: put last, they would be a half of their own, and the halves no longer alike.
    const keys = data.inOrder([...request.slots.items!, ...reversed]);
    const input = statisticsInput(data, keys);
    // Here and not in the statistics, which know one scale for all items: these may have several.
    const turned = reversed.map(key => {
      const column = data.column(key);
      const [least, most] = scaleBounds(data.variable(key), column);
      return [key, column.map(value => least + most - value)] as const;
    });
    const found = reliability({
      ...input,
      data: { ...input.data, ...Object.fromEntries(turned) },
      settings: { reverse: [], scaleMin: null, scaleMax: null, missing: 'listwise', split: 'firstHalf' },
    });
    const whole = data.wholeRows(keys.map(data.column));
    return { ...found, keys, base: data.base(whole), leftOut: data.people - whole.length };
  },
  present: presentReliability,
};

export const reliabilityKind = modelKind(reliabilityModel);
