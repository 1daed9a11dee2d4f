import { type RespondentRow, respondentCalls } from '@wenshu/api-contract';
import { peopleTexts } from '@wenshu/texts/collect/respondents';
import { useState } from 'react';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { DoublesDialog } from './doubles-dialog.tsx';
import { DoublesNotice } from './import/done-step.tsx';
import { ImportDialog } from './import/import-dialog.tsx';
import { nameListImport } from './import/name-list-import.ts';
import { LabelDialog } from './label-dialog.tsx';
import { PersonCodeDialog } from './person-code-dialog.tsx';
import { PersonDialog } from './person-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { useLabels, useRefreshPeople } from './use-people.ts';

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
  const t = useTexts(peopleTexts);
  const refresh = useRefreshPeople(scrollId);
  const labels = useLabels(scrollId);
  const [into] = useState(() => nameListImport(scrollId));
  const done = () => {
    onClose();
    void refresh();
  };
  const common = { scrollId, onClose };
  if (task.does === 'code') return <PersonCodeDialog {...common} person={task.person} />;
  if (task.does === 'edit') return <PersonDialog {...common} person={task.person} onDone={done} />;
  if (task.does === 'add') return <PersonDialog {...common} onDone={done} />;
  if (task.does === 'doubles') return <DoublesDialog {...common} onChanged={() => void refresh()} />;
  if (task.does === 'label') {
    const label = async (change: { add: string[]; remove: string[] }) => {
      const input = { scrollId, respondentIds: [...selected], ...change };
      return (await client.call(respondentCalls.labelRespondents, input)).changed;
    };
    const words = { count: selected.length, known: labels, hint: t.labelsHint };
    return <LabelDialog {...words} onSave={label} onDone={done} onClose={onClose} />;
  }
  if (task.does === 'import')
    return (
      <ImportDialog
        into={into}
        more={<DoublesNotice scrollId={scrollId} onDoubles={() => onTask({ does: 'doubles' })} />}
        onChanged={() => void refresh()}
        onClose={onClose}
      />
    );
  const gone = () => {
    onGone();
    done();
  };
  const respondentIds = task.does === 'remove' ? [task.person.respondentId] : selected;
  return <RemoveDialog {...common} respondentIds={respondentIds} onDone={gone} />;
}
