import { readStored, removeStored, writeStored } from './storage.ts';

const keyOf = (code: string) => `wenshu.reward.${code}`;

/** The record whose turn was not told to the end yet: kept until it is, also when the page is killed in between. */
export const keptTurn = (code: string): string | undefined => readStored<string>(keyOf(code));

export function keepTurn(code: string, recordId: string | undefined): void {
  if (recordId === undefined) removeStored(keyOf(code));
  else writeStored(keyOf(code), recordId);
}
