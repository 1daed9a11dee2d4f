import { useQueryClient } from '@tanstack/react-query';
import { savedVariableCalls } from '@wenshu/api-contract';
import { modelScreenTexts } from '@wenshu/texts/findings/model-screen';
import { Button } from 'antd';
import { useState } from 'react';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { AppLink } from '../../../../app/routes/app-link.tsx';
import { useOwnRights } from '../../../../app/survey-door/own-rights.ts';
import { newId } from '../../../design/document/reading/new-id.ts';
import { recordsAddress } from '../../records/records-address.ts';
import { analysisAddress } from '../analysis-address.ts';
import type { OpenAnalysis } from '../work/use-open-analysis.ts';
import { useProgress } from '../work/use-progress.ts';
import { formOf, type ModelAnalysis } from './model-analysis.ts';
import classes from './models.module.css';

/** Keeps what the model found of each person as variables of the data, and says which and where they can be used now. */
export function SaveToData({ open }: { readonly open: OpenAnalysis<ModelAnalysis> }) {
  /** Of these alone, and not of whoever answers later. */
  const isRecorded = formOf(open.work.analysis).savesWhen !== undefined;
  const t = useTexts(modelScreenTexts).saved;
  const { scrollId, saving, run } = open;
  const { analysisId } = saving;
  const maySave = useOwnRights(scrollId).includes('analysis.model');
  const queries = useQueryClient();
  const [progressId, setProgressId] = useState<string>();
  const { percent } = useProgress(scrollId, progressId);
  const isBusy = progressId !== undefined;
  const [done, setDone] = useState<{ readonly of: typeof run.outcome; readonly names: readonly string[] }>();
  if (!maySave) return null;
  // What is saved is what the kept model finds: not before it is kept as it is shown.
  const isReady = analysisId !== undefined && saving.state === 'saved' && run.state === 'idle' && !run.problem;
  const save = async () => {
    if (analysisId === undefined) return;
    const fresh = newId();
    setProgressId(fresh);
    // What was refused has been told.
    const asked = { scrollId, analysisId, progressId: fresh };
    const saved = await client.call(savedVariableCalls.save, asked).catch(() => undefined);
    setProgressId(undefined);
    if (!saved) return;
    setDone({ of: run.outcome, names: saved.items.map(({ label }) => label) });
    await queries.invalidateQueries({ queryKey: ['data-set', scrollId] });
  };
  // Of another result it is no longer true.
  const names = done && done.of === run.outcome ? done.names : [];
  return (
    <div className={classes.save}>
      <Button size="small" type="primary" loading={isBusy} disabled={!isReady} onClick={() => void save()}>
        {t.save}
      </Button>
      <span className={classes.saveHint}>
        {percent === undefined ? (isRecorded ? t.hintRecorded : t.hint) : t.progress({ percent })}
      </span>
      <p className={classes.savedWords} role="status">
        {names.length > 0 && (
          <>
            {t.done({ names: t.list(names), count: names.length })}{' '}
            <AppLink to={analysisAddress({ scrollId, isFresh: true })}>{t.toCross}</AppLink>
            {' · '}
            <AppLink to={recordsAddress(scrollId, [], undefined)}>{t.toRecords}</AppLink>
          </>
        )}
      </p>
    </div>
  );
}
