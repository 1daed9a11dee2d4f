import { isDay, MAX_MODEL_NAME } from '@wenshu/analysis/browser';
import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { exhibitViewTexts } from '@wenshu/texts/findings/exhibit-view';
import { type Drilling, ExhibitView, type Naming } from '@wenshu/ui/exhibits';
import { Button, Select } from 'antd';
import { memo, type ReactNode, useMemo } from 'react';
import { language, useTexts } from '../../../../app/language/language.ts';
import { notify } from '../../../../app/notices/notices.ts';
import { AppLink } from '../../../../app/routes/app-link.tsx';
import type { Variable } from '../../filter/variable.ts';
import { recordAddress } from '../../records/records-address.ts';
import { drillAddress } from '../work/drill-address.ts';
import type { Exported } from '../work/use-export.ts';
import type { RunProgress } from '../work/use-progress.ts';
import type { Outcome, useRun } from '../work/use-run.ts';
import { PictureMenu } from './export-menu.tsx';
import classes from './screen.module.css';

interface ResultsProps {
  /** What its tables become files as. */
  readonly exported: Exported;
  /** Of the data set, without what is made here. */
  readonly variables: readonly Variable[];
  readonly run: ReturnType<typeof useRun>;
  /** Slots whose sentence stands at the slot itself. */
  readonly places: readonly string[];
  /** Where the set-up is a sheet: while it is folded, its sentences are told here. */
  readonly isSheetOpen: boolean;
  /** Stands in their place while there is not enough to work out. */
  readonly empty: ReactNode | undefined;
  readonly above?: ReactNode;
  /** What one moves things with: never pale, and there before any result is. */
  readonly panel?: ReactNode;
  onName?: Naming['onName'] | undefined;
}

/** Fewer are found by looking. */
const LEAST_FOR_JUMP = 4;

/** The tables and charts. What was there stays, pale, until the new is there: nothing jumps while one changes things. */
export function Results({ exported, variables, run, places, isSheetOpen, empty, above, panel, onName }: ResultsProps) {
  const texts = useTexts(analysisScreenTexts);
  const t = texts.results;
  const { outcome, isOfBefore, state, isSlow, problem } = run;
  const { scrollId, name, ran } = exported;
  // By its own words, on the questionnaire's clock, as they stand below each table.
  const before = isOfBefore ? outcome?.exhibits[0] : undefined;
  const isElsewhere = problem?.slot !== undefined && places.includes(problem.slot);
  if (empty !== undefined)
    return (
      <section className={classes.results} aria-label={t.label}>
        {empty}
      </section>
    );
  return (
    <section className={classes.results} aria-label={t.label} aria-busy={state === 'running'}>
      {panel}
      <div className={classes.progressPlace} role="status">
        {state === 'running' && isSlow && (
          <p className={classes.progress}>
            <span className={classes.spinner} aria-hidden="true" />
            <ProgressWords {...run.progress} />
            <Button size="small" onClick={run.cancel}>
              {texts.cancel}
            </Button>
          </p>
        )}
        {state === 'cancelled' && (
          <p className={classes.progress}>
            {t.cancelled}
            <Button size="small" onClick={run.again}>
              {t.again}
            </Button>
          </p>
        )}
      </div>
      {problem && (
        <p
          className={classes.failed}
          {...(!isElsewhere && { role: 'alert' })}
          data-elsewhere={(isElsewhere && outcome && (isSheetOpen ? 'in-sight' : 'folded')) || undefined}
        >
          {problem.text || t.failed}{' '}
          <Button size="small" onClick={run.again}>
            {t.again}
          </Button>
        </p>
      )}
      {before && (
        <p className={classes.before}>
          {t.asOf({ time: before.source.asOf })}
          {state === 'running' && ` ${t.renewing}`}
        </p>
      )}
      {outcome && (
        <div
          className={classes.exhibits}
          data-old={isOfBefore || state === 'running' || problem !== undefined || undefined}
        >
          {above}
          <Jump outcome={outcome} />
          <Exhibits scrollId={scrollId} name={name} ran={ran} variables={variables} outcome={outcome} onName={onName} />
        </div>
      )}
      {!outcome && state === 'running' && !isSlow && <p className={classes.quietWait}>{t.calculating}</p>}
    </section>
  );
}

interface ExhibitsProps extends Pick<Exported, 'scrollId' | 'name' | 'ran'> {
  readonly outcome: Outcome;
  readonly variables: readonly Variable[];
  onName: Naming['onName'] | undefined;
}

/** Drawn anew only when there is something else to look at: not at every change of the set-up. */
const Exhibits = memo(function Exhibits({ scrollId, name, ran, variables, outcome, onName }: ExhibitsProps) {
  const words = exhibitViewTexts[language];
  const naming = useMemo(() => onName && { onName, longest: MAX_MODEL_NAME }, [onName]);
  const drilling = useMemo((): Drilling => {
    const days = new Set(variables.filter(isDay).map(({ key }) => key));
    return {
      addressOf: heads => drillAddress(scrollId, outcome.analysis, heads, key => days.has(key)),
      // What somebody wrote comes to whoever may look at records alone.
      recordAddressOf: recordId => recordAddress(scrollId, recordId),
      Link: AppLink,
    };
  }, [scrollId, variables, outcome]);
  const tell = (outcome: 'table' | 'picture' | 'failed') => {
    if (outcome === 'failed') notify.error(words.copyFailed);
    else notify.success(outcome === 'table' ? words.copiedTable : words.copiedPicture);
  };
  return outcome.exhibits.map(exhibit => (
    <div key={exhibit.id} className={classes.exhibit} id={anchorOf(exhibit.id)}>
      <ExhibitView
        exhibit={exhibit}
        language={language}
        drilling={drilling}
        naming={naming}
        onCopied={tell}
        tools={<PictureMenu exhibitId={exhibit.id} exported={{ scrollId, name, ran, analysis: outcome.analysis }} />}
      />
    </div>
  ));
});

const anchorOf = (exhibitId: string) => `exhibit-${exhibitId}`;

/** What is told of a run that takes longer than a moment: its place in the line, then how far it is. */
function ProgressWords({ percent, before }: RunProgress) {
  const t = useTexts(analysisScreenTexts).results;
  if (before !== undefined) return t.waiting({ before });
  return percent === undefined ? t.calculating : t.progress({ percent });
}

function Jump({ outcome }: { readonly outcome: Outcome }) {
  const t = useTexts(analysisScreenTexts).results;
  const tables = outcome.exhibits.filter(({ kind }) => kind === 'table');
  if (tables.length < LEAST_FOR_JUMP) return null;
  return (
    <div className={classes.jump}>
      <span>{t.count({ count: tables.length })}</span>
      <Select
        size="small"
        aria-label={t.jump}
        placeholder={t.jump}
        value={null}
        options={tables.map(({ id, title }) => ({ value: id, label: title }))}
        showSearch={{ optionFilterProp: 'label' }}
        popupMatchSelectWidth={false}
        className={classes.jumpSelect}
        onChange={(id: string | null) =>
          id && document.getElementById(anchorOf(id))?.scrollIntoView({ block: 'start' })
        }
      />
    </div>
  );
}
