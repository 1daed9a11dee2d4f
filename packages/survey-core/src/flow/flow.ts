import type { Calculation } from '../document/calculation.ts';
import type { LogicRule, Verification } from '../document/logic-rule.ts';
import type { Agreement, Appearance, Cover, EndOutcome, EndPage, Question } from '../document/questionnaire.ts';
import type { ParsedExpression } from '../expression/expression.ts';
import type { Id } from '../ids.ts';
import type { RichText } from '../rich-text.ts';
import type { RawSettings } from '../settings/settings.ts';

export interface FlowItem {
  readonly id: Id;
  readonly title: RichText;
  readonly groupId?: Id;
  /** The question that it was carried forward from. */
  readonly carriedFrom?: Id;
  readonly settings: RawSettings;
  readonly children?: readonly FlowItem[];
}

export interface FlowRow {
  readonly id: Id;
  readonly title: RichText;
  readonly rightTitle?: RichText;
  readonly groupId?: Id;
  readonly settings: RawSettings;
}

export interface FlowListGroup {
  readonly id: Id;
  readonly title: RichText;
  /** Absent when nothing is set. */
  readonly settings?: RawSettings;
}

/** Of a question of the document what whoever answers needs, with lists in their order. */
export interface FlowQuestion
  extends Pick<Question, 'type' | 'groupId' | 'parentId' | 'seqName' | 'title' | 'remark' | 'settings'> {
  readonly id: Id;
  /** Of data alone: what earlier snapshots had set, where it was anything else. */
  readonly pastSettings?: readonly RawSettings[];
  readonly items: readonly FlowItem[];
  readonly itemGroups: readonly FlowListGroup[];
  readonly rows: readonly FlowRow[];
  readonly rowGroups: readonly FlowListGroup[];
}

export interface FlowGroup {
  readonly id: Id;
  readonly title: RichText;
  readonly settings: RawSettings;
}

/** A calculation with its expression read, so that phones need no parser. */
export interface FlowCalculation extends Calculation {
  readonly parsed: ParsedExpression;
}

/**
 * A questionnaire as it is answered: everything in order, in one language, and nothing that a respondent may not see (no quota sizes,
 * no creator's notes). The page, the preview and the server's replay all run on it.
 */
export interface Flow {
  readonly scrollId: Id;
  readonly versionTime: number;
  readonly languageId: number;
  readonly title: RichText;
  readonly description: RichText;
  readonly settings: RawSettings;
  readonly groups: readonly FlowGroup[];
  /** In the order of answering: by group, then by place; children directly after their parent. */
  readonly questions: readonly FlowQuestion[];
  /** Rules, calculations and verifications, each in order. */
  readonly logic: readonly LogicRule[];
  readonly calculations: readonly FlowCalculation[];
  readonly verifications: readonly Verification[];
  readonly agreements: readonly Agreement[];
  readonly appearance: Appearance;
  readonly cover: Cover | null;
  readonly endPages: { readonly [Outcome in EndOutcome]?: EndPage };
}
