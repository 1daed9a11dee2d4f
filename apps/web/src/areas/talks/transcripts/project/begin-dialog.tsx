import { transcriptCalls } from '@wenshu/api-contract';
import { transcriptTexts } from '@wenshu/texts/talks/transcripts';
import { TextField } from '@wenshu/ui';
import { useState } from 'react';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { Fields } from '../../../../app/forms/field.tsx';
import { FormDialog } from '../../../../app/forms/form-dialog.tsx';
import { language, useTexts } from '../../../../app/language/language.ts';
import { useGo } from '../../../../app/routes/use-go.ts';
import { LanguageChoice } from '../bring/language-choice.tsx';
import { useRefreshProject } from '../state/use-project.ts';
import { transcriptAddress } from '../transcript-address.ts';

/** An empty transcript, to be typed by its sound. */
export function BeginDialog({ scrollId, onClose }: { readonly scrollId: string; onClose(): void }) {
  const t = useTexts(transcriptTexts).begin;
  const { go } = useGo();
  const [title, setTitle] = useState('');
  const [spoken, setSpoken] = useState(language);
  const [day, setDay] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { isBusy, run } = useAction(
    () => client.call(transcriptCalls.begin, { scrollId, title: title.trim(), language: spoken, day }),
    {
      refresh: useRefreshProject(scrollId),
      onDone: ({ transcriptId }) => go(transcriptAddress({ scrollId, recordId: transcriptId })),
    },
  );
  const submit = () => {
    setIsTried(true);
    if (title.trim() !== '') void run();
  };
  return (
    <FormDialog title={t.title} submit={t.create} isBusy={isBusy} onSubmit={submit} onClose={onClose}>
      <Fields>
        <TextField
          label={t.name}
          value={title}
          maxLength={100}
          problem={isTried && title.trim() === '' ? t.nameProblem : undefined}
          onChange={event => setTitle(event.target.value)}
        />
        <LanguageChoice label={t.language} value={spoken} onChange={setSpoken} />
        <TextField label={t.day} type="date" value={day} onChange={event => setDay(event.target.value)} />
        <p>{t.hint}</p>
      </Fields>
    </FormDialog>
  );
}
