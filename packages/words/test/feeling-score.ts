import { type FeelingClass, feelingOf } from '../src/feeling/feeling-of.ts';
import { feelingClasses, type LabelledFeeling } from './labels/labelled-feeling.ts';

export interface ClassScore {
  feeling: FeelingClass;
  /** Labelled so, told so, and both. */
  labelled: number;
  told: number;
  right: number;
}

export interface FeelingScore {
  cases: number;
  right: number;
  classes: ClassScore[];
  kinds: { kind: string; cases: number; right: number }[];
}

/** How often the feeling of labelled answers is found, in all, by class and by what makes them hard. */
export function scoreFeeling(
  labelled: readonly LabelledFeeling[],
  language: 'zh' | 'en',
  feel: (text: string) => FeelingClass = text => feelingOf(text, language).feeling,
): FeelingScore {
  const told = labelled.map(one => ({ ...one, told: feel(one.text) }));
  const right = told.filter(one => one.told === one.feeling);
  const kinds = [...new Set(labelled.map(({ kind }) => kind))].sort();
  return {
    cases: labelled.length,
    right: right.length,
    classes: feelingClasses.map(feeling => ({
      feeling,
      labelled: told.filter(one => one.feeling === feeling).length,
      told: told.filter(one => one.told === feeling).length,
      right: right.filter(one => one.feeling === feeling).length,
    })),
    kinds: kinds.map(kind => ({
      kind,
      cases: told.filter(one => one.kind === kind).length,
      right: right.filter(one => one.kind === kind).length,
    })),
  };
}
