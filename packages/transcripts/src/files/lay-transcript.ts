import type { PaperBlock } from '@wenshu/papers';
import { inOrder } from '@wenshu/survey-core';
import { timeText } from '@wenshu/words';
import { asSaid } from '../document/cuts.ts';
import type { Transcript, Turn } from '../document/transcript.ts';
import { isStale } from '../document/transcript-changes.ts';

export interface TranscriptWords {
  readonly day: string;
  readonly note: string;
  readonly time: string;
  readonly speaker: string;
  readonly said: string;
  readonly translation: string;
  readonly codes: string;
  readonly memo: string;
  readonly between: string;
  /** Behind a translation that nobody has checked, or that is of other words. */
  readonly draft: string;
  readonly stale: string;
}

export interface TranscriptLayout {
  readonly words: TranscriptWords;
  readonly nameOf: (speaker: number | null) => string;
  readonly hasTimes: boolean;
  readonly hasTranslation: boolean;
  /** As it was said, before anything was cut. */
  readonly isAsSaid: boolean;
  /** By turn the names of its codes; null where none are wanted. */
  readonly codes: ReadonlyMap<string, readonly string[]> | null;
  /** By turn what was noted on it; null where none are wanted. */
  readonly memos: ReadonlyMap<string, string> | null;
}

/**
 * A transcript as it is read from top to bottom, without its title: a heading where another part of the outline begins, and a line of a table for each
 * turn, with its translation, its codes and what was noted beside it. With nothing beside it, it is a text: who speaks and what is said.
 */
export function layTranscript(transcript: Transcript, layout: TranscriptLayout): PaperBlock[] {
  const { words } = layout;
  const blocks: PaperBlock[] = [];
  if (transcript.day !== '') blocks.push({ is: 'field', label: words.day, text: transcript.day });
  if (transcript.note !== '') blocks.push({ is: 'field', label: words.note, text: transcript.note });
  for (const turns of partsOf(inOrder(transcript.turns))) {
    if (turns[0]!.part !== '') blocks.push({ is: 'heading', level: 1, text: turns[0]!.part });
    blocks.push(...layTurns(turns, layout));
  }
  return blocks;
}

/** Turns that follow each other and belong to one part. */
function partsOf(turns: readonly Turn[]): Turn[][] {
  const parts: Turn[][] = [];
  for (const turn of turns) {
    const last = parts.at(-1);
    if (last?.[0]?.part === turn.part) last.push(turn);
    else parts.push([turn]);
  }
  return parts;
}

function layTurns(turns: readonly Turn[], layout: TranscriptLayout): PaperBlock[] {
  const { words, nameOf, hasTimes, codes, memos } = layout;
  const said = (turn: Turn) => (layout.isAsSaid ? asSaid(turn) : turn.text);
  if (!layout.hasTranslation && codes === null && memos === null)
    return turns.map(turn => ({
      is: 'field',
      label: [nameOf(turn.speaker), hasTimes ? timeOf(turn) : ''].filter(Boolean).join(' '),
      text: said(turn),
    }));
  const columns: readonly (readonly [string, (turn: Turn) => string])[] = [
    ...(hasTimes ? [[words.time, timeOf] as const] : []),
    [words.speaker, turn => nameOf(turn.speaker)],
    [words.said, said],
    ...(layout.hasTranslation ? [[words.translation, (turn: Turn) => translated(turn, words)] as const] : []),
    ...(codes ? [[words.codes, (turn: Turn) => (codes.get(turn.id) ?? []).join(words.between)] as const] : []),
    ...(memos ? [[words.memo, (turn: Turn) => memos.get(turn.id) ?? ''] as const] : []),
  ];
  return [
    {
      is: 'table',
      head: columns.map(([head]) => head),
      rows: turns.map(turn => columns.map(([, cell]) => cell(turn))),
    },
  ];
}

const timeOf = ({ from }: Turn) => (from === null ? '' : timeText(from));

function translated(turn: Turn, { draft, stale }: TranscriptWords): string {
  if (turn.translation === null) return '';
  const mark = isStale(turn) ? stale : turn.translation.state === 'draft' ? draft : '';
  return [turn.translation.text, mark].filter(Boolean).join(' ');
}
