import {
  type Analysis,
  checkWeight,
  countedRecords,
  type DataQuestion,
  type DataVariable,
  every,
  type Filter,
  isFilter,
  type KindProblem,
  kinds,
  layRecipes,
  type Questions,
  type Variables,
  type WeightProblem,
} from '@wenshu/analysis';
import type { AnalysisProblemParams } from '@wenshu/texts/findings/analysis-problems';
import { Refusal } from '../../../refusal/refusal.ts';
import type { AnalysisContent } from './analysis.repository.ts';
import { isDeeper } from './require-small.ts';

export interface CheckedAnalysis {
  readonly analysis: Analysis;
  /** The data set's own and what the analysis derives. */
  readonly variables: Variables;
  readonly questions: Questions;
  /** Those that analyses count, before the analysis' own filter: weights are worked out over these. */
  readonly counted: readonly Filter[];
}

const MOST_DEPTH = 60;

/** An analysis that the data can answer, whatever somebody sent; anything else is refused at the slot where it can be mended. */
export function checkAnalysis(
  sent: AnalysisContent,
  own: readonly DataVariable[],
  asked: readonly DataQuestion[],
): CheckedAnalysis {
  const { kind: name, filter, weight, derived, request } = sent;
  if (isDeeper([filter, weight, derived, request], MOST_DEPTH)) throw notPossible({ word: 'not-readable' });
  const laid = layRecipes(new Map(Object.entries(derived)), own);
  if ('word' in laid) throw notPossible({ word: 'derived-not-usable' }, 'derived');
  const { variables } = laid;
  if (filter !== undefined && !isFilter(filter, variables)) throw notPossible({ word: 'filter-not-usable' }, 'filter');
  const counted = countedRecords(filter);
  // As deep as it is asked.
  if (filter !== undefined && !isFilter(every([...counted, filter]), variables))
    throw notPossible({ word: 'filter-not-usable' }, 'filter');
  const kind = kinds[name];
  if (weight !== undefined) {
    if (!kind.takesWeight) throw notPossible({ word: 'weight-not-taken' }, 'weight');
    const wrong = checkWeight(weight, variables);
    if (wrong) throw notPossible(weightProblem(wrong, variables), 'weight');
  }
  const questions = new Map(asked.map(question => [question.key, question]));
  const problem = kind.check(request, variables, questions);
  if (problem) throw problemRefusal(problem, variables);
  // Everything above has looked at it: from here on it is an analysis.
  return { analysis: sent as unknown as Analysis, variables, questions, counted };
}

export function problemRefusal({ word, slot, variable, most, least, got }: KindProblem, variables: Variables): Refusal {
  return notPossible({ word, most, least, got, name: nameOf(variable, variables) }, slot);
}

export function notPossible(params: AnalysisProblemParams, field?: string): Refusal {
  return new Refusal('analysisNotPossible', { params, ...(field !== undefined && { field }) });
}

/** As people know it. */
export function nameOf(key: string | undefined, variables: Variables): string | undefined {
  const variable = key === undefined ? undefined : variables.get(key);
  return variable && (variable.label || variable.name);
}

export function weightProblem(
  { word, variable, code, most }: WeightProblem,
  variables: Variables,
): AnalysisProblemParams {
  if (word === 'nobody') return { word: 'weight-nobody' };
  if (word === 'too-many') return { word, most };
  if (word !== 'nobody-in-category') return { word: 'weight-not-usable' };
  const categories = variables.get(variable ?? '')?.categories;
  const category = categories?.find(one => one.code === code)?.label ?? String(code);
  return { word: 'weight-nobody-in-category', name: nameOf(variable, variables), category };
}
