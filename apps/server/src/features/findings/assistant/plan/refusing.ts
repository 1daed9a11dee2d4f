import { Refusal } from '../../../../refusal/refusal.ts';
import { AskRefusal } from './compile-plan.ts';

/** What cannot be compiled is a no in words. */
export function refusingWhatCannotBe<Made>(make: () => Made): Made {
  try {
    return make();
  } catch (error) {
    if (error instanceof AskRefusal) throw new Refusal('askNotPossible', { params: { word: error.word } });
    throw error;
  }
}
