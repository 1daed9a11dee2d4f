import type { Answers } from '@wenshu/survey-core/answering';
import type { PageMs } from './page-times.ts';
import { readStored, removeStored, writeStored } from './storage.ts';
import { newVisitorId } from './visitor.ts';

/** The copy on this device: what was typed is here even when the network is not. */
export interface LocalCopy {
  readonly recordId: string;
  readonly versionTime: number;
  readonly languageId: number;
  readonly answers: Answers;
  readonly lastQuestionId?: string;
  readonly saveSeq: number;
  /** How long pages were looked at that the server has not heard of. */
  readonly pageMs?: PageMs;
  /** The window that wrote it last. */
  readonly tab: string;
  /** Whose it is behind an identity check: the pass it was written with. */
  readonly pass?: string;
  /** It was submitted, and the answer of the server is still awaited. */
  readonly isWaiting?: true;
}

/** This window, among several on the same survey. */
export const thisTab = newVisitorId();

const copyKey = (code: string) => `wenshu.answers.${code}`;
const endedKey = (code: string) => `wenshu.ended.${code}`;

export const readCopy = (code: string) => readStored<LocalCopy>(copyKey(code));
export const writeCopy = (code: string, copy: LocalCopy) => writeStored(copyKey(code), copy);

/** Something was said or saved: more than having looked. */
export function hasContent(copy: LocalCopy | undefined): boolean {
  return copy !== undefined && (copy.saveSeq > 0 || Object.keys(copy.answers).length > 0);
}

/** Nothing is left but that somebody was here: the server then says whether they may come again. */
export function forgetCopy(code: string): void {
  removeStored(copyKey(code));
  writeStored(endedKey(code), true);
}

export const hasEnded = (code: string) => readStored<true>(endedKey(code)) === true;

/** Tells when another window writes this survey's copy, or removes it because it is through. */
export function watchCopy(code: string, onOther: (copy: LocalCopy | undefined) => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === copyKey(code)) onOther(event.newValue === null ? undefined : readCopy(code));
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
