import { alwaysExported, type CallData, type dataSetCalls } from '@wenshu/api-contract';
import { groupBy } from '@wenshu/survey-core';

export type DataVariable = CallData<typeof dataSetCalls.listVariables>['variables'][number];

export interface ColumnGroup {
  readonly key: string;
  readonly label: string;
  readonly variables: readonly DataVariable[];
}

const always: ReadonlySet<string> = new Set(alwaysExported);

/** The variables that are a choice: the others are in every file. */
export function choosable(variables: readonly DataVariable[]): DataVariable[] {
  return variables.filter(({ key }) => !always.has(key));
}

/** Those of each question together in the survey's order, and apart from them what a record tells besides. */
export function columnGroups(variables: readonly DataVariable[]): {
  readonly questions: readonly ColumnGroup[];
  readonly facts: readonly DataVariable[];
} {
  const own = choosable(variables);
  const byQuestion = groupBy(
    own.filter(({ questionId }) => questionId !== undefined),
    ({ questionId }) => questionId!,
  );
  return {
    questions: [...byQuestion].map(([key, its]) => ({ key, label: groupLabel(its), variables: its })),
    facts: own.filter(({ questionId }) => questionId === undefined),
  };
}

/** What the names and the labels of a question's variables begin with alike: "Q3 How do you like it?". */
function groupLabel(variables: readonly DataVariable[]): string {
  const name = commonStart(variables.map(one => one.name)).replace(/[_\s]+$/, '');
  const label = commonStart(variables.map(one => one.label)).replace(/[\s:：·,，_-]+$/, '');
  return [name, label].filter(Boolean).join(' ');
}

function commonStart(texts: readonly string[]): string {
  const [first = '', ...others] = texts;
  let length = first.length;
  for (const other of others) while (!other.startsWith(first.slice(0, length))) length--;
  return first.slice(0, length);
}

/** Those in whose name, label or question the words stand. */
export function findColumns(groups: readonly ColumnGroup[], search: string): ColumnGroup[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return [...groups];
  const has = (text: string) => text.toLowerCase().includes(wanted);
  return groups.flatMap(group => {
    if (has(group.label)) return [group];
    const variables = group.variables.filter(({ name, label }) => has(`${name} ${label}`));
    return variables.length > 0 ? [{ ...group, variables }] : [];
  });
}
