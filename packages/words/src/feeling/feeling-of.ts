import type { WordsLanguage } from '../cutting/cut-words.ts';
import { signTokens } from '../cutting/sign-tokens.ts';
import { type FoundMark, findMarks, markOf } from './find-marks.ts';
import type { MarkKind } from './marks.ts';
import { type Clause, partClauses } from './part-clauses.ts';
import { type FeltPhrase, weighClause } from './weigh-clause.ts';

export type FeelingClass = 'positive' | 'negative' | 'mixed' | 'neutral';

export interface FeelingEvidence {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** −1 to 1, as it is meant where it stands. */
  readonly value: number;
}

export interface Feeling {
  /** −1 to 1; 0 where nothing is felt, or as much for as against. */
  readonly score: number;
  readonly feeling: FeelingClass;
  /** What it rests on, in the order of the text. */
  readonly evidence: readonly FeelingEvidence[];
}

/** Less than this is no feeling. */
const LEAST = 0.2;
const WISHED = -0.5;
const KEPT = 0.7;
const COMPLAINED = -0.5;

/**
 * What somebody feels, read from words of a list with what stands around them: denial (不难吃), degree (有点贵), what is measured (价格高, 效率高), contrast,
 * wishes, questions, and a little irony. A list knows no world: "走了半个月" is bad for a parcel only to who knows parcels. Score (P − N)/(P + N + ½),
 * P and N the sums of what is for and against; the class is mixed where both are told.
 *
 * @example
 * feelingOf('菜不难吃，就是有点贵', 'zh').evidence.map(found => [found.text, found.value]) // [['不难吃', 0.56], ['有点贵', -0.4]]
 */
export function feelingOf(text: string, language: WordsLanguage): Feeling {
  const tokens = signTokens(text, language);
  const clauses = partClauses(tokens, findMarks(tokens)).map((clause): FeltClause => {
    const felt = weighClause(tokens, clause);
    return { ...clause, felt: settleClause(clause, felt) };
  });
  const settled = settleText(clauses).sort((a, b) => a.from - b.from);
  const evidence = settled.map(({ from, to, value }): FeelingEvidence => {
    const [start, end] = [tokens[from]!.start, tokens[to - 1]!.end];
    return { text: text.slice(start, end), start, end, value };
  });
  const sum = (sign: number) => evidence.reduce((all, { value }) => all + Math.max(0, sign * value), 0);
  const [good, bad] = [sum(1), sum(-1)];
  return { score: good + bad > 0 ? (good - bad) / (good + bad + 0.5) : 0, feeling: classOf(good, bad), evidence };
}

interface FeltClause extends Clause {
  readonly felt: readonly FeltPhrase[];
}

function classOf(good: number, bad: number): FeelingClass {
  if (good >= LEAST && bad >= LEAST) return 'mixed';
  if (good >= LEAST) return 'positive';
  return bad >= LEAST ? 'negative' : 'neutral';
}

const has = (clause: Clause, kind: MarkKind) => clause.found.find(one => markOf(one, kind));
const onlyBad = (felt: readonly FeltPhrase[]) => felt.filter(({ value }) => value < 0);

/** Wishes and questions: what they praise is not there yet. */
function settleClause(clause: Clause, felt: readonly FeltPhrase[]): readonly FeltPhrase[] {
  const whole = { from: clause.from, to: clause.to };
  if (has(clause, 'keep')) return [{ ...whole, value: KEPT }];
  const lack = has(clause, 'lack');
  const wish = has(clause, 'wish') ?? clause.found.find(one => markOf(one, 'lack') && isAskedFor(clause, one));
  if (clause.isUrged && onlyBad(felt).length === 0) return [{ ...whole, value: WISHED }];
  // Many words of wishing are said of other things as well: they wish where a clause begins with them, or nearly.
  if (wish && wish.from - clause.from <= 2 && (lack || onlyBad(felt).length === 0) && !isToldOf(clause, lack)) {
    return lack ? [{ ...whole, value: WISHED }] : onlyBad(felt);
  }
  if (!clause.isQuestion) return felt;
  return has(clause, 'complaint') ? [{ ...whole, value: COMPLAINED }] : onlyBad(felt);
}

/** Praise that begins the clause is said, not wished for; "cheaper fares" is wished for, "cheaper than before" is said. */
const isToldOf = ({ found, from, isNamed }: Clause, lack: FoundMark | undefined) =>
  found.some(one => one.from === from && (markOf(one, 'value')?.value ?? 0) > 0 && !(one === lack && isNamed));

const isAskedFor = ({ from, isNamed }: Clause, lack: FoundMark) =>
  !markOf(lack, 'value') || (lack.from === from && isNamed);

/** What one clause does to another. */
function settleText(clauses: readonly FeltClause[]): FeltPhrase[] {
  const bads = clauses.flatMap(({ felt }) => onlyBad(felt));
  const irony = clauses.find(clause => has(clause, 'irony'));
  if (irony && bads.length > 0 && !clauses.some(clause => clause.isContrast)) return [...bads];
  // From the end, so that each clause knows what comes after it.
  let [hasLaterBad, hasLaterGood, isForgiven] = [false, false, false];
  const settled = clauses.toReversed().flatMap(clause => {
    const [good, bad] = [clause.felt.filter(({ value }) => value > 0), onlyBad(clause.felt)];
    const isHoped = has(clause, 'hope');
    const isUnfounded = (isHoped || has(clause, 'fear')) && hasLaterGood && !hasLaterBad;
    const felt = isForgiven || isUnfounded ? good : isHoped && hasLaterBad ? bad : clause.felt;
    hasLaterBad ||= bad.length > 0;
    hasLaterGood ||= good.length > 0;
    isForgiven ||= Boolean(has(clause, 'worth')) && bad.length === 0;
    return felt;
  });
  return settled;
}
