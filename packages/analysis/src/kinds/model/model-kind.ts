import { StatisticsProblem } from '@wenshu/statistics';
import { type Kind, KindRefusal, type Variables } from '../kind.ts';
import { besideScales, type CountedBeside, countBeside, savedWithout, withoutBeside } from './beside-scales.ts';
import { checkModel } from './check-model.ts';
import { type ModelForm, type ModelRequest, wholeModelRequest } from './form.ts';
import type { Model } from './model.ts';
import { askColumns, type ModelData, readModelData } from './model-data.ts';
import { withRowNames } from './named.ts';
import { withPointsTold } from './points-told.ts';
import { problemOf } from './problem-of.ts';

/** As most models were measured on 20,000 people with 20 numbers each. */
const MS_PER_CELL = 0.002;
const LEAST_MS = 50;
const MINUTES_MS = 60_000;

/** A model as a kind of analysis: its form checks, one ask plans, and what the statistics refuse is told where it can be mended. */
export function modelKind<Found extends object>(model: Model<Found>): Kind<ModelRequest, Found & CountedBeside> {
  const { name, form } = model;
  const listSlot = form.slots[0]!.name;
  const whole = (request: ModelRequest) => wholeModelRequest(form, request);
  return {
    name,
    listSlot,
    takesWeight: form.takesWeight,
    check: (request, variables, questions) =>
      checkModel(form, request, variables, questions) ?? model.check?.(request as ModelRequest, variables, questions),
    plan: (request, variables, questions) => ({
      asks: [askColumns(form, whole(request), { variables, questions })],
      derived: {},
    }),
    run: (asked, answers, variables, questions, control) => {
      const request = whole(asked);
      try {
        const beside = besideScales(form, request, variables);
        const read = (known: Variables) => readModelData(form, request, answers, { variables: known, questions });
        const data = read(withoutBeside(beside, variables));
        checkPeople(form, data);
        return { ...model.fit(data, request, control), ...countBeside(beside, read(variables)) };
      } catch (error) {
        throw error instanceof StatisticsProblem ? new KindRefusal(problemOf(error, form, request)) : error;
      }
    },
    present: (found, asked, given) => {
      const request = whole(asked);
      const variables = withoutBeside(besideScales(form, request, given.variables), given.variables);
      const context = withRowNames({ ...given, variables }, request);
      return withPointsTold(model.present(found, request, context), { form, request, context, found });
    },
    ...(model.saved && {
      saved: (found, asked, context) => {
        const request = whole(asked);
        return savedWithout(besideScales(form, request, context.variables), model.saved!(found, request, context));
      },
    }),
    ...(model.records && { records: request => model.records!(whole(request)) }),
    effortMs: (asked, cells) => {
      const request = whole(asked);
      if (model.records?.(request)) return MINUTES_MS;
      return model.effortMs?.(request, cells) ?? LEAST_MS + cells * MS_PER_CELL;
    },
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
