import { isRecord, own } from '@wenshu/survey-core';
import type { KindProblem, Questions, Variables } from '../../kind/kind.ts';
import {
  fitsSlot,
  isResearchOf,
  MAX_MODEL_NAME,
  MAX_MODEL_NAMES,
  type ModelForm,
  type ModelOption,
  type ModelRequest,
  type ModelSlot,
  type OptionValue,
  type TakenAs,
  takenWays,
  wholeModelRequest,
} from './form.ts';

/** A model's request, held to its form. Takes whatever a stranger sends. */
export function checkModel(
  form: ModelForm,
  request: unknown,
  variables: Variables,
  questions: Questions,
): KindProblem | undefined {
  if (!isRecord(request)) return { word: 'not-readable' };
  const [sentSlots, sentOptions, names] = [own(request, 'slots'), own(request, 'options'), own(request, 'names')];
  if (!isRecord(sentSlots) || !isRecord(sentOptions)) return { word: 'not-readable' };
  const { slots, options } = wholeModelRequest(form, { slots: sentSlots, options: sentOptions } as ModelRequest);
  return (
    firstOf(form.slots, slot => checkSlot(slot, own(slots, slot.name), variables, questions)) ??
    checkTwice(form.slots, slots) ??
    firstOf(form.options, option => checkOption(option, own(options, option.name), slots, variables)) ??
    checkNames(names) ??
    checkTaken(own(request, 'taken'))
  );
}

function firstOf<Part>(
  parts: readonly Part[],
  check: (part: Part) => KindProblem | undefined,
): KindProblem | undefined {
  for (const part of parts) {
    const problem = check(part);
    if (problem) return problem;
  }
  return undefined;
}

function checkSlot(
  slot: ModelSlot,
  keys: unknown,
  variables: Variables,
  questions: Questions,
): KindProblem | undefined {
  const { name, least, most } = slot;
  if (!Array.isArray(keys)) return { word: 'not-readable', slot: name };
  if (keys.length > most) return { word: 'too-many', slot: name, most };
  const problem = firstOf(keys as readonly unknown[], key => {
    if (typeof key !== 'string') return { word: 'not-readable', slot: name };
    if (slot.takes === 'question')
      return isResearchOf(slot, questions.get(key)?.solution) ? undefined : { word: 'question-unknown', slot: name };
    const variable = variables.get(key);
    if (!variable) return { word: 'variable-unknown', slot: name, variable: key };
    return fitsSlot(variable, slot) ? undefined : { word: 'variable-not-supported', slot: name, variable: key };
  });
  if (problem) return problem;
  if (keys.length === 0 && least > 0) return { word: 'empty', slot: name };
  return keys.length < least ? { word: 'too-few', slot: name, least } : undefined;
}

/** No variable explains itself. */
function checkTwice(slots: readonly ModelSlot[], filled: Readonly<Record<string, unknown>>): KindProblem | undefined {
  const seen = new Set<string>();
  return firstOf(slots, ({ name }) =>
    firstOf(own(filled, name) as readonly string[], key => {
      if (seen.has(key)) return { word: 'variable-twice', slot: name, variable: key };
      seen.add(key);
      return undefined;
    }),
  );
}

/** More than stand in all slots of a form. */
const MOST_TAKEN = 500;

type Filled = Readonly<Record<string, unknown>>;

function checkOption(
  option: ModelOption,
  value: unknown,
  slots: Filled,
  variables: Variables,
): KindProblem | undefined {
  const isRight = (accepted[option.of] as Accepts<ModelOption>)(option, value, slots, variables);
  return isRight ? undefined : { word: 'not-readable', slot: option.name };
}

type Accepts<Option> = (option: Option, value: unknown, slots: Filled, variables: Variables) => boolean;

const accepted: { readonly [Of in ModelOption['of']]: Accepts<Extract<ModelOption, { of: Of }>> } = {
  choice: ({ words }, value) => words.includes(value as string),
  switch: (_, value) => typeof value === 'boolean',
  number: ({ min, max, isWhole, mayBeNull }, value) =>
    value === null
      ? mayBeNull === true
      : typeof value === 'number' && value >= min && value <= max && (!isWhole || Number.isInteger(value)),
  places: ({ most }, value) =>
    typeof value === 'string' &&
    value.length <= 4 * most &&
    value.split(/[,，、]/).every(part => /^\s*\d{0,3}\s*$/.test(part)),
  words: ({ mostLetters }, value) => typeof value === 'string' && value.length <= mostLetters && !value.includes('\0'),
  category: ({ slot }, value, slots, variables) => {
    if (value === null) return true;
    const [key] = own(slots, slot) as readonly string[];
    return variables.get(key ?? '')?.categories?.some(({ code }) => code === (value as OptionValue)) ?? false;
  },
};

function checkNames(names: unknown): KindProblem | undefined {
  if (names === undefined) return undefined;
  const problem: KindProblem = { word: 'not-readable', slot: 'names' };
  if (!isRecord(names)) return problem;
  const given = Object.entries(names);
  if (given.length > MAX_MODEL_NAMES) return { word: 'too-many', slot: 'names', most: MAX_MODEL_NAMES };
  const isName = (name: unknown) =>
    typeof name === 'string' && name.trim() !== '' && name.length <= MAX_MODEL_NAME && !name.includes('\0');
  return given.every(([at, name]) => /^[1-9][0-9]{0,2}$/.test(at) && isName(name)) ? undefined : problem;
}

/** What was said of a variable that is not there any more says nothing. */
function checkTaken(taken: unknown): KindProblem | undefined {
  if (taken === undefined) return undefined;
  const ways = isRecord(taken) ? Object.values(taken) : [undefined];
  if (ways.length > MOST_TAKEN) return { word: 'too-many', slot: 'taken', most: MOST_TAKEN };
  return ways.every(way => takenWays.includes(way as TakenAs)) ? undefined : { word: 'not-readable', slot: 'taken' };
}
