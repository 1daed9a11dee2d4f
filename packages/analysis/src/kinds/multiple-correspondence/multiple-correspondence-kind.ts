import { multipleCorrespondence } from '@wenshu/statistics';
import { KindRefusal } from '../kind.ts';
import { answeredCategories } from '../model/answered-categories.ts';
import type { Model } from '../model/model.ts';
import { modelKind } from '../model/model-kind.ts';
import { statisticsInput } from '../model/statistics-input.ts';
import { presentMultipleCorrespondence } from './exhibits.ts';
import { multipleCorrespondenceForm } from './form.ts';
import type { FoundMultipleCorrespondence } from './found.ts';
import { relatedPairs } from './related-pairs.ts';

/** All of them against all of them are taken apart. */
const MOST_CATEGORIES = 200;
const DIMENSIONS = 2;

const multipleCorrespondenceModel: Model<FoundMultipleCorrespondence> = {
  name: 'multipleCorrespondence',
  form: multipleCorrespondenceForm,
  fit: (data, request) => {
    const keys = request.slots.variables!;
    const columns = keys.map(data.column);
    const whole = data.wholeRows(columns);
    const { weights } = data;
    const counting = weights ? whole.filter(row => weights[row]! > 0) : whole;
    const categories = keys.flatMap((variable, at) =>
      answeredCategories(data.variable(variable), columns[at]!, counting).map(one => ({ ...one, variable, at })),
    );
    if (categories.length > MOST_CATEGORIES) throw new KindRefusal({ word: 'too-many', slot: 'variables' });
    const { mass, principal, ...found } = multipleCorrespondence({
      variables: keys,
      data: statisticsInput(data, keys).data,
      ...(weights && { weights }),
      settings: { dimensions: DIMENSIONS },
    });
    // The statistics put them in another order: by code point within each question.
    const placeOf = new Map(found.categories.map((name, place) => [name, place]));
    return {
      inertias: found.inertias,
      percentInertia: found.percentInertia,
      totalInertia: found.totalInertia,
      adjustedInertias: found.adjustedInertias,
      adjustedPercent: found.adjustedPercent,
      points: categories.map(({ variable, code, label, at }) => {
        const place = placeOf.get(`${variable}:${code}`)!;
        const people = counting.filter(row => columns[at]![row] === code).length;
        return { variable, code, label, people, mass: mass[place]!, coordinates: principal[place]! };
      }),
      pairs: relatedPairs(columns, counting, weights),
      base: data.base(whole),
      leftOut: data.people - whole.length,
    };
  },
  present: presentMultipleCorrespondence,
};

export const multipleCorrespondenceKind = modelKind(multipleCorrespondenceModel);
