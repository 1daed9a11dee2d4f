import type { ReportContent, ReportContentKind } from '@wenshu/analysis/browser';

export interface BlockProps<Kind extends ReportContentKind> {
  readonly blockId: string;
  readonly content: Extract<ReportContent, { kind: Kind }>;
  /** It fills the place it has on its page; on a narrow screen it is as high as it needs. */
  readonly isFilling: boolean;
}
