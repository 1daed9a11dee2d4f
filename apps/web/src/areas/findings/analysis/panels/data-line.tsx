import { FilterOutlined, ReloadOutlined } from '@ant-design/icons';
import type { Filter, Weight } from '@wenshu/analysis/browser';
import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { FilterChips } from '../../filter/filter-chips.tsx';
import { FilterPanel } from '../../filter/filter-panel.tsx';
import type { Variable } from '../../filter/variable.ts';
import { nameIn } from '../slots/setup-context.ts';
import type { Outcome } from '../work/use-run.ts';
import classes from './panels.module.css';
import { WeightDrawer } from './weight-drawer.tsx';

interface DataLineProps {
  readonly filter: Filter | undefined;
  readonly weight: Weight | undefined;
  /** How good the weight is, as far as it is known. */
  readonly weighting: Outcome['weighting'];
  /** False: a kind that cannot use one, and says so. */
  readonly takesWeight?: boolean;
  readonly variables: ReadonlyMap<string, Variable>;
  onFilter(filter: Filter | undefined): void;
  onWeight(weight: Weight | undefined): void;
  onRefresh(): void;
  /** What else is chosen of the data, between filter and weight. */
  readonly children?: ReactNode;
}

/** Which records count, and how much each. */
export function DataLine({ filter, weight, weighting, variables, children, ...on }: DataLineProps) {
  const { takesWeight = true } = on;
  const texts = useTexts(analysisScreenTexts);
  const t = texts.data;
  const [panel, setPanel] = useState<'filter' | 'weight'>();
  const close = () => setPanel(undefined);
  const weightWords = (one: Weight) =>
    one.by === 'variable'
      ? t.byVariable({ name: nameIn(variables, one.variable, texts.item.gone) })
      : t.byTargets({ count: one.targets.length });
  return (
    <>
      <div className={classes.dataLine}>
        <Button size="small" icon={<FilterOutlined aria-hidden />} onClick={() => setPanel('filter')}>
          {t.filter}
        </Button>
        {filter ? (
          <FilterChips filter={filter} variables={variables} onChange={on.onFilter} onEdit={() => setPanel('filter')} />
        ) : (
          <span className={classes.said}>{t.all}</span>
        )}
        {children}
        <span className={classes.divider} aria-hidden="true" />
        {(takesWeight || weight) && (
          <Button size="small" onClick={() => setPanel('weight')}>
            {t.weight}
          </Button>
        )}
        <span className={classes.said}>
          {weight ? weightWords(weight) : takesWeight ? t.noWeight : t.weightNotTaken}
        </span>
        {weight && weighting && <WeightingWords weighting={weighting} />}
        <span className={classes.spacer} />
        <Button type="text" size="small" icon={<ReloadOutlined aria-hidden />} onClick={on.onRefresh}>
          {t.refresh}
        </Button>
      </div>
      {panel === 'filter' && (
        <FilterPanel filter={filter} about={undefined} variables={variables} onApply={on.onFilter} onClose={close} />
      )}
      {panel === 'weight' && (
        <WeightDrawer weight={weight} variables={variables} onApply={on.onWeight} onClose={close} />
      )}
    </>
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
