import {
  type Answers,
  type Codebook,
  type CodebookVariable,
  uniqueNames,
  type ValueLabel,
  type VariableOperand,
  type VariableValue,
} from '@wenshu/survey-core';
import type { Language } from '@wenshu/texts';
import { summaryTexts } from '@wenshu/texts/findings/summary';
import { factReaders, factVariables, type RecordFacts } from './facts.ts';
import { labelOfPart } from './part-label.ts';
import type { Category, DataQuestion, DataVariable, Kept, Value } from './variable.ts';

export interface DataRecord extends RecordFacts {
  readonly answers: Answers;
}

export interface DataSet {
  readonly variables: readonly DataVariable[];
  readonly questions: readonly DataQuestion[];
  /** A record's values in the order of the variables, but for the link's parameters, whose names nobody knows beforehand: `parameterValues` has those. */
  valuesOf(record: DataRecord): Value[];
  /** The same by key. */
  rowOf(record: DataRecord): Record<string, Value>;
}

interface DataSetOptions {
  readonly language: Language;
  /** Names of link parameters that occur. */
  readonly parameters?: readonly string[];
}

/** What is analysed of a questionnaire: the codebook's variables, each multiple-response set being one, and the records' own facts. */
export function dataSetOf(codebook: Codebook, { language, parameters = [] }: DataSetOptions): DataSet {
  const columns = columnsOf(codebook.variables, language);
  const { pages, languages } = codebook;
  const variables = withUniqueNames(
    [
      ...columns.map(({ variable }) => ({ ...variable, label: labelOfPart(variable, language) })),
      ...factVariables(language, { pages, parameters, languages }),
    ],
    codebook,
  );
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
    // Few who read records ask for them.
    get questions() {
      return questionsOf(codebook, new Map(variables.map(one => [one.key, one])));
    },
    valuesOf,
    rowOf: record => {
      const values = valuesOf(record);
      const row: Record<string, Value> = {};
      for (let index = 0; index < values.length; index++) row[variables[index]!.key] = values[index]!;
      return row;
    },
  };
}

function questionsOf(
  { questions, variables }: Codebook,
  columns: ReadonlyMap<string, DataVariable>,
): readonly DataQuestion[] {
  // Members of a set are one variable.
  const keysOf = new Map<string, Set<string>>(questions.map(({ key }) => [key, new Set()]));
  for (const { questionKey, setKey, key } of variables)
    if (questionKey !== undefined) keysOf.get(questionKey)!.add(setKey ?? key);
  return questions.map(question => ({
    ...question,
    variables: [...keysOf.get(question.key)!].map(key => ({
      key,
      label: partLabel(columns.get(key)!.label, question.title),
    })),
  }));
}

/** Types write the label of a part as the question's title, a colon and the part. */
function partLabel(label: string, title: string): string {
  if (label === title) return '';
  return label.startsWith(`${title}: `) ? label.slice(title.length + 2) : label;
}

/**
 * What the codebook names keeps its name. Sets, facts and parameters take what is left: a calculation may be called like a set, a link's
 * parameter like anything, and a set must not be called like a member of another one, which files still have.
 */
function withUniqueNames(variables: readonly DataVariable[], codebook: Codebook): DataVariable[] {
  const given = new Set(codebook.variables.map(({ key }) => key));
  const others = variables.filter(({ key }) => !given.has(key));
  const taken = codebook.variables.map(({ name }) => name);
  const names = uniqueNames([...taken, ...others.map(({ name }) => name)]).slice(taken.length);
  const nameOf = new Map(others.map(({ key }, index) => [key, names[index]!]));
  return variables.map(variable => ({ ...variable, name: nameOf.get(variable.key) ?? variable.name }));
}

interface Column {
  readonly variable: DataVariable;
  read(values: readonly VariableValue[]): Value;
}

function columnsOf(variables: readonly CodebookVariable[], language: Language): Column[] {
  const byKey = new Map<string, { variable: CodebookVariable; index: number }[]>();
  for (const [index, variable] of variables.entries()) {
    // Members of a set are remembered by their set.
    const key = variable.setKey ?? variable.key;
    const known = byKey.get(key);
    if (known) known.push({ variable, index });
    else byKey.set(key, [{ variable, index }]);
  }
  return [...byKey].map(([key, members]) =>
    members[0]!.variable.setKey === undefined ? singleColumn(key, members[0]!, language) : setColumn(key, members),
  );
}

const keptAs: Readonly<Record<CodebookVariable['measure'], Kept>> = {
  nominal: 'code',
  ordinal: 'code',
  scale: 'number',
  text: 'text',
};

function singleColumn(
  key: string,
  { variable, index }: { variable: CodebookVariable; index: number },
  language: Language,
): Column {
  const { name, label, measure, valueLabels, questionId, missing, content, reads, loop } = variable;
  const { part, unit, currency, range, whole } = variable;
  return {
    variable: {
      key,
      name,
      label,
      measure,
      kept: keptAs[measure],
      ...(valueLabels && { categories: valueLabels.map(one => categoryOf(one, language)) }),
      ...(missing && { missing }),
      ...(content && { content }),
      ...(part && { part }),
      ...(unit && { unit }),
      ...(currency && { currency }),
      ...(range && { range }),
      ...(whole !== undefined && { whole }),
      ...(questionId !== undefined && { questionId }),
      ...(reads && { reads }),
      ...(loop && { loop: { key: loop.key, round: loop.round } }),
    },
    read: keptAs[measure] === 'code' ? values => codeOrNothing(values[index]) : values => values[index] ?? null,
  };
}

/** Columns keep codes in 32 bits. A page that is saved on the way may hold what its question would refuse: 1.75 as an importance, a score of 1e15. */
function codeOrNothing(value: VariableValue | undefined): number | null {
  return typeof value === 'number' && (value | 0) === value ? value : null;
}

const categoryOf = ({ value, label, word, itemId }: ValueLabel, language: Language): Category => ({
  code: value,
  label: word ? summaryTexts[language].values[word] : label,
  ...(itemId !== undefined && { itemId }),
});

/** What is chosen of a set: each member says which option of it. */
const choiceOf = ({ reads }: CodebookVariable) =>
  reads?.find((one): one is Extract<VariableOperand, { itemId?: unknown }> => one.as === 'selected');

function setColumn(key: string, members: readonly { variable: CodebookVariable; index: number }[]): Column {
  const codes = members.map(({ variable }, place) => variable.setCode ?? place + 1);
  const { set, questionId, part, loop } = members[0]!.variable;
  const choice = choiceOf(members[0]!.variable);
  const categories = members.map(({ variable }, place): Category => {
    const label = variable.valueLabels?.find(({ value }) => value === 1)?.label;
    const itemId = choiceOf(variable)?.itemId;
    const own = { code: codes[place]!, label: label ?? variable.label, name: variable.name };
    return itemId === undefined ? own : { ...own, itemId };
  });
  return {
    variable: {
      key,
      name: set!,
      label: labelOfSet(members.map(({ variable }) => variable)),
      kept: 'codes',
      measure: 'nominal',
      categories,
      ...(part && { part }),
      ...(questionId !== undefined && { questionId }),
      ...(choice && { reads: [{ as: choice.as, ...(choice.rowId !== undefined && { rowId: choice.rowId }) }] }),
      ...(loop && { loop: { key: loop.setKey ?? loop.key, round: loop.round } }),
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
