import type { HelpedBy, TalkProposal } from '@wenshu/api-contract';
import type { Platform } from '../../../../platform/platform.ts';
import { type HelpAsker, helpInPortions, portionsOf } from '../../../people/helper-use/index.ts';
import {
  judgeTurns,
  type ModelTurns,
  requestTurns,
  type TalkToTranslate,
  type WantedTurn,
} from './ask-translations.ts';

interface Translating extends TalkToTranslate {
  readonly turns: readonly WantedTurn[];
  /** The project's owner has said so. */
  readonly mayLeave: boolean;
}

interface Watch {
  readonly signal?: AbortSignal;
  onPortion(proposals: readonly TalkProposal[], dropped: number, turns: number): Promise<void>;
}

/** A model is asked for what nobody has said before, portion after portion. */
export const translateTurns = (
  platform: Platform,
  asker: HelpAsker,
  { turns, mayLeave, ...talk }: Translating,
  { signal, onPortion }: Watch,
): Promise<HelpedBy> =>
  helpInPortions<ModelTurns, readonly WantedTurn[]>(platform, asker, 'talk', {
    portions: portionsOf(turns, ({ text }) => text.length),
    request: (portion, mask) => requestTurns(portion, talk, mask, signal),
    // Where there is no model nobody has forbidden anything.
    ...(platform.helper && { wordsOfRespondents: mayLeave }),
    signal,
    async onPortion(portion, answer) {
      const { proposals, dropped } = answer ? judgeTurns(portion, answer, talk) : { proposals: [], dropped: 0 };
      await onPortion(proposals, dropped, portion.length);
    },
  });
