import type { SolutionId } from '@wenshu/survey-core';
import type { Category, DataVariable } from '../../data-set/variable.ts';
import { isWordedScale } from '../../data-set/worded-scale.ts';
import type { SimulationPlan } from './simulation-plan.ts';

/** What a model asks a person for: the screen draws it, and whatever somebody sends is held to it. */
export interface ModelForm {
  readonly purpose: ModelPurpose;
  /** What the variables are that it works on, in the order in which people fill them. */
  readonly slots: readonly ModelSlot[];
  readonly options: readonly ModelOption[];
  /** So many people need a value of everything in the slots; 0 where the model itself says how many it needs. */
  readonly leastPeople: number;
  /** What takes long beyond measure is refused beforehand. */
  readonly mostPeople?: number;
  /** What cannot use a weight says so beside the result. */
  readonly takesWeight: boolean;
  /** What it finds of each person can be kept with the data. */
  readonly saves?: true;
  /** Only while an option is so. */
  readonly savesWhen?: OptionIs;
}

/** What people want to know, in the order in which they are asked: models are offered by it. Whoever asked for a solution wants to know that first. */
export const modelPurposes = [
  'solution',
  'structure',
  'groups',
  'explain',
  'compare',
  'prioritise',
  'wording',
] as const;
export type ModelPurpose = (typeof modelPurposes)[number];

export interface ModelSlot {
  readonly name: string;
  readonly takes: SlotTakes;
  /** Of a question: which research it was asked for, or one of which. */
  readonly of?: SolutionId | readonly SolutionId[];
  readonly least: number;
  readonly most: number;
  /** Whoever puts something with options there may say whether it goes in as points or as categories. */
  readonly isEitherWay?: true;
  /** Options that it takes one after the other, as ranks: what stands beside their scale is none of them. */
  readonly isOrdered?: true;
  /** Its own screen puts there what belongs there: nobody drags anything in. */
  readonly isFilledByItself?: true;
}

/** `numbers`: scales and counts, and codes whose order is a measure, or is taken for one. `categories`: one code per person. `sets`: several. `utilities`: what a model found something worth to each person. `question`: a whole question with all that was answered in it, by its own key. `texts`: what people wrote; whoever wrote nothing there is not asked for. `groups`: one code per person, or several. */
export type SlotTakes =
  | 'numbers'
  | 'categories'
  | 'numbers-or-categories'
  | 'sets'
  | 'yes-or-no'
  | 'utilities'
  | 'texts'
  | 'groups'
  | 'question';

export type ModelOption = { readonly name: string; readonly when?: OptionIs } & (
  | { readonly of: 'choice'; readonly words: readonly [string, ...string[]]; readonly default: string }
  | { readonly of: 'switch'; readonly default: boolean }
  /** Null, where it may be: found by the model itself. */
  | {
      readonly of: 'number';
      readonly min: number;
      readonly max: number;
      readonly isWhole: boolean;
      readonly default: number | null;
      readonly mayBeNull?: true;
    }
  /** Numbers of things in their order, as a person writes them: 2, 4. */
  | { readonly of: 'places'; readonly most: number; readonly default: '' }
  /** Words that a person writes, as many letters at most. */
  | { readonly of: 'words'; readonly mostLetters: number; readonly isLong?: true; readonly default: '' }
  /** A category of the variable in a slot that takes one; null is its first. */
  | { readonly of: 'category'; readonly slot: string; readonly default: null }
);

/** Only offered while another option is so. */
export interface OptionIs {
  readonly option: string;
  readonly is: readonly OptionValue[];
}
export type OptionValue = string | number | boolean | null;

/** A scale as its points, one column; or each of its options for itself. */
export const takenWays = ['points', 'categories'] as const;
export type TakenAs = (typeof takenWays)[number];

/** All models ask alike: variables by slot, options by name. */
export interface ModelRequest {
  /** By slot: keys of variables. */
  readonly slots: Readonly<Record<string, readonly string[]>>;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** What a person calls what the model found: factors, clusters, dimensions, by their numbers from 1. */
  readonly names?: Readonly<Record<string, string>>;
  /** By variable: how it goes in, where that is not as it would by itself. */
  readonly taken?: Readonly<Record<string, TakenAs>>;
  /** Of a simulator: what is simulated. */
  readonly plan?: SimulationPlan;
}

/** Whether a question of this research belongs into it. */
export const isResearchOf = ({ of }: Pick<ModelSlot, 'of'>, solution: SolutionId | undefined): boolean =>
  solution !== undefined && [of ?? []].flat().includes(solution);

export const MAX_MODEL_NAMES = 100;
export const MAX_MODEL_NAME = 100;

/** What was kept before its form asked for more: that has its default, and a slot nothing. */
export function wholeModelRequest(form: ModelForm, request: ModelRequest): ModelRequest {
  const empty = emptyModelRequest(form);
  return { ...request, slots: { ...empty.slots, ...request.slots }, options: { ...empty.options, ...request.options } };
}

export function emptyModelRequest({ slots, options }: ModelForm): ModelRequest {
  return {
    slots: Object.fromEntries(slots.map(({ name }) => [name, []])),
    options: Object.fromEntries(options.map(option => [option.name, option.default])),
  };
}

const isMeasured = ({ kept, measure }: Taken) => kept === 'number' || (kept === 'code' && measure !== 'nominal');
const isCoded = ({ kept }: Taken) => kept === 'code';

type Taken = Pick<DataVariable, 'kept' | 'measure' | 'missing'> & {
  readonly content?: unknown;
  readonly categories?: readonly Pick<Category, 'code' | 'label'>[] | undefined;
  readonly measures?: unknown;
};
/** What a person sees as one thing to choose: a variable, or a question of research. */
type Chosen = Taken | { readonly solution: SolutionId };

/** Options that nobody said to have an order: people know whether they have one, and may take their numbers as a score. */
export const isTakenAsScore = ({ kept, measure, categories = [] }: Taken): boolean =>
  kept === 'code' && measure === 'nominal' && categories.length > 2;

/** Where both mean something and differ: two options are one column either way. */
export const mayBeEither = ({ kept, categories = [] }: Taken): boolean => kept === 'code' && categories.length > 2;

/** Scales go in as their points, whatever has no order as its options; unless somebody says otherwise. */
export function takenAs(variable: Taken & { readonly key: string }, { taken }: Pick<ModelRequest, 'taken'>): TakenAs {
  const wanted = mayBeEither(variable) ? taken?.[variable.key] : undefined;
  return wanted ?? (isMeasured(variable) || isWordedScale(variable) ? 'points' : 'categories');
}

const takes: Readonly<Record<Exclude<SlotTakes, 'question'>, (variable: Taken) => boolean>> = {
  numbers: variable => isMeasured(variable) || isTakenAsScore(variable),
  categories: isCoded,
  'numbers-or-categories': variable => isMeasured(variable) || isCoded(variable),
  sets: ({ kept }) => kept === 'codes',
  'yes-or-no': ({ kept, categories }) => kept === 'code' && categories?.length === 2,
  utilities: ({ measures }) => measures !== undefined,
  // A date, a place or a file is kept as letters too.
  texts: ({ kept, content }) => kept === 'text' && content === undefined,
  groups: ({ kept }) => kept === 'code' || kept === 'codes',
};

/** Whether a variable or a question may stand in a slot. */
export const fitsSlot = (chosen: Chosen, slot: ModelSlot): boolean => {
  const { takes: wanted } = slot;
  if ('solution' in chosen) return wanted === 'question' && isResearchOf(slot, chosen.solution);
  return wanted !== 'question' && takes[wanted](chosen);
};

/** Whether it belongs there by itself: what only may stand there a person puts there. */
export const suitsSlot = (chosen: Chosen, slot: ModelSlot): boolean =>
  fitsSlot(chosen, slot) && !(slot.takes === 'numbers' && !('solution' in chosen) && isTakenAtRisk(chosen));

/** A score that only whoever knows the options can vouch for. */
export const isTakenAtRisk = (variable: Taken): boolean => isTakenAsScore(variable) && !isWordedScale(variable);
