import type { DataQuestion, Variable } from '../../filter/variable.ts';
import { keysIn, type ModelAnalysis } from '../models/model-analysis.ts';

export interface Estimate {
  /** The analysis that saved it. */
  readonly id: string;
  /** The variables that its utilities are. */
  readonly keys: readonly string[];
}

/** What was saved of single people about a question, by the analysis that saved it. */
export function estimatesOf(question: string | undefined, variables: readonly Variable[]): readonly Estimate[] {
  const found = new Map<string, string[]>();
  for (const { key, measures } of variables)
    if (measures && measures.question === question)
      found.set(measures.estimate, [...(found.get(measures.estimate) ?? []), key]);
  return [...found].map(([id, keys]) => ({ id, keys }));
}

const same = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((key, at) => key === b[at]);

export const withWorths = (analysis: ModelAnalysis, keys: readonly string[]): ModelAnalysis =>
  same(keysIn(analysis, 'worths'), keys)
    ? analysis
    : { ...analysis, request: { ...analysis.request, slots: { ...analysis.request.slots, worths: keys } } };

/** The utilities that belong to what is asked: of another question there are others, and none where all people are taken together. */
export function settled(
  before: ModelAnalysis | undefined,
  analysis: ModelAnalysis,
  variables: readonly Variable[],
  questions: readonly DataQuestion[],
): ModelAnalysis {
  if (analysis.kind !== 'simulator') return analysis;
  const [question] = keysIn(analysis, 'question');
  const estimates = estimatesOf(question, variables);
  const isNew = before?.kind !== 'simulator' || keysIn(before, 'question')[0] !== question;
  const next = isNew ? begun(analysis, estimates.length > 0, solutionOf(question, questions)) : analysis;
  if (next.request.options.utilities !== 'people') return withWorths(next, []);
  const chosen = keysIn(next, 'worths');
  const kept = estimates.find(({ keys }) => chosen.length > 0 && chosen.every(key => keys.includes(key)));
  return withWorths(next, (kept ?? estimates[0])?.keys ?? []);
}

const solutionOf = (question: string | undefined, questions: readonly DataQuestion[]) =>
  questions.find(({ key }) => key === question)?.solution;

/** Of a question that was just chosen: people's own utilities where there are any, and no products of another question. */
function begun(analysis: ModelAnalysis, hasSaved: boolean, solution: DataQuestion['solution']): ModelAnalysis {
  const { plan: _, ...request } = analysis.request;
  const utilities = hasSaved || solution === 'cpc' ? 'people' : 'together';
  return { ...analysis, request: { ...request, options: { ...request.options, utilities } } };
}
