import type { TestName } from '../document/condition.ts';
import type { QuestionnaireProblemWord } from '../document/questionnaire-problem.ts';
import type { FlowQuestion } from '../flow/flow.ts';
import type { Id } from '../ids.ts';
import type { Json } from '../json.ts';
import type { SettingName, SettingsOf } from '../settings/dictionary.ts';
import type { SolutionId } from '../solution-ids.ts';
import type { AnswerContext } from './answer-context.ts';
import type { AnswerProblem, AnswerProblemWord, OwnProblem } from './answer-problem.ts';
import type { AnswerRow } from './answer-row.ts';
import type { BroughtIn } from './brought-in.ts';
import type { Capabilities } from './capabilities.ts';
import type { FileRules } from './file-rules.ts';
import type { Variable, VariableValue } from './variable.ts';

/** A question with its settings read: what a type's functions get. */
export interface Asked<Settings> {
  readonly question: FlowQuestion;
  readonly settings: Settings;
}

/** What an answer says to conditions, quotas and calculations, whatever the type. Absent where the type has nothing of the kind. */
export interface Operands {
  /** Options chosen, in the order of a ranking where there is one. */
  readonly selected?: readonly Id[];
  readonly selectedByRow?: Readonly<Record<Id, readonly Id[]>>;
  readonly text?: string;
  /** Texts by option or item: blanks. */
  readonly texts?: Readonly<Record<Id, string>>;
  readonly number?: number;
  readonly numbers?: Readonly<Record<Id, number>>;
  readonly score?: number;
  readonly scoresByRow?: Readonly<Record<Id, number>>;
}

/** Which part of an answer a quote shows; all of it when nothing is named. */
export interface QuotePart {
  readonly itemIds?: readonly Id[];
  readonly rowIds?: readonly Id[];
  /** A layer of a cascade, from 1. */
  readonly level?: number;
}

/** What answering needs of a type: the page and the server's replay. It travels to phones, so no commands, variables or summaries. */
export interface AnsweringPart<Name extends SettingName, Answer extends Json> {
  readonly slug: string;
  readonly code: number;
  /** What it is in the flow: something to answer, something to read, or the end of a page. */
  readonly role: 'question' | 'note' | 'page-break';
  readonly settingNames: readonly Name[];
  /** The tests of a condition that its answers can take. */
  readonly tests: readonly TestName[];
  /** What is said when a required answer is missing, where "please answer" is too vague. */
  readonly missing?: AnswerProblemWord | OwnProblem;
  /** A stored or sent answer, or what is wrong with it. Hostile input ends here: what it returns is right in shape and names only options that exist. */
  parse(asked: Asked<SettingsOf<Name>>, raw: unknown): { readonly answer: Answer } | AnswerProblem;
  /** Nothing said: the same as no answer at all. */
  isEmpty(answer: Answer): boolean;
  /** What the settings demand of a non-empty answer. Whether one is required is checked outside. */
  check(asked: Asked<SettingsOf<Name>>, answer: Answer): readonly AnswerProblem[];
  operands(asked: Asked<SettingsOf<Name>>, answer: Answer): Operands;
  /** What is left of an answer when only these options and rows are there; undefined when nothing is. */
  restrict(asked: Asked<SettingsOf<Name>>, answer: Answer): Answer | undefined;
  /** The answer in words, for a quote in a later title. Several are joined by `join`. */
  quoteText(asked: Asked<SettingsOf<Name>>, answer: Answer, part: QuotePart, join: string): string;
  /** The answer as rows of the wire, and back. Blanks of options are rows with `isBlank`. */
  toRows(asked: Asked<SettingsOf<Name>>, answer: Answer): readonly AnswerRow[];
  fromRows(asked: Asked<SettingsOf<Name>>, rows: readonly AnswerRow[]): unknown;
  /** What is known before anybody asks: such a question is not shown, and its answer is this, whatever is sent. */
  prefill?(asked: Asked<SettingsOf<Name>>, context: AnswerContext): Answer | undefined;
  /** What files it takes; absent for a type that takes none. An answer's rows of value type 3 name the files. */
  files?(asked: Asked<SettingsOf<Name>>): FileRules;
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
  /** What would make a question of this type impossible to answer, said before publishing; what all types share is checked outside. */
  checkDesign?(question: FlowQuestion): readonly QuestionnaireProblemWord[];
}

/** How a single question is summed up, and the chart that shows it first: see docs/types.tsv. */
export interface Summary {
  readonly kind:
    | 'options'
    | 'options-by-row'
    | 'ranks'
    | 'texts'
    | 'texts-by-item'
    | 'numbers'
    | 'numbers-by-item'
    | 'nps'
    | 'files'
    | 'places'
    | 'hotspots'
    | 'dates'
    | 'kano'
    | 'conjoint'
    | 'maxdiff'
    | 'price-trade-off'
    | 'price-sensitivity'
    | 'none';
  readonly chart:
    | 'bar'
    | 'stacked-bar'
    | 'word-cloud'
    | 'table'
    | 'gauge'
    | 'matrix'
    | 'gallery'
    | 'map'
    | 'heat-map'
    | 'line'
    | 'histogram'
    | 'profile'
    | 'quadrant'
    | 'part-worths'
    | 'none';
}

/**
 * What data needs: variables of a question, and an answer's values for them, one per variable in the same order. `values` works out once
 * what it looks things up by, then is asked for every record: a search among thousands of options for each would be fifty times slower.
 */
export interface DataPart<Name extends SettingName, Answer extends Json> {
  readonly summary: Summary;
  /** The research that its answers are collected for: the analysis of that name works on them. */
  readonly solution?: SolutionId;
  variables(asked: Asked<SettingsOf<Name>>): readonly Variable[];
  values(asked: Asked<SettingsOf<Name>>): (answer: Answer | undefined) => readonly VariableValue[];
  /** Which columns of data from elsewhere become questions of this type. */
  readonly broughtIn?: BroughtIn<Answer>;
  /** What answers can only be read with, as it stood when they were given: the tasks of a design, a picture and its regions, prices. */
  design?(asked: Asked<SettingsOf<Name>>): unknown;
}

export interface QuestionType<Name extends SettingName, Answer extends Json>
  extends AnsweringPart<Name, Answer>,
    DesignPart,
    DataPart<Name, Answer> {
  readonly settingNames: readonly Name[];
}
