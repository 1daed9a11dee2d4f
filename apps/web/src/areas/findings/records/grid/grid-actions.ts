import type { SortKey } from './grid-view.ts';

/** What can be done with the table as such. */
export interface GridActions {
  /** As a click on a head does it. */
  sortBy(variable: string, keepsOthers: boolean): void;
  sort(sort: readonly SortKey[]): void;
  moveColumn(key: string, before: number): void;
  hideColumn(key: string): void;
  setWidth(key: string, width: number | undefined): void;
  /** So many columns stay where they are. */
  freeze(columns: number): void;
  filterBy(key: string): void;
}
