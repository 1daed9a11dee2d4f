import type { Analysis } from '@wenshu/analysis/browser';
import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { DataBar } from '../panels/data-bar.tsx';
import { HistoryDrawer } from '../panels/history-drawer.tsx';
import { type Setup, SetupContext } from '../slots/setup-context.ts';
import type { OpenAnalysis } from '../work/use-open-analysis.ts';
import { AnalysisBar } from './analysis-bar.tsx';
import { ExportMenu } from './export-menu.tsx';
import { Notices } from './notices.tsx';
import { Results } from './results.tsx';
import classes from './screen.module.css';

interface AnalysisFrameProps<Of extends Analysis> {
  readonly open: OpenAnalysis<Of>;
  readonly takesWeight: boolean;
  /** Whether the set-up is unfolded at first where it is a sheet. */
  readonly isSetUpFirst: boolean;
  /** The slots, which say themselves what stands in the way at them. */
  readonly places: readonly string[];
  /** The slots and options of its kind. */
  readonly children: ReactNode;
  /** What stands in place of results while there is not enough to work out. */
  readonly empty: ReactNode;
  /** What can be done with the results, above them. */
  readonly aboveResults?: ReactNode;
  /** What one moves things with, above all results. */
  readonly panel?: ReactNode;
  /** What a model found and numbered is called by a person. */
  onName?(at: string, name: string): void;
}

/** Slots and options on the left, tables on the right, alive while one changes things. */
export function AnalysisFrame<Of extends Analysis>({ open, places, children, ...props }: AnalysisFrameProps<Of>) {
  const texts = useTexts(analysisScreenTexts);
  const [said, announce] = useState('');
  const [isOpen, setIsOpen] = useState(props.isSetUpFirst);
  const [hasHistory, setHasHistory] = useState(false);
  const { scrollId, variables, work, saving, run, looked, exported } = open;
  const { analysisId } = saving;
  const { problem } = run;
  const setup: Setup = {
    scrollId,
    variables,
    announce,
    analysis: work.analysis,
    change: work.change,
    problemAt: slot => (problem?.slot === slot ? problem.text : undefined),
  };
  return (
    <SetupContext value={setup}>
      <AnalysisBar
        scrollId={scrollId}
        name={open.name}
        saving={saving.state}
        isOwn={open.isOwn}
        isShared={open.isShared}
        isKept={analysisId !== undefined}
        undo={work}
        exporting={<ExportMenu {...exported} isEmpty={!open.isWhole} />}
        onName={open.setName}
        onRetry={saving.retry}
        actions={{ ...open.actions, history: () => setHasHistory(true) }}
      />
      <Notices open={open} />
      <p className={classes.hidden} role="status">
        {said}
      </p>
      {!looked && <DataBar weighting={run.outcome?.weighting} takesWeight={props.takesWeight} onRefresh={run.again} />}
      <div className={classes.columns}>
        {!looked && (
          <div className={classes.setup}>
            <Button className={classes.sheetButton!} block aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              {isOpen ? texts.setup.close : texts.setup.open}
            </Button>
            <div className={classes.slots} data-open={isOpen || undefined} data-slots="">
              {children}
            </div>
          </div>
        )}
        <Results
          exported={exported}
          variables={open.ownVariables}
          run={run}
          // What the analysis says of its data stands in the bar above.
          places={looked ? [] : [...places, 'filter', 'weight', 'derived']}
          isSheetOpen={isOpen}
          empty={open.isWhole ? undefined : props.empty}
          above={looked ? undefined : props.aboveResults}
          panel={looked ? undefined : props.panel}
          onName={looked ? undefined : props.onName}
        />
      </div>
      {hasHistory && analysisId !== undefined && (
        <HistoryDrawer<Of>
          scrollId={scrollId}
          analysisId={analysisId}
          version={saving.version}
          onLook={earlier => {
            open.setLooked(earlier);
            setHasHistory(false);
          }}
          onClose={() => setHasHistory(false)}
        />
      )}
    </SetupContext>
  );
}
