import { type DataVariable, takenAs } from '@wenshu/analysis';
import type { AskKnown, AskThing } from './ask-things.ts';

const MOST_DRIVERS = 20;

/** What may drive it: rows of scales, where there are some; else every other scale. What is an outcome like it drives nothing. */
export function driversOf({ things }: AskKnown, subject: AskThing): readonly DataVariable[] {
  const isPoints = (variable: DataVariable) => takenAs(variable, {}) === 'points';
  const rows = things
    .filter(({ row, kind }) => row !== undefined && kind === 'scale')
    .filter(({ row }) => row!.question !== subject.key && row!.question !== subject.row?.question)
    .flatMap(({ variables }) => variables)
    .filter(isPoints);
  const scales = things
    .filter(({ row, kind, key }) => row === undefined && kind === 'scale' && key !== subject.key)
    .flatMap(({ variables }) => variables)
    .filter(isPoints);
  return (rows.length >= 2 ? rows : scales).slice(0, MOST_DRIVERS);
}
