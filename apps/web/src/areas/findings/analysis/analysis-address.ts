import { type AnalysisKind, type ModelName, modelForms } from '@wenshu/analysis/browser';
import { stringifySearch } from '../../../app/routes/search.ts';

const paths = { cross: '/survey/analysis/cross', models: '/survey/analysis/model' } as const;
export type AnalysisPage = keyof typeof paths;

export interface AnalysisPlace {
  /** The list of analyses stands with cross tables. */
  readonly on?: AnalysisPage;
  readonly scrollId?: string | undefined;
  readonly analysisId?: string | undefined;
  /** Which model a fresh one is; without it all are offered. */
  readonly modelId?: ModelName;
  /** The question that a fresh model begins with. */
  readonly question?: string | undefined;
  readonly view?: 'mine' | undefined;
  /** Another one, though one without an address is open already. */
  readonly isFresh?: boolean;
}

export const isModelName = (kind: string | undefined): kind is ModelName =>
  kind !== undefined && Object.hasOwn(modelForms, kind);

export const pageOf = (kind: AnalysisKind): AnalysisPage => (isModelName(kind) ? 'models' : 'cross');

/** Cross tables or models, fresh or kept, and the list of analyses: of one questionnaire or of all. */
export function analysisAddress({ on = 'cross', isFresh = false, ...place }: AnalysisPlace): string {
  const { scrollId, analysisId, modelId, question, view } = place;
  const fresh = isFresh ? Date.now().toString(36) : undefined;
  return `${paths[on]}${stringifySearch({ scrollId, analysisId, modelId, question, view, fresh })}`;
}
