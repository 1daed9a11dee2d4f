import type { CallData, CallInput, transcriptCodingCalls } from '@wenshu/api-contract';
import type { Language } from '@wenshu/texts';
import {
  areTogether,
  type CodedTurn,
  codeMatrix,
  codesTogether,
  sharedWords,
  type TurnSpan,
} from '@wenshu/transcripts';
import type { CodedTalks } from './coded-turns.ts';
import { talkColumns } from './talk-columns.ts';

type Matrix = CallData<typeof transcriptCodingCalls.matrix>;
type Together = CallData<typeof transcriptCodingCalls.together>;
type Quotes = CallData<typeof transcriptCodingCalls.quotes>;

export function countMatrix(talks: CodedTalks, by: string, language: Language): Matrix {
  const { frame, turns, blind } = talks;
  const { columns, keyOf } = talkColumns(by, talks, language);
  const titles = new Map(columns.map(({ key, title }) => [key, title]));
  const codes = frame.codes.map(({ code }) => code);
  const matrix = codeMatrix(turns, { codes, keys: [...titles.keys()], keyOf });
  return {
    blind,
    columns: matrix.columns.map(column => ({ ...column, title: titles.get(column.key) ?? '' })),
    rows: matrix.rows.map(({ cells, ...row }) => ({
      ...row,
      cells: cells.map(({ turns: count, people, words }): [number, number, number] => [count, people, words]),
    })),
    total: matrix.total,
  };
}

export function countTogether({ turns, above, blind, frame }: CodedTalks, way: 'turn' | 'words'): Together {
  return {
    blind,
    codes: frame.codes.map(({ code }) => ({ code, turns: turns.filter(turn => turn.codes.has(code)).length })),
    pairs: codesTogether(turns, { way, above }),
  };
}

type Asked = Pick<CallInput<typeof transcriptCodingCalls.quotes>, 'codes' | 'way' | 'by' | 'key' | 'from' | 'count'>;

/** What stands behind a number: as many turns as it says, in the order in which they were said. */
export function listQuotes(talks: CodedTalks, asked: Asked, language: Language): Quotes {
  const { codes, way, by, key, from, count } = asked;
  const [one, other] = codes;
  const isIn = by === undefined || key === undefined ? () => true : inColumn(talks, by, key, language);
  const found = talks.turns.filter(turn => {
    if (one === undefined || !turn.codes.has(one) || !isIn(turn)) return false;
    return other === undefined || areTogether(turn, one, other, way);
  });
  const documents = new Map(talks.documents.map(({ transcriptId, document }) => [transcriptId, document]));
  const items = found.slice(from, from + count).map(turn => {
    const { id, transcriptId, speaker, part, text } = turn;
    const heard = documents.get(transcriptId)?.turns[id]?.from ?? null;
    return { transcriptId, turnId: id, speaker, from: heard, part, text, spans: [...spansOf(turn, asked)] };
  });
  return { total: found.length, items };
}

function inColumn(talks: CodedTalks, by: string, wanted: string, language: Language) {
  const { columns, keyOf } = talkColumns(by, talks, language);
  const known = new Set(columns.map(({ key }) => key));
  return (turn: CodedTurn) => {
    const key = keyOf(turn);
    return (known.has(key) ? key : '') === wanted;
  };
}

/** Of two codes what they have in common; in one turn only, both. */
export function spansOf(
  { codes: given }: CodedTurn,
  { codes, way }: Pick<Asked, 'codes' | 'way'>,
): readonly TurnSpan[] {
  const [ones = [], others] = codes.map(code => given.get(code) ?? []);
  if (!others) return ones;
  return way === 'words' ? sharedWords(ones, others) : [...ones, ...others].sort((a, b) => a.from - b.from);
}
