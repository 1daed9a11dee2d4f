import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { importCalls } from '@wenshu/api-contract';
import { importTexts } from '@wenshu/texts/findings/import';
import { ActionButton } from '@wenshu/ui';
import { type FormEvent, useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import type { FinishProps } from './finish-form.tsx';
import classes from './import.module.css';
import { MatchTable } from './match-table.tsx';
import { planOf } from './use-preview.ts';
import { WaveField } from './wave-field.tsx';

/** The last step of a further wave: which question of the data each one of the file is, and what the wave is called. */
export function WaveForm({
  preview,
  badCells,
  isHeld,
  onStarted,
  scrollId,
}: FinishProps & { readonly scrollId: string }) {
  const t = useTexts(importTexts);
  const columns = preview.columns.map(planOf);
  const { data } = useQuery({
    queryKey: ['match-wave', scrollId, preview.draftId, JSON.stringify(columns)],
    queryFn: () => client.call(importCalls.matchWave, { scrollId, draftId: preview.draftId, columns }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  /** By the title of the file's question. */
  const [corrected, setCorrected] = useState<Readonly<Record<string, string | null>>>({});
  const [wave, setWave] = useState('');
  const found = data?.found.map(one => ({
    ...one,
    questionId: corrected[one.name] ?? (one.name in corrected ? null : one.questionId),
  }));
  const { isBusy, run } = useAction(
    (matching: (string | null)[]) =>
      client.call(importCalls.confirmWave, {
        scrollId,
        draftId: preview.draftId,
        columns,
        wave: wave.trim(),
        matching,
        badCells,
      }),
    { onDone: ({ jobId }) => onStarted(jobId) },
  );
  const isWaiting = isHeld || isBusy || !found || wave.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isWaiting) void run(found.map(one => one.questionId));
  };
  return (
    <form className={classes.finish} noValidate onSubmit={submit}>
      {found && data && (
        <MatchTable
          found={found}
          questions={data.questions}
          onMatch={(name, questionId) => setCorrected({ ...corrected, [name]: questionId })}
        />
      )}
      {data && <p className={classes.hint}>{t.match.waves({ waves: data.waves.join(', ') })}</p>}
      <WaveField wave={wave} onChange={setWave} />
      <ActionButton type="submit" aria-disabled={isWaiting}>
        {t.confirm}
      </ActionButton>
    </form>
  );
}
