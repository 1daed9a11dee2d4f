import {
  type Analysis,
  emptyModelRequest,
  type ModelForm,
  type ModelName,
  type ModelOption,
  type ModelRequest,
  type ModelSlot,
  modelForms,
  type OptionIs,
  type OptionValue,
  suitsSlot,
  type TakenAs,
  takenAs,
} from '@wenshu/analysis/browser';
import type { Variable } from '../../filter/variable.ts';
import { insertAt } from '../work/list-moves.ts';

export type ModelAnalysis = Analysis<ModelName>;

export const formOf = ({ kind }: Pick<ModelAnalysis, 'kind'>): ModelForm => modelForms[kind];

/** With the question that it shall begin with, or the text. */
export function emptyModel(kind: ModelName, question?: string): ModelAnalysis {
  const request = emptyModelRequest(modelForms[kind]);
  const ofTexts = (modelForms[kind] as ModelForm).slots.find(({ takes }) => takes === 'texts');
  const slots =
    question === undefined ? request.slots : { ...request.slots, [ofTexts?.name ?? 'question']: [question] };
  return { kind, derived: {}, request: { ...request, slots } };
}

/** Those that people fill themselves. */
export const ownSlots = (analysis: Pick<ModelAnalysis, 'kind'>): readonly ModelSlot[] =>
  formOf(analysis).slots.filter(({ isFilledByItself }) => !isFilledByItself);

/** Another model on the same records: what was asked of the one before is gone. */
export function switchedTo({ filter, weight }: ModelAnalysis, kind: ModelName): ModelAnalysis {
  return {
    ...emptyModel(kind),
    ...(filter && { filter }),
    ...(weight && modelForms[kind].takesWeight && { weight }),
  };
}

const withRequest = (analysis: ModelAnalysis, change: Partial<ModelRequest>): ModelAnalysis => ({
  ...analysis,
  request: { ...analysis.request, ...change },
});

export const keysIn = ({ request }: ModelAnalysis, slot: string): readonly string[] => request.slots[slot] ?? [];
export const slotOf = (analysis: ModelAnalysis, key: string): ModelSlot | undefined =>
  formOf(analysis).slots.find(({ name }) => keysIn(analysis, name).includes(key));

export const isBegun = (analysis: ModelAnalysis): boolean =>
  formOf(analysis).slots.some(({ name }) => keysIn(analysis, name).length > 0);
/** The slots that lack something before it can be worked out. */
export const slotsLacking = (analysis: ModelAnalysis): readonly ModelSlot[] =>
  formOf(analysis).slots.filter(({ name, least }) => keysIn(analysis, name).length < least);

export function withSlots(
  analysis: ModelAnalysis,
  changed: Readonly<Record<string, readonly string[]>>,
): ModelAnalysis {
  const { slots, options } = analysis.request;
  // A category is one of the variable that stood there.
  const gone = formOf(analysis).options.filter(option => option.of === 'category' && option.slot in changed);
  return withRequest(analysis, {
    slots: { ...slots, ...changed },
    options: { ...options, ...Object.fromEntries(gone.map(({ name }) => [name, null])) },
  });
}

/** Into a slot, from wherever it stood. What has one place for one gives it to the new one. */
export function putInto(analysis: ModelAnalysis, key: string, name: string, place?: number): ModelAnalysis {
  const slot = formOf(analysis).slots.find(one => one.name === name);
  if (!slot) return analysis;
  const before = slotOf(analysis, key);
  const there = keysIn(analysis, name);
  const others = there.filter(one => one !== key);
  const at = place === undefined ? others.length : place - there.slice(0, place).filter(one => one === key).length;
  const changed = { [name]: slot.most === 1 ? [key] : insertAt(others, at, key) };
  const left = before && before.name !== name;
  return withSlots(analysis, {
    ...changed,
    ...(left && { [before.name]: keysIn(analysis, before.name).filter(one => one !== key) }),
  });
}

/** Every question that fits, as far as there is room; what stands there already stays first. */
export function fillSlot(analysis: ModelAnalysis, slot: ModelSlot, variables: Iterable<Variable>): ModelAnalysis {
  const there = keysIn(analysis, slot.name);
  const all = [...variables];
  const isOffered = slot.takes === 'utilities' ? ofOneEstimate(all, there) : isOfQuestion;
  const more = all.filter(
    variable => isOffered(variable) && suitsSlot(variable, slot) && slotOf(analysis, variable.key) === undefined,
  );
  return withSlots(analysis, { [slot.name]: [...there, ...more.map(({ key }) => key)].slice(0, slot.most) });
}

const isOfQuestion = ({ questionId }: Variable) => questionId !== undefined;

/** Utilities of another estimate have another scale: those of what stands there, or of the first that there is. */
function ofOneEstimate(all: readonly Variable[], there: readonly string[]): (variable: Variable) => boolean {
  const known = all.filter(({ measures }) => measures !== undefined);
  const first = known.find(({ key }) => there.includes(key)) ?? known[0];
  return ({ measures }) => measures?.estimate === first?.measures?.estimate;
}

export const withOption = (analysis: ModelAnalysis, name: string, value: OptionValue): ModelAnalysis =>
  withRequest(analysis, { options: { ...analysis.request.options, [name]: value } });

/** What goes in as it would by itself is not said: it follows the question when that is changed. */
export function withTaken(analysis: ModelAnalysis, variable: Variable, way: TakenAs): ModelAnalysis {
  const { taken: { [variable.key]: _, ...others } = {}, ...request } = analysis.request;
  const taken = takenAs(variable, {}) === way ? others : { ...others, [variable.key]: way };
  return { ...analysis, request: Object.keys(taken).length > 0 ? { ...request, taken } : request };
}

/** Options that mean something while the others are as they are. */
export const offeredOptions = (analysis: ModelAnalysis): readonly ModelOption[] =>
  formOf(analysis).options.filter(({ when }) => isSo(analysis, when));

/** Whether what it finds of each person, as it is asked now, can be kept with the data. */
export const savesNow = (analysis: ModelAnalysis): boolean => {
  const { saves, savesWhen } = formOf(analysis);
  return saves === true && isSo(analysis, savesWhen);
};

function isSo(analysis: ModelAnalysis, when: OptionIs | undefined): boolean {
  return !when || when.is.includes(optionIn(analysis, when.option));
}

/** One that was kept before its form asked for this has the default. */
export const optionIn = (analysis: ModelAnalysis, name: string): OptionValue =>
  analysis.request.options[name] ?? formOf(analysis).options.find(option => option.name === name)?.default ?? null;

/** What a person calls what was found; without a name it has its number again. */
export function withName(analysis: ModelAnalysis, at: string, name: string): ModelAnalysis {
  const { [at]: _, ...others } = analysis.request.names ?? {};
  const names = name === '' ? others : { ...others, [at]: name };
  const { names: __, ...request } = analysis.request;
  return { ...analysis, request: Object.keys(names).length > 0 ? { ...request, names } : request };
}
