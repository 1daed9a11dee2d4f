import { type Id, mintId } from '@wenshu/survey-core';
import { randomFraction } from './random-fraction.ts';

/** A new id from the machine's own randomness: ids of records must not be guessable. */
export function newId(): Id {
  return mintId(randomFraction);
}
