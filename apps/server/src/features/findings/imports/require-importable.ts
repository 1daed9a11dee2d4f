import { type BroughtTable, type ColumnPlan, checkPlans, findBadCells } from '@wenshu/analysis/brought-in';
import { questionTypes } from '@wenshu/question-types/core';
import type { Queryable } from '../../../platform/database/database.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { findDraft, type ImportDraft } from './draft.repository.ts';
import { unpackTable } from './packed-table.ts';
import { shownValue } from './present-preview.ts';

export interface OpenDraft extends Pick<ImportDraft, 'draftId' | 'fileName'> {
  readonly table: BroughtTable;
}

/** The file that somebody reads; nobody else's. */
export async function openDraft(db: Queryable, draftId: string, personId: string): Promise<OpenDraft> {
  const draft = await findDraft(db, draftId, personId);
  if (!draft) throw new Refusal('importDraftNotFound', { field: 'draftId' });
  return { draftId, fileName: draft.fileName, table: await unpackTable(draft.packed) };
}

/** There is a plan for every column. */
export function requirePlans(table: BroughtTable, plans: readonly ColumnPlan[]): void {
  if (plans.length !== table.columns.length)
    throw new Refusal('inputInvalid', { field: 'columns', problem: { word: 'invalid' } });
}

/** Told now rather than by a job that fails. */
export function requireImportable(
  table: BroughtTable,
  plans: readonly ColumnPlan[],
  badCells: 'refuse' | 'leave-empty',
): void {
  requirePlans(table, plans);
  const [problem] = checkPlans(table, plans, questionTypes);
  if (problem) {
    const name = 'column' in problem ? table.columns[problem.column]!.name : '';
    throw new Refusal('importNotPossible', { field: 'columns', params: { word: problem.word, name } });
  }
  const [first] = badCells === 'refuse' ? findBadCells(table, plans, 1).cells : [];
  if (first)
    throw new Refusal('importBadCells', {
      field: 'columns',
      params: { line: first.line, name: table.columns[first.column]!.name, value: shownValue(first) },
    });
}
