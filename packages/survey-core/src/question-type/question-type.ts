import type { Variable, VariableValue } from '../codebook/variable.ts';
import type { FlowQuestion } from '../flow/flow.ts';
import type { Id } from '../ids.ts';
import type { Json } from '../json.ts';
import type { SettingName, SettingsOf } from '../settings/dictionary.ts';
import type { AnswerProblem } from './answer-problem.ts';
import type { AnswerRow } from './answer-row.ts';
import type { Capabilities } from './capabilities.ts';

/** A question with its settings read: what a type's functions get. */
export interface Asked<Settings> {
  readonly question: FlowQuestion;
  readonly settings: Settings;
}

/** Part of an answer as the condition grammar and quotas see it, whatever the type. */
export interface Operands {
  /** Options chosen, in a matrix by row. */
  readonly selected?: readonly Id[];
  readonly selectedByRow?: Readonly<Record<Id, readonly Id[]>>;
  readonly text?: string;
  readonly number?: number;
}

/** What answering needs of a type: the page and the server's replay. It travels to phones, so no commands, variables or summaries. */
export interface AnsweringPart<Name extends SettingName, Answer extends Json> {
  readonly slug: string;
  readonly code: number;
  /** What it is in the flow: something to answer, something to read, or the end of a page. */
  readonly role: 'question' | 'note' | 'page-break';
  readonly settingNames: readonly Name[];
  /** A stored or sent answer, or what is wrong with it. Hostile input ends here: what it returns is right in shape and names only options that exist. */
  parse(asked: Asked<SettingsOf<Name>>, raw: unknown): { readonly answer: Answer } | AnswerProblem;
  /** Nothing said: the same as no answer at all. */
  isEmpty(answer: Answer): boolean;
  /** What the settings demand of a non-empty answer. Whether one is required is checked outside. */
  check(asked: Asked<SettingsOf<Name>>, answer: Answer): readonly AnswerProblem[];
  operands(asked: Asked<SettingsOf<Name>>, answer: Answer): Operands;
  /** The answer as rows of the wire, and back. Blanks of options are rows with `isBlank`. */
  toRows(asked: Asked<SettingsOf<Name>>, answer: Answer): readonly AnswerRow[];
  fromRows(asked: Asked<SettingsOf<Name>>, rows: readonly AnswerRow[]): unknown;
}

/** What designing needs. */
export interface DesignPart {
  readonly slug: string;
  readonly code: number;
  readonly capabilities: Capabilities;
  readonly settingNames: readonly SettingName[];
  /** Settings that options and rows of this type can carry. */
  readonly itemSettingNames: readonly SettingName[];
  readonly rowSettingNames: readonly SettingName[];
}

/** What data needs: variables of a question, and an answer's values for them, one per variable in the same order. */
export interface DataPart<Name extends SettingName, Answer extends Json> {
  variables(asked: Asked<SettingsOf<Name>>): readonly Variable[];
  values(asked: Asked<SettingsOf<Name>>, answer: Answer | undefined): readonly VariableValue[];
}

export interface QuestionType<Name extends SettingName, Answer extends Json>
  extends AnsweringPart<Name, Answer>,
    DesignPart,
    DataPart<Name, Answer> {
  readonly settingNames: readonly Name[];
}
