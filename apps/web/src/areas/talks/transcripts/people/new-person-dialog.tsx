import { type TalkRole, transcriptProjectCalls } from '@wenshu/api-contract';
import { transcriptTexts } from '@wenshu/texts/talks/transcripts';
import { TextField } from '@wenshu/ui';
import { useState } from 'react';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { Fields } from '../../../../app/forms/field.tsx';
import { FormDialog } from '../../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../../app/language/language.ts';
import { useRefreshProject } from '../state/use-project.ts';
import { RoleChoice } from './role-choice.tsx';

interface NewPersonDialogProps {
  readonly scrollId: string;
  /** Who it has become. */
  onMade?(no: number): void;
  onClose(): void;
}

export function NewPersonDialog({ scrollId, onMade, onClose }: NewPersonDialogProps) {
  const t = useTexts(transcriptTexts).people;
  const [name, setName] = useState('');
  const [role, setRole] = useState<TalkRole>('participant');
  const [isTried, setIsTried] = useState(false);
  const { isBusy, run } = useAction(
    () => client.call(transcriptProjectCalls.savePerson, { scrollId, name: name.trim(), role }),
    {
      refresh: useRefreshProject(scrollId),
      onDone: ({ no }) => {
        onMade?.(no);
        onClose();
      },
    },
  );
  const submit = () => {
    setIsTried(true);
    if (name.trim() !== '') void run();
  };
  return (
    <FormDialog title={t.newTitle} submit={t.add} isBusy={isBusy} onSubmit={submit} onClose={onClose}>
      <Fields>
        <TextField
          label={t.name}
          value={name}
          maxLength={60}
          problem={isTried && name.trim() === '' ? t.nameProblem : undefined}
          onChange={event => setName(event.target.value)}
        />
        <RoleChoice label={t.role} value={role} onChange={setRole} />
      </Fields>
    </FormDialog>
  );
}
