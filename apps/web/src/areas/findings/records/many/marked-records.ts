import type { RecordAction } from '@wenshu/api-contract';
import type { GridView } from '../grid/grid-view.ts';
import type { RowLooks } from '../grid/row-looks.ts';

/** Records that somebody has selected, with what they were like then. */
export type MarkedRecords = ReadonlyMap<string, RowLooks>;

/** For records of each state, what would change them. */
const changes: Readonly<Record<RecordAction, (before: RowLooks['setAside']) => boolean>> = {
  invalid: before => before === undefined,
  delete: before => before !== 'deleted',
  restore: before => before !== undefined,
  memo: () => true,
};

/** Where a list has records of one state only, what would change nothing in it is not offered. */
const ofList: Readonly<Record<GridView['list'], readonly RecordAction[]>> = {
  all: ['invalid', 'delete', 'restore', 'memo'],
  success: ['invalid', 'delete', 'memo'],
  invalid: ['restore', 'delete', 'memo'],
  unfinished: ['delete', 'memo'],
  declined: ['delete', 'memo'],
  deleted: ['restore', 'memo'],
};

/** What is offered for these records, or for all of a list. The server looks at each of them. */
export function actionsFor(marked: MarkedRecords, list: GridView['list'], isAll: boolean): readonly RecordAction[] {
  if (isAll) return ofList[list];
  const states = [...marked.values()].map(({ setAside }) => setAside);
  return ofList.all.filter(does => states.some(changes[does]));
}
