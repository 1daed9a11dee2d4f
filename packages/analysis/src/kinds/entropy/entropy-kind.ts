import { entropyWeight } from '@wenshu/statistics';
import { entropyTexts } from '@wenshu/texts/findings/models/entropy';
import { KindRefusal } from '../kind.ts';
import { linearFormula } from '../model/linear-formula.ts';
import type { Model } from '../model/model.ts';
import { modelKind } from '../model/model-kind.ts';
import { boundsOf } from '../model/scale-bounds.ts';
import { statisticsInput } from '../model/statistics-input.ts';
import { presentEntropy } from './exhibits.ts';
import { entropyForm } from './form.ts';
import type { FoundEntropy } from './found.ts';

const LEAST_QUESTIONS = 2;

const entropyModel: Model<FoundEntropy> = {
  name: 'entropy',
  form: entropyForm,
  fit: (data, request) => {
    const negative = request.slots.negative!;
    const keys = [...request.slots.positive!, ...negative];
    if (keys.length < LEAST_QUESTIONS)
      throw new KindRefusal({ word: 'too-few', slot: 'positive', least: LEAST_QUESTIONS });
    const input = statisticsInput(data, keys);
    const { entropy, divergence, weights } = entropyWeight({
      ...{ variables: input.variables, data: input.data },
      settings: {
        directions: Object.fromEntries(keys.map(key => [key, negative.includes(key) ? 'negative' : 'positive'])),
        ...{ normalize: 'minmax', shift: 0 },
      },
    });
    const columns = keys.map(data.column);
    const whole = data.wholeRows(columns);
    return {
      ...{ entropy, divergence, weights },
      bounds: columns.map(column => boundsOf(whole.map(row => column[row]!))),
      ...{ base: data.base(whole), leftOut: data.people - whole.length },
    };
  },
  present: presentEntropy,
  /** 0 to 1 for whoever is within what was answered when it was fitted. */
  saved: ({ weights, bounds }, { slots }, { language }) => {
    const variables = [...slots.positive!, ...slots.negative!];
    const slopes = bounds.map(([least, most], at) => {
      const slope = most > least ? weights[at]! / (most - least) : 0;
      return at < slots.positive!.length ? slope : -slope;
    });
    const constant = slopes.reduce((sum, slope, at) => sum - slope * bounds[at]![slope < 0 ? 1 : 0], 0);
    const { score } = entropyTexts[language];
    return [{ name: score, label: score, make: 'formula', text: linearFormula(constant, slopes), variables }];
  },
};

export const entropyKind = modelKind(entropyModel);
