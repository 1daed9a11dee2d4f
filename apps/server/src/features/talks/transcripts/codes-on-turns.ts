import { groupBy } from '@wenshu/survey-core';
import type { Language } from '@wenshu/texts';
import type { QdaCode, Turn } from '@wenshu/transcripts';
import type { Queryable } from '../../../platform/database/database.ts';
import { type CodedPassage, codedPassages } from '../../findings/coding/index.ts';
import { talkQuestions } from './talk-data.ts';

/** A turn says the same in two languages: which of them words stand in. */
const sides = ['text', 'translation'] as const;
export type TurnSide = (typeof sides)[number];

/** Somebody gave a code, to a turn or to words of it in one of its languages. */
export interface GivenCode {
  readonly side: TurnSide;
  readonly codingId: string;
  /** In the letters of that side; null for all of the turn. */
  readonly from: number | null;
  readonly to: number | null;
  /** Null for who has left, a rule or the helper. */
  readonly personId: string | null;
  readonly nickName: string;
  readonly madeAt: Date;
}

/** A code that stands on a turn: once, whoever gave it and in whichever language. */
export interface CodeOnTurn {
  readonly turnId: string;
  readonly frameId: string;
  readonly code: number;
  /** As other programs know it. */
  readonly codeId: string;
  readonly name: string;
  readonly given: readonly GivenCode[];
}

export interface CodesOnTurns {
  /** All codes of the frames with which the turns are coded. */
  readonly codes: readonly QdaCode[];
  /** In the order of the turns, and on each in the order of the codes. */
  readonly onTurns: readonly CodeOnTurn[];
}

interface Asked {
  readonly scrollId: string;
  /** Those that the reader may see. */
  readonly turns: readonly Pick<Turn, 'id' | 'text' | 'translation'>[];
  /** In which codes are named. */
  readonly language: Language;
}

/** What counts on these turns. A code of one frame is one code, given to what was said or to its translation. */
export async function codesOnTurns(db: Queryable, { scrollId, turns, language }: Asked): Promise<CodesOnTurns> {
  const translated = turns.flatMap(({ id, translation }) =>
    translation === null ? [] : [[id, translation.text] as const],
  );
  const texts = new Map([
    [talkQuestions.text, new Map(turns.map(({ id, text }) => [id, text]))],
    [talkQuestions.translation, new Map(translated)],
  ]);
  const { codes, marks } = await codedPassages(db, { scrollId, language, texts });
  const placeOf = new Map(codes.map(({ id }, place) => [id, place]));
  const byTurn = groupBy(
    marks.toSorted((one, other) => placeOf.get(one.codeId)! - placeOf.get(other.codeId)!),
    ({ answerRecordId }) => answerRecordId,
  );
  const onTurns = turns.flatMap(({ id: turnId }) =>
    [...groupBy(byTurn.get(turnId) ?? [], ({ codeId }) => codeId).values()].map((given): CodeOnTurn => {
      const { frameId, code, codeId, name } = given[0]!;
      return { turnId, frameId, code, codeId, name, given: given.map(givenBy).toSorted(bySide) };
    }),
  );
  return { codes, onTurns };
}

const bySide = (one: GivenCode, other: GivenCode) =>
  sides.indexOf(one.side) - sides.indexOf(other.side) || one.madeAt.getTime() - other.madeAt.getTime();

const givenBy = ({ variable, codingId, from, to, personId, nickName, madeAt }: CodedPassage): GivenCode => ({
  side: variable === talkQuestions.translation ? 'translation' : 'text',
  codingId,
  from,
  to,
  personId,
  nickName,
  madeAt,
});

/**
 * How a code stands on one side of its turn: what was given there as it was given, and what was given on the other side as all of the turn,
 * unless the same person has given it here too.
 */
export function standingOn({ given }: CodeOnTurn, side: TurnSide): readonly GivenCode[] {
  const here = given.filter(one => one.side === side);
  const seen = new Set(here.map(({ personId }) => personId));
  const there = given.filter(({ personId }) => {
    const isNew = !seen.has(personId);
    seen.add(personId);
    return isNew;
  });
  return [...here, ...there.map(one => ({ ...one, from: null, to: null }))];
}
