import { type DataVariable, dataSetOf } from '@wenshu/analysis';
import { type ActivityResults, LEAST_SHOWN_ANSWERS, type ResultPart } from '@wenshu/api-contract';
import { questionTypes } from '@wenshu/question-types/core';
import { type Answers, buildCodebook, type Codebook, type Flow, type VariableValue } from '@wenshu/survey-core';
import type { Language } from '@wenshu/texts';
import { frequentWords, languageOf } from '@wenshu/words';

const MOST_WORDS = 20;
/** A scale of more steps is told by its mean alone. */
const MOST_STEPS = 11;

interface Counted {
  readonly language: Language;
  /** Shown to participants: a word that one alone wrote would tell who it was. */
  readonly leastTexts: number;
}

/** The figures of an activity: of options how many chose them, of scales and numbers the mean, of texts their words. */
export function countActivity(flow: Flow, all: readonly Answers[], counted: Counted): ActivityResults {
  const codebook = buildCodebook([flow], questionTypes);
  const { variables, questions } = dataSetOf(codebook, { language: counted.language });
  const values = all.map(answers => codebook.valuesOf(answers));
  const parts = questions.flatMap(question =>
    question.variables.flatMap(({ key, label }) => {
      const variable = variables.find(one => one.key === key);
      return variable ? countPart(variable, { label, codebook, values, ...counted }) : [];
    }),
  );
  return { answered: all.length, parts };
}

interface Counting extends Counted {
  readonly label: string;
  readonly codebook: Codebook;
  readonly values: readonly (readonly VariableValue[])[];
}

function countPart(variable: DataVariable, { label, codebook, values, language, leastTexts }: Counting): ResultPart {
  const { key, kept, measure, categories = [], missing = [], range, content } = variable;
  if (kept === 'codes') {
    const members = codebook.variables.flatMap(({ setKey, setCode }, index) =>
      setKey === key ? { code: setCode, index } : [],
    );
    const known = values.filter(row => members.some(({ index }) => isThere(row[index])));
    const rows = categories.map((category, place) => {
      const index = (members.find(({ code }) => code === category.code) ?? members[place])?.index ?? -1;
      return { label: category.label, count: known.filter(row => row[index] === 1).length };
    });
    return { label, answered: known.length, mean: null, rows };
  }
  const index = codebook.variables.findIndex(one => one.key === key);
  const known = values.map(row => row[index]).filter(isThere);
  if (kept === 'text') {
    const texts = content === undefined ? known.map(String) : [];
    const words = frequentWords(texts, {
      language: text => languageOf(text) ?? language,
      most: MOST_WORDS,
      leastTexts,
    });
    return {
      label,
      answered: known.length,
      mean: null,
      rows: words.map(one => ({ label: one.form, count: one.texts })),
    };
  }
  const numbers = known.map(Number);
  const told = numbers.filter(one => !missing.includes(one));
  const isScale = kept === 'number' || measure === 'ordinal';
  const mean = isScale && told.length > 0 ? told.reduce((sum, one) => sum + one, 0) / told.length : null;
  const steps = categories.length > 0 ? categories : stepsOf(range);
  const rows = steps.map(step => ({ label: step.label, count: numbers.filter(one => one === step.code).length }));
  return { label, answered: known.length, mean, rows };
}

function stepsOf(range: DataVariable['range']): readonly { readonly code: number; readonly label: string }[] {
  if (!range || range.most - range.least >= MOST_STEPS) return [];
  return Array.from({ length: range.most - range.least + 1 }, (_, step) => {
    const code = range.least + step;
    return { code, label: String(code) };
  });
}

const isThere = (value: VariableValue | undefined): value is number | string => value !== null && value !== undefined;

/** What participants may see of it; a part that fewer answered has no figures. */
export const shownResults = ({ answered, parts }: ActivityResults): ActivityResults => ({
  answered,
  parts: parts.map(part => (part.answered < LEAST_SHOWN_ANSWERS ? { ...part, mean: null, rows: [] } : part)),
});
