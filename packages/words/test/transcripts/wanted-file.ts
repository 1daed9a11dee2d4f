import type { SpeakerHabit, Sureness } from '../../src/index.ts';

export interface WantedFile {
  readonly file: string;
  readonly habit: SpeakerHabit | null;
  readonly sureness: Sureness;
  /** Speaker, text, from, to, number; what is left out is null. */
  readonly turns: readonly (readonly [string | null, string, (number | null)?, (number | null)?, (number | null)?])[];
  /** Times within turns: place and milliseconds. */
  readonly times?: readonly string[];
  /** Line (from 0) and reason. */
  readonly leftOut: readonly string[];
  readonly doubtful: readonly string[];
}
