import { useQueryClient } from '@tanstack/react-query';
import { symposiumCalls } from '@wenshu/api-contract';
import { symposiumTexts } from '@wenshu/texts/talks/symposium';
import { Input, Select } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { Field, Fields } from '../../../app/forms/field.tsx';
import { FormDialog } from '../../../app/forms/form-dialog.tsx';
import { language, useTexts } from '../../../app/language/language.ts';
import { useGo } from '../../../app/routes/use-go.ts';
import { fromField, toField } from '../../design/config/time-field.ts';
import { isTaskName } from '../../design/workspace/questionnaires/is-task-name.ts';
import { TaskNameField } from '../../design/workspace/questionnaires/task-name-field.tsx';
import { symposiumAddress } from './symposium-address.ts';

/** Numbers by which the data knows its languages. */
const languageIds = { zh: 1, en: 2 } as const;
const HOUR_MS = 3_600_000;

interface NewSymposiumDialogProps {
  /** Of a team, in which it is to stand. */
  readonly projectId: string | undefined;
  onClose(): void;
}

export function NewSymposiumDialog({ projectId, onClose }: NewSymposiumDialogProps) {
  const t = useTexts(symposiumTexts);
  const { go } = useGo();
  const queries = useQueryClient();
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const [name, setName] = useState('');
  const [kind, setKind] = useState<'live' | 'board'>('live');
  const [spoken, setSpoken] = useState(language);
  // Tomorrow, at the full hour.
  const [begins, setBegins] = useState(() => toField(Math.ceil(Date.now() / HOUR_MS + 24) * HOUR_MS, timeZone));
  const [isTried, setIsTried] = useState(false);
  const beginsAt = fromField(begins, timeZone);
  const { isBusy, run } = useAction(
    () =>
      client.call(symposiumCalls.create, {
        name: name.trim(),
        languageId: languageIds[spoken],
        kind,
        beginsAt: beginsAt ?? Date.now(),
        timeZone,
        ...(projectId !== undefined && { projectId }),
      }),
    {
      refresh: () => Promise.all(['symposia', 'projects'].map(key => queries.invalidateQueries({ queryKey: [key] }))),
      onDone: ({ scrollId }) => go(symposiumAddress({ scrollId })),
    },
  );
  const create = () => {
    setIsTried(true);
    if (isTaskName(name) && typeof beginsAt === 'number') void run();
  };
  return (
    <FormDialog title={t.fresh.title} submit={t.fresh.create} isBusy={isBusy} onSubmit={create} onClose={onClose}>
      <Fields>
        <TaskNameField words={t.fresh} value={name} isTried={isTried} onChange={setName} />
        <Field label={t.fresh.kind} hint={t.fresh.kindHints[kind]}>
          {control => (
            <Select
              {...control}
              value={kind}
              options={(['live', 'board'] as const).map(value => ({ value, label: t.kinds[value] }))}
              onChange={setKind}
            />
          )}
        </Field>
        <Field
          label={t.fresh.begins}
          problem={isTried && typeof beginsAt !== 'number' ? t.fresh.beginsProblem : undefined}
        >
          {control => (
            <Input
              {...control}
              type="datetime-local"
              value={begins}
              onChange={event => setBegins(event.target.value)}
            />
          )}
        </Field>
        <Field label={t.fresh.language}>
          {control => (
            <Select
              {...control}
              value={spoken}
              options={(['zh', 'en'] as const).map(value => ({ value, label: t.fresh.languages[value] }))}
              onChange={setSpoken}
            />
          )}
        </Field>
      </Fields>
    </FormDialog>
  );
}
