// The named reference: an option's code is searched for in its list for every record, as it was before codebooks were compiled.

import type { VariableValue } from '@wenshu/survey-core';
import { type Answers, type FlowItem, type FlowQuestion, flatItems, readSetting } from '@wenshu/survey-core';

const readers: Readonly<Record<string, (question: FlowQuestion, answer: never) => VariableValue[]>> = {
  dropdown: ({ items }, answer: { item: string; blank?: string } | undefined) => [
    answer ? codeOf(items, answer.item) : null,
    ...items
      .filter(item => readSetting(item.settings, 'hasBlank'))
      .map(item => (answer?.item === item.id ? (answer.blank ?? null) : null)),
  ],
  'multi-dropdown': ({ items }, answer: { items: string[] } | undefined) =>
    items.map(item => (answer ? Number(answer.items.includes(item.id)) : null)),
  cascade: ({ items }, answer: { path: string[] } | undefined) => {
    const codes = new Map(
      flatItems(items).map((item, index) => [item.id, readSetting(item.settings, 'optionNumber') ?? index + 1]),
    );
    return layersOf(items).map((_layer, index) => codes.get(answer?.path[index] ?? '') ?? null);
  },
  'matrix-single': ({ rows, items }, answer: Record<string, string> | undefined) =>
    rows.map(row => (answer?.[row.id] ? codeOf(items, answer[row.id]!) : null)),
};

export function slowValuesOf(questions: readonly FlowQuestion[], answers: Answers): VariableValue[] {
  return questions.flatMap(question => readers[question.type]!(question, answers[question.id] as never));
}

function codeOf(items: readonly FlowItem[], id: string): number | null {
  const index = items.findIndex(item => item.id === id);
  return index < 0 ? null : (readSetting(items[index]!.settings, 'optionNumber') ?? index + 1);
}

function layersOf(items: readonly FlowItem[]): readonly (readonly FlowItem[])[] {
  const layers: (readonly FlowItem[])[] = [];
  for (let layer = items; layer.length > 0; layer = layer.flatMap(item => item.children ?? [])) layers.push(layer);
  return layers;
}
