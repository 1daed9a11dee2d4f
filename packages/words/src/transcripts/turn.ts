/** What one person said until another spoke: a turn of a transcript, or one cue of subtitles. */
export interface Turn {
  /** As it was first written; `null` where nobody is named. */
  readonly speaker: string | null;
  /** Without speaker and times. Lines of one turn are parted by a line feed. */
  readonly text: string;
  /** Milliseconds into the recording. */
  readonly from: number | null;
  readonly to: number | null;
  /** Times that stood within the text, with the place in `text` at which they stood. */
  readonly times: readonly TurnTime[];
  /** The number that the file gives it. */
  readonly number: number | null;
  /** The line of the file on which it begins, from 0. */
  readonly line: number;
}

export interface TurnTime {
  readonly at: number;
  readonly time: number;
}

/** A line of the file that a person should look at. */
export interface LineRemark {
  readonly line: number;
  /** Its first letters. */
  readonly text: string;
  readonly reason: LineReason;
}

export type LineReason =
  /** Left out: in no turn. */
  | 'heading'
  | 'rule'
  | 'page'
  | 'before-first'
  | 'note'
  | 'no-text'
  /** In a turn, but read with doubt. */
  | 'bad-time'
  | 'time-goes-back'
  | 'maybe-speaker';

export interface TranscriptProblem {
  readonly problem: 'too-long' | 'too-many-lines' | 'too-many-speakers';
  readonly most: number;
  readonly got: number;
}

/** Of a file that a stranger gives. Two hours of talk are some 40,000 letters of Chinese, or 110,000 of English. */
export const transcriptLimits = { letters: 2_000_000, lines: 100_000, speakers: 60, nameLetters: 40 } as const;

const SHOWN = 80;

export const remarkAt = (line: number, text: string, reason: LineReason): LineRemark => ({
  line,
  text: text.slice(0, SHOWN),
  reason,
});

/** The lines of a file, however they end; or which limit it is over. */
export function linesOf(text: string): string[] | TranscriptProblem {
  if (text.length > transcriptLimits.letters)
    return { problem: 'too-long', most: transcriptLimits.letters, got: text.length };
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|[\n\r\u2028\u2029]/);
  if (lines.length > transcriptLimits.lines)
    return { problem: 'too-many-lines', most: transcriptLimits.lines, got: lines.length };
  return lines;
}
