import { attempt, entropyWeight } from '@wenshu/statistics';
import { entropyTexts } from '@wenshu/texts/findings/models/entropy';
import { chanceOfMean } from '../../claims/evidence.ts';
import { KindRefusal } from '../kind.ts';
import { JACKKNIFE_PARTS, jackknifeErrors } from '../model/jackknife.ts';
import { linearFormula } from '../model/linear-formula.ts';
import type { Model } from '../model/model.ts';
import type { ModelData } from '../model/model-data.ts';
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
    const weigh = (part: ModelData) =>
      entropyWeight({
        variables: keys,
        data: statisticsInput(part, keys).data,
        settings: {
          directions: Object.fromEntries(keys.map(key => [key, negative.includes(key) ? 'negative' : 'positive'])),
          normalize: 'minmax',
          shift: 0,
        },
      });
    const { entropy, divergence, weights } = weigh(data);
    const columns = keys.map(data.column);
    const whole = data.wholeRows(columns);
    return {
      entropy,
      divergence,
      weights,
      firstByChance: chanceOfFirst(data, weights, weigh),
      bounds: columns.map(column => boundsOf(whole.map(row => column[row]!))),
      base: data.base(whole),
      leftOut: data.people - whole.length,
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

/** By how much the largest weight is ahead of each other one, and whether that is more than chance. */
function chanceOfFirst(
  data: ModelData,
  weights: readonly number[],
  weigh: (part: ModelData) => Pick<FoundEntropy, 'weights'>,
): number {
  const first = weights.indexOf(Math.max(...weights));
  const ahead = (own: readonly number[]) => own.filter((_, at) => at !== first).map(other => own[first]! - other);
  const errors = jackknifeErrors(data, part => {
    const found = attempt(() => weigh(part));
    return 'value' in found ? ahead(found.value.weights) : weights.slice(1).map(() => null);
  });
  const chances = ahead(weights).map((lead, at) =>
    errors[at] === null || errors[at] === undefined ? 1 : chanceOfMean(lead, errors[at], JACKKNIFE_PARTS),
  );
  return Math.max(...chances);
}

export const entropyKind = modelKind(entropyModel);
