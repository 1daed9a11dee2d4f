import { hasBroughtOptions, mostBroughtOptions, type TypeRegistry } from '@wenshu/survey-core';
import type { ColumnPlan } from './column-plan.ts';
import { layTable } from './lay-table.ts';
import type { BroughtTable } from './table.ts';

/** What keeps a plan from being carried out. `column` is where it can be mended. */
export type PlanProblem =
  | { readonly word: 'nothing-left' }
  | { readonly word: 'too-many-options'; readonly column: number; readonly most: number; readonly options: number }
  | { readonly word: 'no-options' | 'no-title' | 'option-twice'; readonly column: number };

export function checkPlans(table: BroughtTable, plans: readonly ColumnPlan[], types: TypeRegistry): PlanProblem[] {
  const { questions, columnsOf } = layTable(table, plans);
  if (questions.length === 0) return [{ word: 'nothing-left' }];
  return questions.flatMap(({ shape, options, title }, place): PlanProblem[] => {
    const column = columnsOf[place]![0]!;
    if (title.trim() === '') return [{ word: 'no-title', column }];
    if (!hasBroughtOptions(shape)) return [];
    if (options.length === 0) return [{ word: 'no-options', column }];
    const titles = options.map(option => option.title.trim());
    if (titles.includes('')) return [{ word: 'no-title', column }];
    if (new Set(titles).size < titles.length) return [{ word: 'option-twice', column }];
    const most = mostBroughtOptions(shape, types);
    return options.length > most ? [{ word: 'too-many-options', column, most, options: options.length }] : [];
  });
}
