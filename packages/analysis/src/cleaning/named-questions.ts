import type { RuleData, RuleProblemWord, RuleTeller, RuleVariable } from './rule-kind.ts';

const MOST_QUESTIONS = 100;

/** Questions that a rule names: all there, each with something that it can be about. */
export function checkQuestions(
  questions: unknown,
  data: RuleData,
  isMeant: (variable: RuleVariable) => boolean,
  least = 1,
): RuleProblemWord | undefined {
  if (!Array.isArray(questions) || questions.length > MOST_QUESTIONS) return 'not-readable';
  if (!questions.every(key => typeof key === 'string')) return 'not-readable';
  if (new Set(questions).size < questions.length) return 'not-readable';
  if (questions.some(key => !data.questions.has(key))) return 'gone';
  return questions.every(key => variablesIn(key, data, isMeant).length >= least) ? undefined : 'not-fitting';
}

export function variablesIn(
  questionKey: string,
  { questions, variables }: RuleData,
  isMeant: (variable: RuleVariable) => boolean,
): readonly string[] {
  const parts = questions.get(questionKey)?.variables ?? [];
  return parts.flatMap(({ key }) => {
    const variable = variables.get(key);
    return variable && isMeant(variable) ? [key] : [];
  });
}

export const isRow = ({ kept }: RuleVariable) => kept === 'code';
export const isOpen = ({ kept, content }: RuleVariable) => kept === 'text' && content === undefined;
export const isAny = () => true;

/** Their names, the first few of many. */
export function questionNames(keys: readonly string[], { questions, texts }: RuleTeller): string {
  const names = keys.map(key => questions.get(key)?.name ?? texts.gone);
  const most = 6;
  const shown = names.slice(0, most).join(texts.between);
  return names.length > most ? texts.andMore({ list: shown, count: names.length }) : shown;
}
