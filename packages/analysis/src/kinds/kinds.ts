import type { Kind } from '../kind/kind.ts';
import type { AnalysisKind } from './analysis.ts';
import { crossKind } from './cross/cross-kind.ts';
import { models } from './models.ts';
import { summaryKind } from './summary/summary-kind.ts';

/** Every kind of analysis, by its name. What a kind takes and yields is its own: whoever asks by name checks first and hands both through unread. */
export const kinds: Readonly<Record<AnalysisKind, Kind<unknown, unknown>>> = {
  cross: crossKind,
  summary: summaryKind,
  ...models,
};
