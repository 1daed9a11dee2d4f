import type { Id } from '../ids.ts';
import type { RichText } from '../rich-text.ts';
import type { RawSettings } from '../settings/settings.ts';
import type { Calculation } from './calculation.ts';
import type { LogicRule, Verification } from './logic-rule.ts';

/** The version of the document's shape. A change of shape adds a step to `upgrade-document.ts`. */
export const DOCUMENT_FORMAT = 1;

/** A thing that stands among siblings. */
export interface Placed {
  readonly id: Id;
  readonly order: string;
}

export interface QuestionGroup extends Placed {
  readonly title: RichText;
  readonly seqName?: string;
  readonly settings: RawSettings;
  /** The solution that made it: its words can be edited, its structure only by making it anew. */
  readonly solution?: string;
}

export interface Item extends Placed {
  readonly title: RichText;
  readonly itemGroupId?: Id;
  /** The item one layer above, for layered options and cascades. */
  readonly parentItemId?: Id;
  readonly settings: RawSettings;
}

export interface ItemGroup extends Placed {
  readonly title: RichText;
  readonly settings: RawSettings;
}

/** A matrix row; on the wire it is a sub-question. */
export interface Row extends Placed {
  readonly title: RichText;
  /** The statement on the other side, for a contrast scale. */
  readonly rightTitle?: RichText;
  readonly rowGroupId?: Id;
  readonly settings: RawSettings;
}

export interface RowGroup extends Placed {
  readonly title: RichText;
  readonly settings: RawSettings;
}

type ById<T> = Readonly<Record<Id, T>>;

export interface Question extends Placed {
  /** The slug of its question type. */
  readonly type: string;
  readonly groupId: Id;
  /** The question it belongs to, for child questions. */
  readonly parentId?: Id;
  /** "Q3", as the creator sees and may rename it. */
  readonly seqName: string;
  readonly title: RichText;
  readonly remark?: RichText;
  readonly settings: RawSettings;
  readonly items: ById<Item>;
  readonly itemGroups: ById<ItemGroup>;
  readonly rows: ById<Row>;
  readonly rowGroups: ById<RowGroup>;
}

/** What an axis must have: an option of a single-answer question, one of several, or a number in a range (of a question or a calculation). */
export type AxisMatch = Id | readonly Id[] | { readonly min?: number; readonly max?: number };
/** By axis: a question's id, or a calculation's. All of them must match. */
export type QuotaMatch = Readonly<Record<Id, AxisMatch>>;

export interface QuotaCell extends Placed {
  /** One entry for a single quota, several for a cross quota; a list where several combinations share one limit (merged). */
  readonly match: QuotaMatch | readonly QuotaMatch[];
  /** 0 means unlimited. The size in force is a live row; this is where it starts. */
  readonly size: number;
  /** Nobody gets in, whatever the size: 0 is not "none". */
  readonly isClosed?: boolean;
}

export type WhenFull = 'end' | 'hold' | 'continue';

export interface Quota extends Placed {
  /** A booster's cells take extra sample when the main cells or the total are full; it is flagged in the data. */
  readonly kind: 'single' | 'cross' | 'merged' | 'booster';
  readonly title: string;
  readonly whenFull: WhenFull;
  readonly cells: ById<QuotaCell>;
}

/** How answering can end, in the order in which a creator thinks of them. */
export const endOutcomes = ['finished', 'screened', 'quota-full', 'quota-held', 'closed', 'already-completed'] as const;
export type EndOutcome = (typeof endOutcomes)[number];

export interface EndPage {
  /** Whether the text is shown or the address is opened; the text when absent. */
  readonly mode?: 'text' | 'url';
  readonly text: RichText;
  readonly redirectUrl?: string;
}

/** The page before the first question. */
export interface Cover {
  readonly isShown: boolean;
  readonly text: RichText;
  readonly picture?: string;
  readonly buttonText?: RichText;
}

/** What a respondent agrees to before answering. */
export interface Agreement extends Placed {
  readonly name: string;
  readonly content: RichText;
  readonly link?: string;
}

/** How the survey looks; what is absent is the theme's. Pictures are addresses, colours are #rrggbb. */
export interface Appearance {
  readonly theme?: string;
  readonly headerPicture?: { readonly mobile?: string; readonly desktop?: string };
  /** It is gone once the first page of questions is left. Else it stands on every page. */
  readonly isHeaderOnFirstPageOnly?: boolean;
  readonly backgroundPicture?: { readonly mobile?: string; readonly desktop?: string };
  readonly buttonColour?: string;
  readonly titleColour?: string;
  readonly textColour?: string;
  readonly hasProgressBar?: boolean;
  readonly hasSerialNumbers?: boolean;
  readonly hasBackButton?: boolean;
  /** The quiet link that ends the answering early. */
  readonly hasLeaveButton?: boolean;
}

/** A language besides the base one. */
export interface Language {
  readonly languageId: number;
  readonly name: string;
  /** BCP 47. Absent in what was added before tags were kept: its number says it (`surveyLanguages`). */
  readonly tag?: string;
}

/**
 * A questionnaire as its creator edits it: plain data. Lists are keyed by id and ordered by `order`, so that an edit names what it
 * changes and nothing else moves. Languages other than the base one stand in `translations`, by entity and field.
 */
export interface Questionnaire {
  readonly format: typeof DOCUMENT_FORMAT;
  readonly title: RichText;
  readonly description: RichText;
  readonly baseLanguageId: number;
  readonly settings: RawSettings;
  readonly groups: ById<QuestionGroup>;
  readonly questions: ById<Question>;
  readonly logic: ById<LogicRule>;
  readonly calculations: ById<Calculation>;
  readonly verifications: ById<Verification>;
  readonly quotas: ById<Quota>;
  readonly agreements: ById<Agreement>;
  readonly appearance: Appearance;
  readonly cover: Cover | null;
  readonly endPages: { readonly [Outcome in EndOutcome]?: EndPage };
  /** By language id. None: the survey has its base language only. */
  readonly languages: Readonly<Record<string, Language>>;
  readonly translations: Readonly<Record<string, Readonly<Record<Id, Readonly<Record<string, RichText>>>>>>;
  /** As `translations`: of those that somebody has checked, which words against which original (`translation-state.ts`). */
  readonly checkedTexts?: Readonly<Record<string, Readonly<Record<Id, Readonly<Record<string, string>>>>>>;
  /** Names of published things that were removed: the data still needs them. */
  readonly retired: ById<{
    readonly questionId: Id;
    readonly kind: 'item' | 'row' | 'question';
    readonly title: RichText;
  }>;
}
