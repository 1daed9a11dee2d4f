import { MAX_CROSS_ROWS } from '@wenshu/analysis/browser';
import { analysisCalls } from '@wenshu/api-contract';
import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { notify } from '../../../../app/notices/notices.ts';
import type { Variable } from '../../filter/variable.ts';
import { derivedVariables } from '../work/bands.ts';
import { allQuestions, type CrossAnalysis, withRequest } from './cross-analysis.ts';
import { DataBar } from '../panels/data-bar.tsx';
import { HistoryDrawer } from '../panels/history-drawer.tsx';
import type { Earlier } from '../panels/history-of.ts';
import { OptionsPanel } from './options-panel.tsx';
import { BannerSlot } from './banner-slot.tsx';
import { RowsSlot } from './rows-slot.tsx';
import { type Setup, SetupContext } from '../slots/setup-context.ts';
import { VariableList } from '../slots/variable-list.tsx';
import { AnalysisBar } from '../screen/analysis-bar.tsx';
import { ExportMenu } from '../screen/export-menu.tsx';
import { Results } from '../screen/results.tsx';
import classes from '../screen/screen.module.css';
import { useAnalysisActions } from '../work/use-analysis-actions.ts';
import { type Outcome, useRun } from '../work/use-run.ts';
import { type Kept, useSaving } from '../work/use-saving.ts';
import { useWork } from '../work/use-work.ts';

interface CrossScreenProps {
  readonly scrollId: string;
  readonly ownVariables: readonly Variable[];
  readonly first: Kept & { readonly isOwn: boolean; readonly isShared: boolean; readonly lastOutcome?: Outcome };
  /** A fresh one has been kept: from now on it has an address. */
  onMade(analysisId: string): void;
}

const settled = { isOfBefore: false, state: 'idle', isSlow: false, problem: undefined } as const;

/** Slots and options on the left, tables on the right, alive while one changes things. */
export function CrossScreen({ scrollId, ownVariables, first, onMade }: CrossScreenProps) {
  const texts = useTexts(analysisScreenTexts);
  const [name, setName] = useState(first.name);
  const [said, announce] = useState('');
  const [isOpen, setIsOpen] = useState(first.analysis.request.rows.length === 0);
  const [hasHistory, setHasHistory] = useState(false);
  const [looked, setLooked] = useState<Earlier>();
  const work = useWork(first.analysis);
  const { analysis, change } = work;
  const shown = looked?.analysis ?? analysis;
  const saving = useSaving(scrollId, first, name, analysis, onMade);
  const found = looked?.found;
  const present = useRun({
    ...{ scrollId, analysis: found ? analysis : shown, last: first.lastOutcome },
    analysisId: looked ? undefined : saving.analysisId,
  });
  // What a run found then is there already.
  const run = found ? { ...present, ...settled, outcome: found.outcome } : present;
  const variables = useMemo(() => {
    const all = [...ownVariables, ...derivedVariables(analysis.derived)];
    return new Map(all.map(variable => [variable.key, variable]));
  }, [ownVariables, analysis.derived]);
  const takeOver = (kept: Kept) => {
    saving.take(kept);
    setName(kept.name);
    work.load(kept.analysis);
  };
  const actions = useAnalysisActions({ scrollId, analysisId: saving.analysisId, name, analysis, onTaken: takeOver });
  const [isShared, setIsShared] = useState(first.isShared);
  const { problem } = run;
  const exported = {
    ...{ scrollId, name, analysis: shown },
    ran: found && saving.analysisId !== undefined ? { analysisId: saving.analysisId, runId: found.runId } : undefined,
  };
  const setup: Setup = {
    ...{ scrollId, analysis, variables, change, announce },
    problemAt: slot => (problem?.slot === slot ? problem.text : undefined),
  };
  const loadTheirs = async () => {
    const { analysisId } = saving;
    if (analysisId === undefined) return;
    const theirs = await client.call(analysisCalls.get, { scrollId, analysisId });
    takeOver({ ...theirs, analysis: theirs.analysis as unknown as CrossAnalysis });
    notify.success(texts.conflict.loaded);
  };
  return (
    <SetupContext value={setup}>
      <AnalysisBar
        name={name}
        saving={saving.state}
        isOwn={first.isOwn}
        isShared={isShared}
        isKept={saving.analysisId !== undefined}
        undo={work}
        exporting={<ExportMenu {...exported} isEmpty={shown.request.rows.length === 0} />}
        onName={setName}
        onRetry={saving.retry}
        actions={{
          ...actions,
          share: () => void actions.share(!isShared).then(isDone => isDone && setIsShared(!isShared)),
          history: () => setHasHistory(true),
        }}
      />
      {saving.state === 'conflict' && (
        <div className={classes.conflict} role="alert">
          <span>{texts.conflict.text}</span>
          <Button size="small" onClick={() => void loadTheirs()}>
            {texts.conflict.theirs}
          </Button>
          <Button size="small" onClick={() => void actions.copyMine()}>
            {texts.conflict.mine}
          </Button>
        </div>
      )}
      {looked && (
        <div className={classes.looking} role="status">
          <span>{looked.words}</span>
          <Button
            size="small"
            type="primary"
            onClick={() => {
              change(() => looked.analysis);
              setLooked(undefined);
              notify.success(texts.history.taken);
            }}
          >
            {found ? texts.history.takeAsked : texts.history.take}
          </Button>
          <Button size="small" onClick={() => setLooked(undefined)}>
            {texts.history.back}
          </Button>
        </div>
      )}
      <p className={classes.hidden} role="status">
        {said}
      </p>
      {!looked && <DataBar weighting={run.outcome?.weighting} onRefresh={run.again} />}
      <div className={classes.columns}>
        {!looked && (
          <div className={classes.setup}>
            <Button className={classes.sheetButton!} block aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              {isOpen ? texts.setup.close : texts.setup.open}
            </Button>
            <div className={classes.slots} data-open={isOpen || undefined} data-slots="">
              <VariableList />
              <RowsSlot />
              <BannerSlot />
              <OptionsPanel />
            </div>
          </div>
        )}
        <Results
          exported={exported}
          run={run}
          isEmpty={shown.request.rows.length === 0}
          onAllQuestions={() =>
            change(now => withRequest(now, { rows: allQuestions(now.request.rows, ownVariables, MAX_CROSS_ROWS) }))
          }
        />
      </div>
      {hasHistory && saving.analysisId !== undefined && (
        <HistoryDrawer
          scrollId={scrollId}
          analysisId={saving.analysisId}
          version={saving.version}
          onLook={earlier => {
            setLooked(earlier);
            setHasHistory(false);
          }}
          onClose={() => setHasHistory(false)}
        />
      )}
    </SetupContext>
  );
}
