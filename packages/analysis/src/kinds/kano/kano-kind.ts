import { kano } from '@wenshu/statistics';
import type { DataVariable } from '../../data-set/variable.ts';
import { KindRefusal } from '../kind.ts';
import type { Model } from '../model/model.ts';
import type { ModelData } from '../model/model-data.ts';
import { modelKind } from '../model/model-kind.ts';
import { fitSegments, weightsOf } from '../solution/segments.ts';
import { presentKano } from './exhibits.ts';
import { kanoForm } from './form.ts';
import type { FoundKano } from './found.ts';

/** By what one feels with a feature, then without it: like, must be, neutral, live with, dislike. */
const settings = {
  table: ['QAAAO', 'RIIIM', 'RIIIM', 'RIIIM', 'RRRRQ'].map(row => [...row]),
  tieOrder: ['M', 'O', 'A', 'I', 'R', 'Q'],
  quadrantSplit: 'mean',
} as const;

const ANSWERS = [1, 2, 3, 4, 5];

const kanoModel: Model<FoundKano> = {
  name: 'kano',
  form: kanoForm,
  fit: (data, request) => {
    const parts = data.question(request.slots.question![0]!).variables.map(({ key }) => data.variable(key));
    const of = (is: string) => parts.filter(({ part }) => part?.is === is);
    const [functional, dysfunctional, importance] = [of('functional'), of('dysfunctional'), of('importance')];
    if (!functional.every(hasFiveAnswers)) throw new KindRefusal({ word: 'not-five-options', slot: 'question' });
    const sides = [functional, dysfunctional].map(side => side.map(({ key }) => answersOf(data, key)));
    const [withIt, without] = sides as [Float64Array[], Float64Array[]];
    const rows = Array.from({ length: data.people }, (_, row) => row).filter(row =>
      withIt.some((column, at) => !Number.isNaN(column[row]!) && !Number.isNaN(without[at]![row]!)),
    );
    const asked = importance.map(({ key }) => data.column(key));
    const fit = (own: readonly number[]) => {
      const picked = (columns: readonly Float64Array[]) =>
        columns.map(column => Float64Array.from(own, row => column[row]!));
      return kano({
        features: functional.map(({ key }) => key),
        functional: picked(withIt),
        dysfunctional: picked(without),
        ...(asked.some(column => rows.some(row => !Number.isNaN(column[row]!))) && { importance: picked(asked) }),
        ...weightsOf(data, own),
        settings,
      });
    };
    return {
      ...fitSegments(data, request, rows, fit),
      features: functional.map(({ part, label }) => part?.of ?? label),
      without: data.people - rows.length,
    };
  },
  present: presentKano,
};

const hasFiveAnswers = ({ categories = [] }: DataVariable) =>
  ANSWERS.every(code => categories.some(one => one.code === code));

/** What was offered once and is no answer of the model any more counts as none. */
const answersOf = (data: ModelData, key: string) =>
  data.column(key).map(code => (ANSWERS.includes(code) ? code : Number.NaN));

export const kanoKind = modelKind(kanoModel);
