import { CallFailure } from '@wenshu/api-contract/client';
import { clientTexts } from '@wenshu/texts/client';
import { language } from '../language/language.ts';
import { notify } from '../notices/notices.ts';
import { reportBug } from './report-bug.ts';

/** What follows when something was done, or was refused. */
export interface ActionEnds<Result> {
  /** The sentence that says it; a function may also say nothing. */
  readonly done?: string | ((result: Result) => string | undefined);
  /** Fetches what holds now. Awaited in both cases: a refusal often means that others were faster. */
  refresh?(): unknown;
  onDone?(result: Result): unknown;
  /** The client has told the person already. */
  onRefused?(failure: CallFailure): unknown;
}

/**
 * Does something and sees to its end. Never rejects: what was refused has been told by the client, and anything else is our own bug, which
 * goes where uncaught errors go; the person is told that it was not done.
 */
export async function runAction<Result>(act: () => Promise<Result>, ends: ActionEnds<Result>): Promise<void> {
  const { done, refresh, onDone, onRefused } = ends;
  let result: Result;
  try {
    result = await act();
  } catch (error) {
    if (!(error instanceof CallFailure)) {
      notify.error(clientTexts[language].operationFailed);
      return reportBug(error);
    }
    await orReport(() => onRefused?.(error));
    return orReport(() => refresh?.());
  }
  await orReport(() => {
    const sentence = typeof done === 'function' ? done(result) : done;
    if (sentence !== undefined) notify.success(sentence);
  });
  await orReport(() => refresh?.());
  await orReport(() => onDone?.(result));
}

/** One that fails does not keep the others from their turn. */
async function orReport(step: () => unknown): Promise<void> {
  try {
    await step();
  } catch (error) {
    if (!(error instanceof CallFailure)) reportBug(error);
  }
}
