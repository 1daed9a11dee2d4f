import { useQueryClient } from '@tanstack/react-query';
import { transcriptProjectCalls } from '@wenshu/api-contract';
import { transcriptTexts } from '@wenshu/texts/talks/transcripts';
import { useState } from 'react';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { Fields } from '../../../../app/forms/field.tsx';
import { FormDialog } from '../../../../app/forms/form-dialog.tsx';
import { language, useTexts } from '../../../../app/language/language.ts';
import { useGo } from '../../../../app/routes/use-go.ts';
import { isTaskName } from '../../../design/workspace/questionnaires/is-task-name.ts';
import { TaskNameField } from '../../../design/workspace/questionnaires/task-name-field.tsx';
import { LanguageChoice } from '../bring/language-choice.tsx';
import { transcriptAddress } from '../transcript-address.ts';

/** Numbers by which the data knows its languages. */
const languageIds = { zh: 1, en: 2 } as const;

interface NewProjectDialogProps {
  /** Of a team, in which it is to stand. */
  readonly projectId: string | undefined;
  onClose(): void;
}

export function NewProjectDialog({ projectId, onClose }: NewProjectDialogProps) {
  const t = useTexts(transcriptTexts).fresh;
  const { go } = useGo();
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const [spoken, setSpoken] = useState(language);
  const [isTried, setIsTried] = useState(false);
  const { isBusy, run } = useAction(
    () =>
      client.call(transcriptProjectCalls.create, {
        name: name.trim(),
        languageId: languageIds[spoken],
        ...(projectId !== undefined && { projectId }),
      }),
    {
      refresh: () =>
        Promise.all(['transcript-projects', 'projects'].map(key => queries.invalidateQueries({ queryKey: [key] }))),
      onDone: ({ scrollId }) => go(transcriptAddress({ scrollId })),
    },
  );
  const create = () => {
    setIsTried(true);
    if (isTaskName(name)) void run();
  };
  return (
    <FormDialog title={t.title} submit={t.create} isBusy={isBusy} onSubmit={create} onClose={onClose}>
      <Fields>
        <TaskNameField words={t} value={name} isTried={isTried} onChange={setName} />
        <LanguageChoice label={t.language} value={spoken} onChange={setSpoken} />
      </Fields>
    </FormDialog>
  );
}
