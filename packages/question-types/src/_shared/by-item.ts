import { type AnswerProblem, type FlowItem, isRecord } from '@wenshu/survey-core/answering';
import { hasOption } from './options.ts';

/** A value for each item that has one: texts of blanks, numbers of sliders. */
export type ByItem<Value> = Readonly<Record<string, Value>>;

/** `parseValue` gives undefined for what says nothing, and null for what cannot be read. */
export function parseByItem<Value>(
  items: readonly FlowItem[],
  raw: unknown,
  parseValue: (raw: unknown) => Value | undefined | null,
): { readonly answer: ByItem<Value> } | AnswerProblem {
  if (!isRecord(raw)) return { problem: 'not-readable' };
  const answer: Record<string, Value> = {};
  for (const [itemId, rawValue] of Object.entries(raw)) {
    if (!hasOption(items, itemId)) return { problem: 'option-unknown' };
    const value = parseValue(rawValue);
    if (value === null) return { problem: 'not-readable' };
    if (value !== undefined) answer[itemId] = value;
  }
  return { answer };
}

export function restrictByItem<Value>(items: readonly FlowItem[], answer: ByItem<Value>): ByItem<Value> | undefined {
  const kept = Object.entries(answer).filter(([itemId]) => hasOption(items, itemId));
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}

/** The answer without an item, or with a new value for it; undefined when nothing is left. */
export function changeItem<Value>(
  answer: ByItem<Value> | undefined,
  itemId: string,
  value: Value | undefined,
): ByItem<Value> | undefined {
  const { [itemId]: _before, ...others } = answer ?? {};
  const next = value === undefined ? others : { ...others, [itemId]: value };
  return Object.keys(next).length > 0 ? next : undefined;
}
