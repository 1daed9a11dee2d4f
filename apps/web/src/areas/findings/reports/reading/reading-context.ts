import type { BlockResult, ReportTheme } from '@wenshu/analysis/browser';
import { createContext, useContext } from 'react';

/** What the reader has chosen, by the ids of the blocks that offer it: codes of the block's variable. */
export type ReaderChoices = Readonly<Record<string, readonly number[]>>;

/** What all blocks of a report are read with. */
export interface Reading {
  readonly theme: ReportTheme;
  readonly results: Readonly<Record<string, BlockResult>>;
  /** Blocks whose numbers are of before: what they ask has changed since. */
  readonly isOld?: ((blockId: string) => boolean) | undefined;
  /** Numbers are on their way for the first time. */
  readonly isLoading: boolean;
  /** By block: its chart as svg, until somebody touches it. */
  readonly stills?: Readonly<Record<string, string>> | undefined;
  readonly choices: ReaderChoices;
  /** Absent where nobody chooses: in the builder, and of what is frozen. */
  readonly onChoose?: ((blockId: string, codes: readonly number[]) => void) | undefined;
}

export const ReadingContext = createContext<Reading | undefined>(undefined);

export function useReading(): Reading {
  const reading = useContext(ReadingContext);
  if (!reading) throw new Error('a block stands outside a report');
  return reading;
}
