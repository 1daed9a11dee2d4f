import type { Answers, Codebook, CodebookVariable, VariableValue } from '@wenshu/survey-core';
import type { Language } from '@wenshu/texts';
import { factReaders, factVariables, type RecordFacts } from './facts.ts';
import type { Category, DataVariable, Kept, Row, Value } from './variable.ts';

export interface DataRecord extends RecordFacts {
  readonly answers: Answers;
}

export interface DataSet {
  readonly variables: readonly DataVariable[];
  /** A record's values in the order of the variables, but for the link's parameters, whose names nobody knows beforehand: `parameterValues` has those. */
  valuesOf(record: DataRecord): Value[];
  /** The same by key. */
  rowOf(record: DataRecord): Row;
}

interface DataSetOptions {
  readonly language: Language;
  /** Names of link parameters that occur. */
  readonly parameters?: readonly string[];
}

/** What is analysed of a questionnaire: the codebook's variables, each multiple-response set being one, and the records' own facts. */
export function dataSetOf(codebook: Codebook, { language, parameters = [] }: DataSetOptions): DataSet {
  const columns = columnsOf(codebook.variables);
  const { pages } = codebook;
  const variables = [...columns.map(({ variable }) => variable), ...factVariables(language, { pages, parameters })];
  const readers = factReaders(pages);
  const valuesOf = (record: DataRecord): Value[] => {
    const answered = codebook.valuesOf(record.answers);
    const values: Value[] = [];
    for (const { read } of columns) values.push(read(answered));
    for (const read of readers) values.push(read(record));
    return values;
  };
  return {
    variables,
    valuesOf,
    rowOf: record => Object.fromEntries(valuesOf(record).map((value, index) => [variables[index]!.key, value])),
  };
}

interface Column {
  readonly variable: DataVariable;
  read(values: readonly VariableValue[]): Value;
}

function columnsOf(variables: readonly CodebookVariable[]): Column[] {
  const byKey = new Map<string, { variable: CodebookVariable; index: number }[]>();
  for (const [index, variable] of variables.entries()) {
    // Members of a set are remembered by their set.
    const key = variable.setKey ?? variable.key;
    const known = byKey.get(key);
    if (known) known.push({ variable, index });
    else byKey.set(key, [{ variable, index }]);
  }
  return [...byKey].map(([key, members]) =>
    members[0]!.variable.setKey === undefined ? singleColumn(key, members[0]!) : setColumn(key, members),
  );
}

const keptAs: Readonly<Record<CodebookVariable['measure'], Kept>> = {
  nominal: 'code',
  ordinal: 'code',
  scale: 'number',
  text: 'text',
};

function singleColumn(key: string, { variable, index }: { variable: CodebookVariable; index: number }): Column {
  const { name, label, measure, valueLabels, questionId, missing, content } = variable;
  return {
    variable: {
      ...{ key, name, label, measure, kept: keptAs[measure] },
      ...(valueLabels && { categories: valueLabels.map(({ value, label: words }) => ({ code: value, label: words })) }),
      ...(missing && { missing }),
      ...(content && { content }),
      ...(questionId !== undefined && { questionId }),
    },
    read: values => values[index] ?? null,
  };
}

function setColumn(key: string, members: readonly { variable: CodebookVariable; index: number }[]): Column {
  const codes = members.map(({ variable }, place) => variable.setCode ?? place + 1);
  const { set, questionId } = members[0]!.variable;
  const categories = members.map(({ variable }, place): Category => {
    const label = variable.valueLabels?.find(({ value }) => value === 1)?.label;
    return { code: codes[place]!, label: label ?? variable.label };
  });
  return {
    variable: {
      ...{ key, name: set!, label: labelOfSet(members.map(({ variable }) => variable)) },
      ...{ kept: 'codes', measure: 'nominal', categories },
      ...(questionId !== undefined && { questionId }),
    },
    read: values => {
      // Either all of a set's members have a value or none has: a question is answered as a whole.
      if (members.every(({ index }) => (values[index] ?? null) === null)) return null;
      return codes.filter((_code, place) => values[members[place]!.index] === 1);
    },
  };
}

/** What the members' labels have in common: the question's title, and the row's in a matrix. */
function labelOfSet(members: readonly CodebookVariable[]): string {
  const [{ label, valueLabels }] = members as [CodebookVariable];
  const option = valueLabels?.find(({ value }) => value === 1)?.label ?? '';
  const ending = `: ${option}`;
  return option && label.endsWith(ending) ? label.slice(0, -ending.length) : label;
}
