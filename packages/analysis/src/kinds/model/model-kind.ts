import { StatisticsProblem } from '@wenshu/statistics';
import { type Kind, KindRefusal } from '../kind.ts';
import { checkModel } from './check-model.ts';
import type { ModelForm, ModelRequest } from './form.ts';
import type { Model } from './model.ts';
import { askColumns, type ModelData, readModelData } from './model-data.ts';
import { problemOf } from './problem-of.ts';

/** A model as a kind of analysis: its form checks, one ask plans, and what the statistics refuse is told where it can be mended. */
export function modelKind<Found>(model: Model<Found>): Kind<ModelRequest, Found> {
  const { name, form } = model;
  const listSlot = form.slots[0]!.name;
  return {
    ...{ name, listSlot, takesWeight: form.takesWeight },
    check: (request, variables) => checkModel(form, request, variables),
    plan: (request, variables) => ({ asks: [askColumns(form, request, variables)], derived: {} }),
    run: (request, answers, variables) => {
      try {
        const data = readModelData(form, request, answers, variables);
        checkPeople(form, data);
        return model.fit(data, request);
      } catch (error) {
        throw error instanceof StatisticsProblem ? new KindRefusal(problemOf(error, form, request)) : error;
      }
    },
    present: (found, request, context) => model.present(found, request, context),
    ...(model.saved && { saved: (found, request, context) => model.saved!(found, request, context) }),
  };
}

function checkPeople({ slots, leastPeople, mostPeople }: ModelForm, data: ModelData): void {
  if (leastPeople === 0 && mostPeople === undefined) return;
  const slot = slots[0]!.name;
  const got = data.wholePeople();
  if (got < leastPeople) throw new KindRefusal({ word: 'too-few-people', slot, least: leastPeople, got });
  if (mostPeople !== undefined && got > mostPeople)
    throw new KindRefusal({ word: 'too-many-people', slot, most: mostPeople, got });
}
