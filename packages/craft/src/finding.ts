import type { CommandName, Id } from '@wenshu/survey-core';

/** What is looked at, in the order in which findings about one question are told. */
export const craftRules = [
  'leading',
  'double-barrelled',
  'negation',
  'assumes',
  'vague-time',
  'jargon',
  'too-long',
  'options-missing',
  'options-overlap',
  'order-effect',
  'scale-unbalanced',
  'scale-unlabelled',
  'grid-too-long',
  'sensitive-early',
  'screening-late',
  'quota-contradicts-screening',
  'languages-differ',
  'survey-too-long',
] as const;
export type CraftRule = (typeof craftRules)[number];

/** What exactly was found, where a rule has several kinds of it. */
export const craftReasons = [
  'as-found',
  'no-other',
  'no-none',
  'no-zero',
  'no-refusal',
  'no-unsure',
  'no-not-used',
  'gap',
  'closed-end',
  'shared-boundary',
  'kind-within-kind',
  'two-negations',
  'officialese',
  'rows',
  'columns',
  'numbers-only',
  'ranking',
  'period',
  'quantity',
  'direction',
  'construct',
] as const;
export type CraftReason = (typeof craftReasons)[number];

/** Where it is: a question, and where it helps the options, rows, rule or quota cells of it. None: the survey as a whole. */
export interface CraftPlace {
  readonly questionId?: Id;
  readonly itemIds?: readonly Id[];
  readonly rowIds?: readonly Id[];
  readonly quotaId?: Id;
  readonly cellIds?: readonly Id[];
}

export const mendNames = [
  'label-ends',
  'randomise',
  'add-other',
  'add-none',
  'add-zero',
  'add-refusal',
  'add-unsure',
  'add-not-used',
  'split-grid',
  'move-up',
  'move-to-end',
  'part-ranges',
  'split-row',
] as const;
export type MendName = (typeof mendNames)[number];

/** One edit of a mend; ids and places that it needs are minted when it is made (`completeInput`). */
export interface MendEdit {
  readonly name: CommandName;
  readonly input: object;
}

/** A mend that is right as it stands: made in one step, taken back in one. */
export interface Mend {
  readonly does: MendName;
  readonly edits: readonly MendEdit[];
}

export interface CraftFinding {
  readonly rule: CraftRule;
  readonly reason: CraftReason;
  readonly at: CraftPlace;
  /** The words it is about, as they stand in the text. */
  readonly words?: string;
  /** What they are held against: the other language's words, the second of two options. */
  readonly against?: string;
  readonly count?: number;
  readonly limit?: number;
  /** The language in which it is read, where it is not the base one. */
  readonly languageId?: number;
  /** By rules that count, always; by rules that read words, where hardly anything else can be meant. */
  readonly certainty: 'certain' | 'likely';
  readonly mend?: Mend;
}
