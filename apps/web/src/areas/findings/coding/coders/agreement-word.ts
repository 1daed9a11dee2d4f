import type { CallData, codingRoundCalls } from '@wenshu/api-contract';
import { alphaWord } from '@wenshu/words';
import type { CodersWords } from './use-coders.ts';

type Agreement = CallData<typeof codingRoundCalls.agreement>;
type Word = keyof CodersWords['result']['words'];

interface Judged extends Pick<Agreement['whole'], 'alpha' | 'share' | 'units'> {
  /** Of a code: how many answers each coder gave it. */
  readonly given?: readonly number[];
}

/** What may be said of how far coders agree on a code, or on whole answers. */
export function agreementWord({ alpha, share, given, units }: Judged): Word {
  if (alpha) return alpha.interval ? alphaWord(alpha.interval) : 'no-interval';
  if (share !== 1) return 'no-interval';
  if (given === undefined) return units > 1 ? 'all-same' : 'no-interval';
  return given.every(count => count === 0) ? 'not-given' : units > 1 ? 'all-given' : 'no-interval';
}
