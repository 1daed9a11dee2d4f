import { StatisticsProblem } from '@wenshu/statistics';
import { type Kind, KindRefusal } from '../kind.ts';
import { checkModel } from './check-model.ts';
import { type ModelForm, type ModelRequest, wholeModelRequest } from './form.ts';
import type { Model } from './model.ts';
import { askColumns, type ModelData, readModelData } from './model-data.ts';
import { withRowNames } from './named.ts';
import { withPointsTold } from './points-told.ts';
import { problemOf } from './problem-of.ts';

/** A model as a kind of analysis: its form checks, one ask plans, and what the statistics refuse is told where it can be mended. */
export function modelKind<Found>(model: Model<Found>): Kind<ModelRequest, Found> {
  const { name, form } = model;
  const listSlot = form.slots[0]!.name;
  const whole = (request: ModelRequest) => wholeModelRequest(form, request);
  return {
    ...{ name, listSlot, takesWeight: form.takesWeight },
    check: (request, variables, questions) =>
      checkModel(form, request, variables, questions) ?? model.check?.(request as ModelRequest, variables, questions),
    plan: (request, variables, questions) => ({
      asks: [askColumns(form, whole(request), { variables, questions })],
      derived: {},
    }),
    run: (asked, answers, variables, questions, control) => {
      const request = whole(asked);
      try {
        const data = readModelData(form, request, answers, { variables, questions });
        checkPeople(form, data);
        return model.fit(data, request, control);
      } catch (error) {
        throw error instanceof StatisticsProblem ? new KindRefusal(problemOf(error, form, request)) : error;
      }
    },
    present: (found, asked, given) => {
      const request = whole(asked);
      const context = withRowNames(given, request);
      return withPointsTold(model.present(found, request, context), form, request, context);
    },
    ...(model.saved && { saved: (found, request, context) => model.saved!(found, whole(request), context) }),
    ...(model.records && { records: request => model.records!(whole(request)) }),
    ...(model.simulation && { simulation: (found, request) => model.simulation!(found, whole(request)) }),
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
