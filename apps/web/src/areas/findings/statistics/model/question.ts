import type { CallData, dataSetCalls } from '@wenshu/api-contract';
import type { Variable } from '../../filter/variable.ts';

/** A question whose answers are summed up, as the screen knows it. A loop's copies each for itself. */
export type Question = CallData<typeof dataSetCalls.listVariables>['questions'][number];

/** As people know it; of a loop's copy with the option that it is about. */
export function questionName({ name, title, round }: Question): string {
  return [name, title, ...(round ? [`(${round})`] : [])].filter(Boolean).join(' ');
}

/** By key: all rounds of the loop that a question is a round of. */
export function roundsTogether(questions: readonly Question[]): ReadonlyMap<string, readonly string[]> {
  const rounds = questions.filter(({ round }) => round !== undefined);
  const loopOf = (id: string) => rounds.filter(({ questionId }) => questionId === id).map(({ key }) => key);
  return new Map(rounds.map(({ key, questionId }) => [key, loopOf(questionId)]));
}

/** The parts that people wrote in words of their own: neither days nor the addresses of files. */
export function writtenParts(question: Question, variables: ReadonlyMap<string, Variable>): Question['variables'] {
  return question.variables.filter(({ key }) => {
    const variable = variables.get(key);
    return variable?.kept === 'text' && variable.content === undefined;
  });
}
