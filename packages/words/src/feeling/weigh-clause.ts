import type { SignToken } from '../cutting/sign-tokens.ts';
import { type FoundMark, markOf } from './find-marks.ts';
import type { Clause } from './part-clauses.ts';

/** A phrase and what it says where it stands. */
export interface FeltPhrase {
  readonly from: number;
  readonly to: number;
  readonly value: number;
}

/** How far a denial reaches, in tokens between it and what it denies: a Chinese sign is one, an English word as well. */
const REACH = 4;
const FAR_REACH = 9;
/** 没 and 没有 deny what follows, however it is described: "没有老店做得正宗". */
const REACHES_FAR = /^(?:没|没有|还没|还没有|没能|毫无|没有任何|without|never|no|nobody|none|nothing|no one)$/;
const WEAK_DENIAL =
  /^(?:不太|不怎么|不大|不甚|不那么|没那么|没这么|not very|not too|not that|not so|not really|not particularly|not quite)$/;
const DENIED = -0.8;
const DENIED_WEAKLY = -0.6;
/** "It is not that I dislike it": nothing is said yet. */
const NOT_THAT = /^(?:不是不|不是没|not that i don't)$/;
/** Of blame, an English denial takes back what stands next to it: "wasn't told about the charge" denies the telling. */
const BLAME_REACH = 2;
/** Denied, and nothing that is felt: "can't log in", "没有电梯". */
const LACK = -0.35;
const LACKS =
  /^(?:没有|还没|还没有|缺乏|缺少|can't|cant|cannot|couldn't|couldnt|won't|wont|doesn't|doesnt|didn't|didnt|never|no|nobody|no one|wasn't|failed to|unable to)$/;
const TOO = /^(?:太|过于|too|far too|way too)$/;
const ASPECT_REACH = 6;
/** Before a word that no list has: too cold, a bit far, on the yellow side. */
const TOO_MUCH = /^(?:太|过于|有点|有点儿|有些|too|far too|way too|a bit too)$/;
const COUNTED = /^[个年月天时块点次元岁斤米十百千万]$/;

/** What is felt in a clause, with denials, degrees and what is measured taken into account. */
export function weighClause(tokens: readonly SignToken[], { found, from, to }: Clause): FeltPhrase[] {
  const felt: FeltPhrase[] = [];
  let denial: FoundMark | undefined;
  let denials = 0;
  let weight = { factor: 1, to: -1 };
  let isPast = false;
  let aspect: FoundMark | undefined;
  let isPlain = false;
  const textOf = (one: FoundMark) =>
    tokens
      .slice(one.from, one.to)
      .map(({ text }) => text)
      .join(isLatin(tokens[one.from]!) ? ' ' : '');

  for (const [at, one] of found.entries()) {
    const [last, next] = [found[at - 1], found[at + 1]];
    const before = tokens[one.from - 1]?.text ?? '';
    const stronger = markOf(one, 'stronger') ?? markOf(one, 'weaker');
    const value =
      markOf(one, 'value')?.value ??
      measured(one, { aspect, next, isTooMuch: last?.to === one.from && TOO.test(textOf(last)) }, tokens);
    if (markOf(one, 'past') && !/^(?:比|跟|和|与|从|被|给|than|as)$/.test(before)) isPast = true;
    if (markOf(one, 'plain')) isPlain = true;
    if (markOf(one, 'aspect')) aspect = one;
    if (value !== undefined && !(stronger && weighsNext(one, next))) {
      const isDenied =
        denials % 2 === 1 && denial !== undefined && one.from - denial.to <= reachOf(textOf(denial), value);
      const factor = isDenied ? denialFactor(textOf(denial!)) : 1;
      const weighed = value * factor * (one.from - weight.to <= 1 ? weight.factor : 1) * (isPast ? DENIED : 1);
      felt.push({ from: isDenied ? denial!.from : one.from, to: one.to, value: Math.max(-1, Math.min(1, weighed)) });
      denials = 0;
      denial = undefined;
      continue;
    }
    if (stronger) weight = { factor: stronger.value, to: one.to };
    if (markOf(one, 'denial')) {
      denial = one;
      denials += 1;
    }
  }
  const unnamed = felt.length === 0 ? tooMuchOf(tokens, found, to, textOf) : undefined;
  if (unnamed) felt.push(unnamed);
  if (felt.length === 0 && !isPlain && denial && LACKS.test(textOf(denial)) && lacksSomething(tokens, denial, to))
    felt.push({ from: denial.from, to: Math.min(to, denial.to + 2), value: LACK });
  return felt.filter(({ value }) => value !== 0 && from <= to);
}

const isLatin = ({ text }: SignToken) => /^[a-z0-9]/.test(text);

function reachOf(denial: string, value: number): number {
  if (value < 0 && /^[a-z]/.test(denial)) return BLAME_REACH;
  return REACHES_FAR.test(denial) ? FAR_REACH : REACH;
}

function denialFactor(denial: string): number {
  if (NOT_THAT.test(denial)) return 0;
  return WEAK_DENIAL.test(denial) ? DENIED_WEAKLY : DENIED;
}

/** "Very" before what it weighs is no feeling of its own. */
function weighsNext(one: FoundMark, next: FoundMark | undefined): boolean {
  return next !== undefined && next.from - one.to <= 1 && Boolean(markOf(next, 'value') ?? markOf(next, 'degree'));
}

interface Around {
  /** The last before it. */
  readonly aspect: FoundMark | undefined;
  readonly next: FoundMark | undefined;
  readonly isTooMuch: boolean;
}

/** "High" is good of quality and bad of a price; of nothing in particular it is neither, unless it is too much. */
function measured(
  one: FoundMark,
  { aspect, next, isTooMuch }: Around,
  tokens: readonly SignToken[],
): number | undefined {
  const degree = markOf(one, 'degree');
  // Five and a half (五个多): a number, not a measure.
  if (!degree || (tokens[one.from]!.text === '多' && COUNTED.test(tokens[one.from - 1]?.text ?? ''))) return undefined;
  const before =
    aspect && aspect !== one && one.from - aspect.to <= ASPECT_REACH ? markOf(aspect, 'aspect') : undefined;
  const behind = next && isLatin(tokens[one.from]!) && next.from - one.to <= 1 ? markOf(next, 'aspect') : undefined;
  const measure = behind ?? before;
  if (measure) return 0.5 * degree.value * measure.value;
  return isTooMuch ? -0.5 : undefined;
}

/** "太冷", "有点远": whatever it is, there is too much of it. Not "有点了解": what one does is no measure. */
function tooMuchOf(
  tokens: readonly SignToken[],
  found: readonly FoundMark[],
  to: number,
  textOf: (one: FoundMark) => string,
): FeltPhrase | undefined {
  const one = found.findLast(mark => TOO_MUCH.test(textOf(mark)));
  const behind = one && tokens[one.to];
  if (!one || !behind || one.to >= to || behind.isSign || !behind.begins || Array.from(behind.word).length > 2)
    return undefined;
  return { from: one.from, to: one.to + 1, value: -0.4 };
}

/** Something is named that is not there: not "没有" alone, and not "没去过". */
function lacksSomething(tokens: readonly SignToken[], denial: FoundMark, to: number): boolean {
  const behind = tokens.slice(denial.to, to).filter(({ isSign }) => !isSign);
  return behind.length > 0 && !behind.some(({ text }) => text === '过') && !['了', '一'].includes(behind[0]!.text);
}
