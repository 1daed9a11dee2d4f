import { type ImportPreview, importCalls } from '@wenshu/api-contract';
import { limits } from '@wenshu/survey-core';
import { importTexts } from '@wenshu/texts/findings/import';
import { ActionButton, TextField } from '@wenshu/ui';
import { type FormEvent, useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { language, useTexts } from '../../../app/language/language.ts';
import classes from './import.module.css';
import { planOf } from './use-preview.ts';
import { WaveField } from './wave-field.tsx';

export interface FinishProps {
  readonly preview: ImportPreview;
  readonly badCells: 'refuse' | 'leave-empty';
  /** Something must be mended first. */
  readonly isHeld: boolean;
  onStarted(jobId: string): void;
}

/** The last step: what it is called, and which wave it is. */
export function FinishForm({ preview, badCells, isHeld, onStarted }: FinishProps) {
  const t = useTexts(importTexts);
  const [name, setName] = useState(preview.fileName.replace(/\.[a-z]+$/i, '').slice(0, limits.taskName.max));
  const [wave, setWave] = useState('');
  const isNamed = name.trim().length >= limits.taskName.min;
  const { isBusy, run } = useAction(
    () =>
      client.call(importCalls.confirm, {
        draftId: preview.draftId,
        name: name.trim(),
        languageId: language === 'zh' ? 1 : 2,
        badCells,
        columns: preview.columns.map(planOf),
        ...(wave.trim() && { wave: wave.trim() }),
      }),
    { onDone: ({ jobId }) => onStarted(jobId) },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isHeld && isNamed) void run();
  };
  return (
    <form className={classes.finish} noValidate onSubmit={submit}>
      <TextField
        label={t.name}
        value={name}
        maxLength={limits.taskName.max}
        onChange={event => setName(event.currentTarget.value)}
      />
      <WaveField wave={wave} onChange={setWave} />
      <ActionButton type="submit" aria-disabled={isHeld || isBusy || !isNamed}>
        {t.confirm}
      </ActionButton>
    </form>
  );
}
