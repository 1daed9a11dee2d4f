import type { Id } from '../ids.ts';
import type { RichText } from '../rich-text.ts';
import type { RawSettings } from '../settings/settings.ts';

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

/** What an axis of a quota counts: single-answer questions by their option. */
export interface QuotaCell extends Placed {
  /** The option that each axis question must have: one entry for a single quota, several for a cross quota. */
  readonly match: Readonly<Record<Id, Id>>;
  /** 0 means unlimited. The size in force is a live row; this is where it starts. */
  readonly size: number;
}

export type WhenFull = 'end' | 'hold' | 'continue';

export interface Quota extends Placed {
  readonly kind: 'single' | 'cross' | 'merged' | 'booster';
  readonly title: string;
  readonly whenFull: WhenFull;
  readonly cells: ById<QuotaCell>;
}

export type EndOutcome = 'finished' | 'screened' | 'quota-full' | 'quota-held' | 'closed' | 'already-completed';

export interface EndPage {
  readonly text: RichText;
  readonly redirectUrl?: string;
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
  readonly quotas: ById<Quota>;
  readonly endPages: { readonly [Outcome in EndOutcome]?: EndPage };
  readonly translations: Readonly<Record<string, Readonly<Record<Id, Readonly<Record<string, RichText>>>>>>;
  /** Names of published things that were removed: the data still needs them. */
  readonly retired: ById<{
    readonly questionId: Id;
    readonly kind: 'item' | 'row' | 'question';
    readonly title: RichText;
  }>;
}
