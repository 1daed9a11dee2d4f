import type { HelpedBy, HelperPurpose } from '@wenshu/api-contract';
import type { ModelRequest } from '../../../platform/helper/helper-model.ts';
import type { HelpAsker, HelperPlatform } from './find-hindrance.ts';
import { help } from './help.ts';
import type { Masking } from './masking.ts';
import { presentHelp } from './present-help.ts';

/** One that fails may be bad luck; after a second one in a row the rest would fail too. */
const MOST_FAILURES = 2;

interface Portions<T, P> {
  readonly portions: readonly P[];
  readonly request: (portion: P, mask: Masking) => ModelRequest<T>;
  /** As `help` has it. */
  readonly wordsOfRespondents?: boolean;
  readonly signal?: AbortSignal | undefined;
  /** Without an answer where none came. */
  onPortion(portion: P, answer: T | undefined): Promise<void>;
}

/**
 * A model is asked for portion after portion; what each brings is kept before the next one is asked for. Where none may be asked, the answer says why,
 * and what would have left. A portion that fails costs nothing and is left out.
 */
export async function helpInPortions<T, P>(
  platform: HelperPlatform,
  asker: HelpAsker,
  purpose: HelperPurpose,
  { portions, request, wordsOfRespondents, signal, onPortion }: Portions<T, P>,
): Promise<HelpedBy> {
  let failures = 0;
  let failed: HelpedBy | undefined;
  let worked: HelpedBy | undefined;
  for (const portion of portions) {
    signal?.throwIfAborted();
    const found = await help<T, undefined>(platform, asker, purpose, {
      model: mask => request(portion, mask),
      house: () => undefined,
      ...(wordsOfRespondents !== undefined && { wordsOfRespondents }),
    });
    signal?.throwIfAborted();
    const helped = presentHelp(platform, found);
    if (found.by === 'model') {
      await onPortion(portion, found.value);
      worked = helped;
      failures = 0;
      continue;
    }
    failed = helped;
    failures += 1;
    await onPortion(portion, undefined);
    if (failures === MOST_FAILURES || !PASSING.includes(found.because)) break;
  }
  return failed ?? worked ?? notNeeded(platform);
}

/** What may be otherwise for the next portion. */
const PASSING: readonly string[] = ['wrong-shape', 'not-good-enough', 'cut-off', 'silent', 'busy', 'slow', 'too-long'];

export const notNeeded = ({ helper }: Pick<HelperPlatform, 'helper'>): HelpedBy => ({
  by: 'house',
  because: null,
  model: helper?.name ?? null,
  wouldLeave: null,
});

/** What is asked for at once: little enough that stopping loses little, and that a model does not tire. */
const MOST_AT_ONCE = 40;
const MOST_CHARACTERS = 4000;

export function portionsOf<T>(all: readonly T[], lengthOf: (one: T) => number): T[][] {
  const portions: T[][] = [];
  let characters = 0;
  for (const one of all) {
    const portion = portions.at(-1);
    characters += lengthOf(one);
    if (portion && portion.length < MOST_AT_ONCE && characters <= MOST_CHARACTERS) portion.push(one);
    else {
      portions.push([one]);
      characters = lengthOf(one);
    }
  }
  return portions;
}
