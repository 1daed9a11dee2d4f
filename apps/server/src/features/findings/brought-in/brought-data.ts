import { type BroughtCell, type BroughtQuestion, WAVE_QUESTION, writtenIn } from '@wenshu/survey-core';
import { importTexts } from '@wenshu/texts/findings/import';

/** Data that was collected elsewhere: what was asked, and what the records say to it, in the order of the questions. */
export interface BroughtData {
  readonly questions: readonly BroughtQuestion[];
  readonly rows: number;
  /** What its records are called, in their order; new names where nobody needs to find them again. */
  readonly ids?: readonly string[];
  /** By wave: of each question the places of the options that it had there; undefined where it was not asked. */
  readonly offered: readonly {
    readonly wave: string;
    readonly options: readonly (readonly number[] | undefined)[];
  }[];
  /** Some of them, one after another from the first. */
  readRows(from: number, to: number): Promise<readonly (readonly BroughtCell[])[]>;
}

/** The question that says of which wave a record is, in the language of the data. */
export function waveQuestion(waves: readonly string[], languageId: number): BroughtQuestion {
  const title = importTexts[writtenIn({ baseLanguageId: languageId, languages: {} })].waveTitle;
  const options = waves.map(wave => ({ title: wave }));
  return { name: 'wave', title, shape: 'one', options, questionId: WAVE_QUESTION };
}
