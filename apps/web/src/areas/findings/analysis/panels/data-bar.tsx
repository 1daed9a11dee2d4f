import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { useTexts } from '../../../../app/language/language.ts';
import { withPart } from '../cross/cross-analysis.ts';
import type { Outcome } from '../work/use-run.ts';
import { useSetup } from '../slots/setup-context.ts';
import { SlotProblem } from '../slots/slot-problem.tsx';
import { DataLine } from './data-line.tsx';
import classes from './panels.module.css';

interface DataBarProps {
  readonly weighting: Outcome['weighting'];
  onRefresh(): void;
}

/** Which records count, and how much each; what stands in the way of either. */
export function DataBar({ weighting, onRefresh }: DataBarProps) {
  const t = useTexts(analysisScreenTexts).data;
  const { analysis, variables, change } = useSetup();
  const { filter, weight } = analysis;
  return (
    <section className={classes.dataBar} aria-label={t.label}>
      <DataLine
        {...{ filter, weight, weighting, variables, onRefresh }}
        onFilter={next => change(now => withPart(now, 'filter', next))}
        onWeight={next => change(now => withPart(now, 'weight', next))}
      />
      {['filter', 'weight', 'derived'].map(slot => (
        <SlotProblem key={slot} slot={slot} />
      ))}
    </section>
  );
}
