import type { EndOutcome } from '../document/questionnaire.ts';
import type { Walk } from '../logic/walk.ts';
import type { Answers } from './survey-model.ts';

/** Where a respondent stands. Immutable: every step gives a new one. */
export class AnsweringState {
  readonly walk: Walk;
  /** A page of the layout; what logic empties is never stood on. */
  readonly pageIndex: number;
  /** Set once the last page was left. */
  readonly outcome: EndOutcome | undefined;
  /** Of the way that was there when each step was made: 0 to 1. What an answer adds to the way ahead takes nothing of what lies behind. */
  readonly gone: number;
  #answers: Answers | undefined;

  constructor(walk: Walk, pageIndex: number, gone: number, outcome?: EndOutcome) {
    this.walk = walk;
    this.pageIndex = pageIndex;
    this.gone = gone;
    this.outcome = outcome;
  }

  /** Everything said, by key; also what logic has made unreachable since, so that it is there again when one goes back. */
  get answers(): Answers {
    if (!this.#answers) {
      const entries: [string, Answers[string]][] = [];
      for (const { index, key } of this.walk.program.slots) {
        const answer = this.walk.answers[index];
        if (answer !== undefined) entries.push([key, answer]);
      }
      this.#answers = Object.fromEntries(entries);
    }
    return this.#answers;
  }
}
