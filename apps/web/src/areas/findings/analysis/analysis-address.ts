import { stringifySearch } from '../../../app/routes/search.ts';

export interface AnalysisPlace {
  readonly scrollId?: string | undefined;
  readonly analysisId?: string | undefined;
  readonly view?: 'mine' | undefined;
  /** Another one, though one without an address is open already. */
  readonly isFresh?: boolean;
}

/** Cross tables, fresh or kept, and the list of analyses: of one questionnaire or of all. */
export function analysisAddress({ scrollId, analysisId, view, isFresh = false }: AnalysisPlace): string {
  const fresh = isFresh ? Date.now().toString(36) : undefined;
  return `/survey/analysis/cross${stringifySearch({ scrollId, analysisId, view, fresh })}`;
}
