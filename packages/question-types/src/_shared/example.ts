import type { FlowQuestion, Json } from '@wenshu/survey-core/answering';

/** A question of a type with answers to it: what the conformance suite runs on, and what demonstrations are made of. */
export interface TypeExample {
  readonly question: FlowQuestion;
  /** Right answers, the first one full: everything it can hold. None for what cannot be answered. */
  readonly answers: readonly [Json, ...Json[]] | readonly [];
  /** Wrong ones with the word for what is wrong. */
  readonly wrong: readonly { readonly answer: Json; readonly problem: string }[];
}

/** The bare question that examples start from. */
export function exampleQuestion(type: string, rest: Partial<FlowQuestion>): FlowQuestion {
  return {
    id: 'question1',
    type,
    groupId: 'group1',
    seqName: 'Q1',
    title: { text: type },
    settings: {},
    items: [],
    itemGroups: [],
    rows: [],
    rowGroups: [],
    ...rest,
  };
}

/** Options or rows with the letters as ids, numbered as publishing does. */
export function exampleParts(ids: string, settings: Readonly<Record<string, Readonly<Record<string, Json>>>> = {}) {
  return [...ids].map((id, index) => ({
    id,
    title: { text: id.toUpperCase() },
    settings: { 20009: index + 1, ...settings[id] },
  }));
}
