import { factorAnalysis } from '@wenshu/statistics';
import { KindRefusal } from '../kind.ts';
import type { Model } from '../model/model.ts';
import { modelKind } from '../model/model-kind.ts';
import { statisticsInput } from '../model/statistics-input.ts';
import { presentFactor } from './exhibits.ts';
import { factorForm } from './form.ts';
import type { FoundFactors } from './found.ts';
import { savedScores } from './saved-scores.ts';

const factorModel: Model<FoundFactors> = {
  name: 'factor',
  form: factorForm,
  fit: (data, request) => {
    const keys = request.slots.variables!;
    const { extraction, rotation, factors } = request.options;
    if (typeof factors === 'number' && factors > keys.length)
      throw new KindRefusal({ word: 'option-not-fitting', slot: 'factors', most: keys.length });
    const { scores: _, ...found } = factorAnalysis({
      ...statisticsInput(data, keys),
      settings: {
        extraction: extraction as 'pca' | 'paf',
        rotation: rotation as 'varimax' | 'none',
        nFactors: factors as number | null,
        kaiserNormalization: true,
        minEigenvalue: 1,
        missing: 'listwise',
        scoreMethod: 'regression',
      },
    });
    const whole = data.wholeRows(keys.map(data.column));
    return { ...found, base: data.base(whole), leftOut: data.people - whole.length };
  },
  present: presentFactor,
  saved: savedScores,
};

export const factorKind = modelKind(factorModel);
