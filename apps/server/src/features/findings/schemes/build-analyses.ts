import {
  type Analysis,
  type DataVariable,
  defaultCrossRequest,
  defaultSummaryRequest,
  derivedKey,
  emptyModelRequest,
  fitsSlot,
  type ModelSlot,
  modelForms,
  type Recipe,
} from '@wenshu/analysis';
import { schemeTexts } from '@wenshu/texts/findings/schemes';
import type { ComingVariables } from './coming-variables.ts';
import { derive } from './derivations.ts';
import type { PlannedAnalysis } from './scheme.ts';

/** A planned analysis with the keys of this questionnaire’s variables in it. */
export function buildAnalysis(planned: PlannedAnalysis, coming: ComingVariables): Analysis {
  if ('rows' in planned) return crossOf(planned, coming);
  if ('questions' in planned) return summaryOf(planned.questions, coming);
  const form = modelForms[planned.kind];
  const empty = emptyModelRequest(form);
  const derived: Record<string, Recipe> = {};
  const keysOf = (name: string, slot: ModelSlot): readonly string[] => {
    const made = derive(name, coming);
    if (!made)
      return coming
        .of(name)
        .filter(variable => fitsSlot(variable, slot))
        .map(({ key }) => key);
    derived[made.id] = made.recipe;
    return [derivedKey(made.id)];
  };
  const slots = Object.fromEntries(
    form.slots.map(slot => [slot.name, (planned.slots[slot.name] ?? []).flatMap(name => keysOf(name, slot))]),
  );
  return { kind: planned.kind, derived, request: { slots, options: { ...empty.options, ...planned.options } } };
}

export function summaryOf(
  questions: readonly string[],
  { keyOf }: Pick<ComingVariables, 'keyOf'>,
): Analysis<'summary'> {
  const asked = questions.map(name => ({ question: keyOf(name) }));
  return { kind: 'summary', derived: {}, request: { ...defaultSummaryRequest, questions: asked } };
}

type PlannedCross = Extract<PlannedAnalysis, { readonly kind: 'cross' }>;

function crossOf({ rows, banner, boxes = {} }: PlannedCross, coming: ComingVariables): Analysis<'cross'> {
  const { top } = schemeTexts[coming.language];
  return {
    kind: 'cross',
    derived: {},
    request: {
      ...defaultCrossRequest,
      rows: rows.flatMap(name =>
        tabled(coming.of(name)).map(variable => ({
          variable: variable.key,
          ...(boxes[name] && { nets: [{ name: top(boxes[name].length), codes: codesAt(variable, boxes[name]) }] }),
        })),
      ),
      banner: banner.flatMap(name => tabled(coming.of(name)).map(({ key }) => ({ variable: key }))),
    },
  };
}

/** Not what was written into a blank. */
const tabled = (variables: readonly DataVariable[]) =>
  variables.filter(({ kept }) => kept === 'code' || kept === 'codes' || kept === 'number');

const codesAt = ({ categories = [] }: DataVariable, places: readonly number[]) =>
  places.map(place => categories[place - 1]!.code);
