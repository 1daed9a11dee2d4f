import type { ListedRow } from '@wenshu/api-contract';
import type { PeopleTask } from './people-dialog.tsx';

/** What a table and cards of people are drawn from. */
export interface PeopleListProps {
  readonly people: readonly ListedRow[];
  readonly columns: readonly string[];
  readonly selected: readonly string[];
  onToggle(respondentIds: readonly string[], isChosen: boolean): void;
  onTask(task: PeopleTask): void;
}
