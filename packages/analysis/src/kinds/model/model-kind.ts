import { StatisticsProblem } from '@wenshu/statistics';
import { modelResultTexts } from '@wenshu/texts/findings/models/model-result';
import type { Exhibit } from '../../exhibit/exhibits.ts';
import { type Kind, KindRefusal, type PresentContext } from '../kind.ts';
import { checkModel } from './check-model.ts';
import { isTakenAsScore, type ModelForm, type ModelRequest, wholeModelRequest } from './form.ts';
import type { Model } from './model.ts';
import { askColumns, type ModelData, readModelData } from './model-data.ts';
import { variableNames } from './named.ts';
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
    present: (found, asked, context) => {
      const request = whole(asked);
      return withScoresTold(model.present(found, request, context), takenAsScores(form, request, context), context);
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

/** What a person uses as numbers though nobody said that its options have an order. */
function takenAsScores({ slots }: ModelForm, request: ModelRequest, { variables }: PresentContext): readonly string[] {
  return slots
    .filter(({ takes }) => takes === 'numbers')
    .flatMap(({ name }) => request.slots[name]!)
    .filter(key => isTakenAsScore(variables.get(key)!));
}

/** Said once, at what comes first. */
function withScoresTold(
  exhibits: readonly Exhibit[],
  keys: readonly string[],
  context: PresentContext,
): readonly Exhibit[] {
  const [first, ...rest] = exhibits;
  if (!first || keys.length === 0) return exhibits;
  const { list, takenAsScores: told } = modelResultTexts[context.language];
  const text = told(list(variableNames(keys, context)));
  return [{ ...first, notes: [...first.notes, { tone: 'warning', text }] }, ...rest];
}
