import type { FlowItem, FlowQuestion, Variable } from '@wenshu/survey-core';
import { hasBlank } from './blanks.ts';
import { codesOf } from './options.ts';

/** What a type says of the variable of an option. How it is called is the same in all of them. */
type Measured = Omit<Variable, 'key' | 'name' | 'label'>;

/** A variable per option: known by the option's id, named by its code. */
export function itemVariables(
  question: FlowQuestion,
  items: readonly FlowItem[],
  measuredBy: (item: FlowItem, code: number) => Measured,
): Variable[] {
  const codes = codesOf(items);
  return items.map(item => {
    const code = codes.get(item.id)!;
    return { key: `.${item.id}`, name: `_${code}`, label: labelOf(question, item), ...measuredBy(item, code) };
  });
}

/** A 0/1 variable per option, together one multiple-response set. */
export function chosenVariables(
  question: FlowQuestion,
  items: readonly FlowItem[],
  set: Required<Pick<Variable, 'set' | 'setKey'>>,
): Variable[] {
  return itemVariables(question, items, (item, setCode) => ({
    measure: 'nominal',
    ...set,
    setCode,
    reads: [{ as: 'selected', itemId: item.id }],
    valueLabels: [
      { value: 0, label: '0' },
      { value: 1, label: item.title.text },
    ],
  }));
}

/** A text variable for every option with a blank. */
export function blankVariables(question: FlowQuestion, items: readonly FlowItem[]): Variable[] {
  const codes = codesOf(items);
  return items.filter(hasBlank).map(item => ({
    key: `.${item.id}#text`,
    name: `_${codes.get(item.id)}_text`,
    label: labelOf(question, item),
    measure: 'text',
    reads: [{ as: 'text', itemId: item.id }],
  }));
}

function labelOf(question: FlowQuestion, item: FlowItem): string {
  return `${question.title.text}: ${item.title.text}`;
}
