import { randomInt } from 'node:crypto';
import { type Id, mintId } from '@wenshu/survey-core';

const RANGE = 2 ** 32;

/** A new id from the machine's own randomness: ids of records must not be guessable. */
export function newId(): Id {
  return mintId(() => randomInt(RANGE) / RANGE);
}
