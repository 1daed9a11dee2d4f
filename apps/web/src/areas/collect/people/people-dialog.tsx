import type { RespondentRow } from '@wenshu/api-contract';
import { DoublesDialog } from './doubles-dialog.tsx';
import { ImportDialog } from './import/import-dialog.tsx';
import { LabelDialog } from './label-dialog.tsx';
import { PersonCodeDialog } from './person-code-dialog.tsx';
import { PersonDialog } from './person-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { useRefreshPeople } from './use-people.ts';

/** What is being done with the list, or with people of it. */
export type PeopleTask =
  | { readonly does: 'add' | 'import' | 'doubles' | 'label' | 'remove-selected' }
  | { readonly does: 'edit' | 'code' | 'remove'; readonly person: RespondentRow };

interface PeopleDialogProps {
  readonly scrollId: string;
  readonly task: PeopleTask;
  readonly selected: readonly string[];
  onTask(task: PeopleTask): void;
  onClose(): void;
  /** Those who were selected are on the list no more. */
  onGone(): void;
}

/** The box over the list in which it is done; afterwards the list is asked for anew. */
export function PeopleDialog({ scrollId, task, selected, onTask, onClose, onGone }: PeopleDialogProps) {
  const refresh = useRefreshPeople(scrollId);
  const done = () => {
    onClose();
    void refresh();
  };
  const common = { scrollId, onClose };
  if (task.does === 'code') return <PersonCodeDialog {...common} person={task.person} />;
  if (task.does === 'edit') return <PersonDialog {...common} person={task.person} onDone={done} />;
  if (task.does === 'add') return <PersonDialog {...common} onDone={done} />;
  if (task.does === 'doubles') return <DoublesDialog {...common} onChanged={() => void refresh()} />;
  if (task.does === 'label') return <LabelDialog {...common} respondentIds={selected} onDone={done} />;
  if (task.does === 'import')
    return <ImportDialog {...common} onChanged={() => void refresh()} onDoubles={() => onTask({ does: 'doubles' })} />;
  const gone = () => {
    onGone();
    done();
  };
  const respondentIds = task.does === 'remove' ? [task.person.respondentId] : selected;
  return <RemoveDialog {...common} respondentIds={respondentIds} onDone={gone} />;
}
