import type { Queryable } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/new-id.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { insertAnalysis } from './analysis.repository.ts';

export const MOST_ANALYSES = 500;
const MOST_WITH_REMOVED = 2 * MOST_ANALYSES;

type Saved = Omit<Parameters<typeof insertAnalysis>[1], 'analysisId' | 'most' | 'mostKept'>;

/** Its first version, as part of the writer's transaction. */
export async function makeAnalysis(db: Queryable, saved: Saved): Promise<{ analysisId: string; version: number }> {
  const analysis = { ...saved, analysisId: newId(), most: MOST_ANALYSES, mostKept: MOST_WITH_REMOVED };
  if (!(await insertAnalysis(db, analysis))) throw tooManyAnalyses();
  return { analysisId: analysis.analysisId, version: 1 };
}

export const tooManyAnalyses = () => new Refusal('tooManyAnalyses', { params: { most: MOST_ANALYSES } });
