import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { useTexts } from '../../../../app/language/language.ts';
import { useSetup } from '../slots/setup-context.ts';
import { SlotProblem } from '../slots/slot-problem.tsx';
import type { Outcome } from '../work/use-run.ts';
import { withPart } from '../work/with-part.ts';
import { DataLine } from './data-line.tsx';
import classes from './panels.module.css';

interface DataBarProps {
  readonly weighting: Outcome['weighting'];
  /** Whether its kind can use a weight. */
  readonly takesWeight: boolean;
  onRefresh(): void;
}

/** Which records count, and how much each; what stands in the way of either. */
export function DataBar({ weighting, takesWeight, onRefresh }: DataBarProps) {
  const t = useTexts(analysisScreenTexts).data;
  const { analysis, variables, change } = useSetup();
  const { filter, weight } = analysis;
  return (
    <section className={classes.dataBar} aria-label={t.label}>
      <DataLine
        filter={filter}
        weight={weight}
        weighting={weighting}
        takesWeight={takesWeight}
        variables={variables}
        onRefresh={onRefresh}
        onFilter={next => change(now => withPart(now, 'filter', next))}
        onWeight={next => change(now => withPart(now, 'weight', next))}
      />
      {['filter', 'weight', 'derived'].map(slot => (
        <SlotProblem key={slot} slot={slot} />
      ))}
    </section>
  );
}
