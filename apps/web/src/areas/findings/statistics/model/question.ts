import type { CallData, dataSetCalls } from '@wenshu/api-contract';

/** A question whose answers are summed up, as the screen knows it. A loop's copies each for itself. */
export type Question = CallData<typeof dataSetCalls.listVariables>['questions'][number];

/** As people know it; of a loop's copy with the option that it is about. */
export function questionName({ name, title, round }: Question): string {
  return [name, title, ...(round ? [`(${round})`] : [])].filter(Boolean).join(' ');
}
