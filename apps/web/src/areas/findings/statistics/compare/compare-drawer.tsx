import { describeFilter, type Filter, type SummaryGroup } from '@wenshu/analysis/browser';
import { statisticsTexts } from '@wenshu/texts/findings/statistics';
import { Input, Segmented } from 'antd';
import { useState } from 'react';
import { language, useTexts } from '../../../../app/language/language.ts';
import { Choose } from '../../../design/editor/logic/choose.tsx';
import logicClasses from '../../../design/editor/logic/logic.module.css';
import { OptionChips } from '../../../design/editor/logic/option-chips.tsx';
import { DraftDrawer } from '../../filter/draft-drawer.tsx';
import { FilterEditor } from '../../filter/filter-editor.tsx';
import type { Variable } from '../../filter/variable.ts';
import { variableName } from '../../filter/variable-names.ts';
import classes from './compare.module.css';
import { byOptions, type Comparison, canMakeGroups, comparisonOf, groupsOf, LONGEST_NAME } from './comparison.ts';

interface CompareDrawerProps {
  readonly groups: readonly SummaryGroup[];
  readonly variables: ReadonlyMap<string, Variable>;
  onApply(groups: readonly SummaryGroup[]): void;
  onClose(): void;
}

const kinds = ['none', 'options', 'filters'] as const;
const replaced = <T,>(two: readonly [T, T], at: 0 | 1, value: T): readonly [T, T] =>
  at === 0 ? [value, two[1]] : [two[0], value];

/** Two groups of people beside everybody. Nothing of it holds until it is applied. */
export function CompareDrawer({ groups, variables, onApply, onClose }: CompareDrawerProps) {
  const t = useTexts(statisticsTexts).compare;
  const words = {
    variables,
    rest: t.rest,
    between: t.between,
    describe: (filter: Filter) => describeFilter(filter, variables, language),
  };
  const [comparison, setComparison] = useState(() => {
    const opened = comparisonOf(groups, words);
    return groups.length === 0 ? { ...opened, kind: 'options' as const } : opened;
  });
  const made = groupsOf(comparison, words);
  return (
    <DraftDrawer words={t} made={made} cleared={[]} onApply={onApply} onClose={onClose}>
      <p className={logicClasses.hint}>{t.hint}</p>
      <Segmented
        className={classes.kinds!}
        aria-label={t.title}
        value={comparison.kind}
        options={kinds.map(value => ({ value, label: t.kinds[value] }))}
        onChange={kind => setComparison({ ...comparison, kind, names: ['', ''] })}
      />
      {comparison.kind === 'options' && (
        <OptionGroups comparison={comparison} variables={variables} onChange={setComparison} />
      )}
      {comparison.kind === 'filters' && (
        <FilterGroups comparison={comparison} variables={variables} onChange={setComparison} />
      )}
    </DraftDrawer>
  );
}

interface GroupsProps {
  readonly comparison: Comparison;
  readonly variables: ReadonlyMap<string, Variable>;
  onChange(comparison: Comparison): void;
}

function OptionGroups({ comparison, variables, onChange }: GroupsProps) {
  const t = useTexts(statisticsTexts).compare;
  const offered = [...variables.values()].filter(canMakeGroups);
  const variable = comparison.variable === undefined ? undefined : variables.get(comparison.variable);
  if (offered.length === 0) return <p className={logicClasses.hint}>{t.noQuestions}</p>;
  return (
    <>
      <Choose
        label={t.question}
        className={classes.wide}
        value={comparison.variable}
        options={offered.map(one => ({ value: one.key, label: variableName(one) }))}
        onChoose={key => onChange(byOptions(comparison, variables.get(key)!))}
      />
      {variable &&
        ([0, 1] as const).map(at => {
          const group = at === 0 ? t.first : t.second;
          return (
            <section key={at} className={classes.group}>
              <h3 className={classes.title}>{group}</h3>
              <OptionChips
                label={t.pick({ group })}
                items={(variable.categories ?? []).map(({ code, label }) => ({
                  id: String(code),
                  title: { text: label },
                }))}
                chosen={comparison.codes[at].map(String)}
                onChange={chosen =>
                  onChange({ ...comparison, codes: replaced(comparison.codes, at, chosen.map(Number)) })
                }
              />
            </section>
          );
        })}
    </>
  );
}

function FilterGroups({ comparison, variables, onChange }: GroupsProps) {
  const t = useTexts(statisticsTexts).compare;
  const { filters, names, isRest } = comparison;
  return ([0, 1] as const).map(at => {
    const group = at === 0 ? t.first : t.second;
    const isOwn = at === 0 || !isRest;
    return (
      <section key={at} className={classes.group}>
        <h3 className={classes.title}>{group}</h3>
        {at === 1 && (
          <Segmented
            className={classes.kinds!}
            aria-label={group}
            value={isRest ? 'rest' : 'own'}
            options={(['rest', 'own'] as const).map(value => ({ value, label: t[value] }))}
            onChange={value => onChange({ ...comparison, isRest: value === 'rest' })}
          />
        )}
        <Input
          className={classes.wide!}
          aria-label={t.name({ group })}
          placeholder={t.name({ group })}
          maxLength={LONGEST_NAME}
          value={names[at]}
          onChange={event => onChange({ ...comparison, names: replaced(names, at, event.target.value) })}
        />
        {isOwn && (
          <FilterEditor
            draft={filters[at]}
            variables={variables}
            onChange={draft => onChange({ ...comparison, filters: replaced(filters, at, draft) })}
          />
        )}
      </section>
    );
  });
}
