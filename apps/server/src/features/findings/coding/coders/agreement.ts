import { type FrameCodes, withNets } from '@wenshu/analysis';
import type { CallData, CallInput, codingRoundCalls } from '@wenshu/api-contract';
import type { Steps } from '@wenshu/survey-core';
import { agreementShare, cohenKappa, fleissKappa, krippendorffAlpha, type Rating, type Ratings } from '@wenshu/words';
import type { Actor } from '../../../../authorisation/actor.ts';
import { inSteps } from '../../../../platform/in-steps.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { openCoding } from '../open-coding.ts';
import { compareJudgements } from './compare-judgements.ts';
import { listJudgements } from './judgement.repository.ts';
import { readTexts } from './read-texts.ts';
import { listRoundAnswers, listRoundCoders } from './round.repository.ts';
import { findRoundThat, presentCoder } from './rounds.ts';

type Calls = typeof codingRoundCalls;
type Agreement = CallData<Calls['agreement']>;
type Figures = Agreement['whole'];

/** Of what was given blindly, and never of what was decided; by the frame as it was when the round was closed. */
export async function showAgreement(
  platform: Platform,
  actor: Actor,
  sent: CallInput<Calls['agreement']>,
): Promise<Agreement> {
  const { pool } = platform.database;
  const coding = await openCoding(platform, actor, sent);
  const { roundId, codes } = await findRoundThat(pool, coding.codingId, sent.roundId, 'closed');
  const texts = await readTexts(coding, await listRoundAnswers(pool, roundId));
  const coders = await listRoundCoders(pool, [roundId]);
  const compared = compareJudgements(await listJudgements(pool, roundId, [...texts.keys()]), coders.length);
  const rows = [...compared.values()].map(({ judged }) =>
    judged.map(marks => marks && new Set(marks.map(({ code }) => code))),
  );
  return {
    coders: coders.map(coder => presentCoder(coder, actor)),
    answers: texts.size,
    judged: coders.map((_coder, place) => rows.filter(row => row[place]).length),
    judgedTogether: coders.map((_coder, place) => together(rows).filter(row => row[place]).length),
    ...(await inSteps(agreementOf(rows, codes ?? [], coders.length))),
  };
}

/** By answer and coder: the codes that were given; null for an answer that the coder did not judge. */
export type GivenCodes = readonly (readonly (ReadonlySet<number> | null)[])[];

/**
 * On each code as the coded variable counts it: whoever has a code has those above it. On the whole answer two say the same when they give the very
 * same codes. A step is a code.
 */
export function* agreementOf(
  rows: GivenCodes,
  frame: FrameCodes,
  coders: number,
): Steps<Pick<Agreement, 'whole' | 'codes'>> {
  const parents = new Map(frame.map(({ code, parent }) => [code, parent]));
  const counted = rows.map(row =>
    row.map(codes => codes && new Set(withNets(codes, code => parents.get(code) ?? undefined))),
  );
  const whole = figuresOf(rows.map(row => row.map(codes => codes && [...codes].sort((a, b) => a - b).join(' '))));
  yield;
  const codes: Agreement['codes'] = [];
  for (const { code, parent, zh, en } of frame) {
    const ratings = counted.map(row => row.map((given): Rating => given && Number(given.has(code))));
    // What nobody else judged says nothing of agreeing: figures and counts are of the same answers.
    const given = Array.from(
      { length: coders },
      (_, place) => together(ratings).filter(row => row[place] === 1).length,
    );
    codes.push({ code, parent, zh, en, given, ...figuresOf(ratings) });
    yield;
  }
  return { whole, codes };
}

/** The whole of them, whichever coefficient there is: a code that everybody gave to all answers, or nobody to any, has none. */
function figuresOf(all: Ratings): Figures {
  const ratings = together(all);
  const byAll = ratings.filter(row => row.every(rating => rating !== null));
  const units = ratings.length;
  if (units === 0) return { units, share: null, kappa: null, kappaUnits: 0, alpha: null };
  const { share } = agreementShare(ratings);
  const kappaUnits = byAll.length;
  if (units < FEWEST || new Set(ratings.flat().filter(rating => rating !== null)).size < 2)
    return { units, share, kappa: null, kappaUnits, alpha: null };
  const { alpha, interval } = krippendorffAlpha(ratings);
  return {
    units,
    share,
    kappa: kappaUnits < FEWEST ? null : kappaOf(byAll),
    kappaUnits,
    alpha: alpha === null ? null : { value: alpha, interval },
  };
}

/** Answers that two coders or more judged. */
const together = <Said>(ratings: readonly (readonly (Said | null)[])[]) =>
  ratings.filter(row => row.filter(one => one !== null).length > 1);

/** What coefficients ask for. */
const FEWEST = 2;

function kappaOf(ratings: Ratings): Figures['kappa'] {
  const { kappa, interval } = ratings[0]!.length === 2 ? cohenKappa(ratings) : fleissKappa(ratings);
  return kappa === null ? null : { value: kappa, interval };
}
