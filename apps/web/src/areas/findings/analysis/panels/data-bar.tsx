import { FilterOutlined, ReloadOutlined } from '@ant-design/icons';
import type { Weight } from '@wenshu/analysis/browser';
import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { Button } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { FilterChips } from '../../filter/filter-chips.tsx';
import { FilterPanel } from '../../filter/filter-panel.tsx';
import { withPart } from '../model/cross-analysis.ts';
import type { Outcome } from '../screen/use-run.ts';
import { nameIn, useSetup } from '../slots/setup-context.ts';
import { SlotProblem } from '../slots/slot-problem.tsx';
import classes from './panels.module.css';
import { WeightDrawer } from './weight-drawer.tsx';

interface DataBarProps {
  readonly weighting: Outcome['weighting'];
  onRefresh(): void;
}

/** Which records count, and how much each. */
export function DataBar({ weighting, onRefresh }: DataBarProps) {
  const texts = useTexts(analysisScreenTexts);
  const t = texts.data;
  const { analysis, variables, change } = useSetup();
  const [panel, setPanel] = useState<'filter' | 'weight'>();
  const { filter, weight } = analysis;
  const close = () => setPanel(undefined);
  const weightWords = (one: Weight) =>
    one.by === 'variable'
      ? t.byVariable({ name: nameIn(variables, one.variable, texts.item.gone) })
      : t.byTargets({ count: one.targets.length });
  return (
    <section className={classes.dataBar} aria-label={t.label}>
      <div className={classes.dataLine}>
        <Button size="small" icon={<FilterOutlined aria-hidden />} onClick={() => setPanel('filter')}>
          {t.filter}
        </Button>
        {filter ? (
          <FilterChips
            filter={filter}
            variables={variables}
            onChange={next => change(now => withPart(now, 'filter', next))}
            onEdit={() => setPanel('filter')}
          />
        ) : (
          <span className={classes.said}>{t.all}</span>
        )}
        <span className={classes.divider} aria-hidden="true" />
        <Button size="small" onClick={() => setPanel('weight')}>
          {t.weight}
        </Button>
        <span className={classes.said}>{weight ? weightWords(weight) : t.noWeight}</span>
        {weight && weighting && <WeightingWords weighting={weighting} />}
        <span className={classes.spacer} />
        <Button type="text" size="small" icon={<ReloadOutlined aria-hidden />} onClick={onRefresh}>
          {t.refresh}
        </Button>
      </div>
      {['filter', 'weight', 'derived'].map(slot => (
        <SlotProblem key={slot} slot={slot} />
      ))}
      {panel === 'filter' && (
        <FilterPanel
          filter={filter}
          about={undefined}
          variables={variables}
          onApply={next => change(now => withPart(now, 'filter', next))}
          onClose={close}
        />
      )}
      {panel === 'weight' && (
        <WeightDrawer weight={weight} onApply={next => change(now => withPart(now, 'weight', next))} onClose={close} />
      )}
    </section>
  );
}

const rounded = (value: number, decimals: number) =>
  new Intl.NumberFormat('en-GB', { maximumFractionDigits: decimals }).format(value);

/** How good a weight is: what it costs in people. */
function WeightingWords({ weighting }: { readonly weighting: NonNullable<Outcome['weighting']> }) {
  const t = useTexts(analysisScreenTexts).weight;
  const { efficiency, effective, people, least, most, unplaced, isConverged } = weighting;
  const words = [
    t.efficiency({ value: `${rounded(efficiency, 1)}%` }),
    t.effective({ value: rounded(effective, 0), people: rounded(people, 0) }),
    t.range({ least: rounded(least, 2), most: rounded(most, 2) }),
    ...(unplaced > 0 ? [t.unplaced({ count: unplaced })] : []),
  ];
  return (
    <>
      <span className={classes.weighting} role="status">
        {words.join(' · ')}
      </span>
      {!isConverged && <span className={classes.warned}>{t.notConverged}</span>}
    </>
  );
}
