import type { CallData, codingRoundCalls } from '@wenshu/api-contract';
import { alphaWord } from '@wenshu/words';
import type { CodersWords } from './use-coders.ts';

type Agreement = CallData<typeof codingRoundCalls.agreement>;
type Word = keyof CodersWords['result']['words'];

interface Judged extends Pick<Agreement['whole'], 'alpha' | 'share' | 'units'> {
  /** Of a code: how many answers each coder gave it. */
  readonly given?: readonly number[];
  /** Of the units, how many each coder judged: who skipped an answer said nothing of the code. */
  readonly judged: readonly number[];
}

/** With fewer an interval is too rough to say anything by, and where all agree it has no width at all. */
export const FEW_UNITS = 30;
/** As of a table of counts: so many answers with the code and without it, by every coder. */
const LEAST_GIVEN = 5;

/** What may be said of how far coders agree on a code, or on whole answers. */
export function agreementWord({ alpha, share, given, judged, units }: Judged): Word {
  if (share === null) return 'few-answers';
  if (alpha === null && share === 1 && units > 1) {
    if (given === undefined) return 'all-same';
    return given.every(count => count === 0) ? 'not-given' : 'all-given';
  }
  if (units < FEW_UNITS || !alpha?.interval) return 'few-answers';
  if (given?.some((count, place) => Math.min(count, judged[place]! - count) < LEAST_GIVEN)) return 'given-seldom';
  return alphaWord(alpha.interval);
}
