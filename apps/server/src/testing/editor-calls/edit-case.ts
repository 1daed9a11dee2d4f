import type { CommandName, Questionnaire } from '@wenshu/survey-core';

/** An input that is refused: what differs from the good one, and the exact answer in English. */
export interface WrongInput {
  readonly with: Readonly<Record<string, unknown>>;
  readonly code: '9001' | '9202' | '9207';
  readonly message: string;
  readonly field?: string;
}

interface SomeEdit {
  readonly name: CommandName;
  readonly input: object;
}

/** A design call of the specification, tried on the example questionnaire (`@wenshu/survey-core/testing`). */
export interface EditCase extends SomeEdit {
  /** The row of the ledger that names the call. */
  readonly ledgerId: string;
  /** A question of this type, under the id `special001`, is there first. */
  readonly needsType?: string;
  /** Where in the document to look, and what must stand there afterwards. */
  readonly look: (document: Questionnaire) => unknown;
  readonly becomes: unknown;
  readonly wrong: readonly WrongInput[];
  /** What somebody else does meanwhile on the same thing: 3004. */
  readonly meets: SomeEdit;
}
