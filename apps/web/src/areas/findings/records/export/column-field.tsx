import { SearchOutlined } from '@ant-design/icons';
import { exportTexts } from '@wenshu/texts/findings/exports';
import { Button, Checkbox, Input } from 'antd';
import { useMemo, useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { type ColumnGroup, columnGroups, type DataVariable, findColumns } from './column-groups.ts';
import classes from './export-dialog.module.css';

interface ColumnFieldProps {
  readonly variables: readonly DataVariable[];
  readonly chosen: ReadonlySet<string>;
  onChange(chosen: ReadonlySet<string>): void;
}

/** A checklist of the variables: each question's together, what a record tells besides apart from them. */
export function ColumnField({ variables, chosen, onChange }: ColumnFieldProps) {
  const t = useTexts(exportTexts).dialog;
  const [search, setSearch] = useState('');
  const { questions, facts } = useMemo(() => columnGroups(variables), [variables]);
  const total = questions.reduce((sum, group) => sum + group.variables.length, 0) + facts.length;
  const found = findColumns(questions, search);
  const [about] = findColumns([{ key: 'facts', label: t.facts, variables: facts }], search);
  const shown = [...found.flatMap(group => group.variables), ...(about?.variables ?? [])];
  const set = (some: readonly DataVariable[], isChosen: boolean) => {
    const next = new Set(chosen);
    for (const { key } of some) isChosen ? next.add(key) : next.delete(key);
    onChange(next);
  };
  return (
    <div className={classes.columns}>
      <div className={classes.find}>
        <Input
          allowClear
          prefix={<SearchOutlined aria-hidden />}
          value={search}
          placeholder={t.searchColumns}
          aria-label={t.searchColumns}
          onChange={event => setSearch(event.target.value)}
        />
        <Button size="small" type="text" onClick={() => set(shown, true)}>
          {t.selectAll}
        </Button>
        <Button size="small" type="text" onClick={() => set(shown, false)}>
          {t.selectNone}
        </Button>
      </div>
      <div className={classes.list}>
        {shown.length === 0 && <p className={classes.hint}>{t.nothingFound}</p>}
        {found.map(group => (
          <Group key={group.key} group={group} chosen={chosen} onSet={set} />
        ))}
        {about && <Group group={about} chosen={chosen} onSet={set} />}
      </div>
      <p className={classes.hint}>
        {t.chosen({ count: chosen.size, total })} · {t.alwaysThere}
      </p>
    </div>
  );
}

interface GroupProps {
  readonly group: ColumnGroup;
  readonly chosen: ReadonlySet<string>;
  onSet(some: readonly DataVariable[], isChosen: boolean): void;
}

/** A question of one variable is one line; one of several is a line for all of them and one for each. */
function Group({ group: { label, variables }, chosen, onSet }: GroupProps) {
  const count = variables.filter(({ key }) => chosen.has(key)).length;
  const [only] = variables;
  if (only && variables.length === 1 && only.questionId !== undefined)
    return (
      <Checkbox
        className={classes.whole ?? ''}
        checked={count === 1}
        onChange={event => onSet(variables, event.target.checked)}
      >
        {`${only.name} ${only.label}`}
      </Checkbox>
    );
  return (
    <div>
      <Checkbox
        className={classes.whole ?? ''}
        checked={count === variables.length}
        indeterminate={count > 0 && count < variables.length}
        onChange={event => onSet(variables, event.target.checked)}
      >
        {label}
      </Checkbox>
      <div className={classes.parts}>
        {variables.map(variable => (
          <Checkbox
            key={variable.key}
            checked={chosen.has(variable.key)}
            onChange={event => onSet([variable], event.target.checked)}
          >
            {variable.questionId === undefined ? variable.label : `${variable.name} ${variable.label}`}
          </Checkbox>
        ))}
      </div>
    </div>
  );
}
