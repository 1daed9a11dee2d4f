import { type OperationAction, operationActions } from '@wenshu/api-contract';
import { operationTexts } from '@wenshu/texts/people/operations';
import { Button, Input, Select } from 'antd';
import { useTexts } from '../../../app/language/language.ts';
import { isFiltered, type LogFilter, NO_FILTER, times } from './log-filter.ts';
import classes from './operations.module.css';

interface LogFiltersProps {
  readonly filter: LogFilter;
  /** Who can be chosen; nobody where the log is one person's. */
  readonly people?: readonly { readonly userId: string; readonly nickName: string }[];
  onChange(filter: LogFilter): void;
}

type Group = keyof typeof operationTexts.zh.groups;
const groupOf = (action: OperationAction): Group => action.split('.')[0] as Group;

/** By whom, what and when. */
export function LogFilters({ filter, people, onChange }: LogFiltersProps) {
  const t = useTexts(operationTexts);
  const groups = [...new Set(operationActions.map(groupOf))].map(group => ({
    label: t.groups[group],
    options: operationActions
      .filter(action => groupOf(action) === group)
      .map(action => ({ value: action, label: t.actions[action] })),
  }));
  return (
    <div className={classes.filters}>
      {people && (
        <Select<string>
          className={classes.filter!}
          aria-label={t.filters.person}
          placeholder={t.filters.person}
          allowClear
          value={filter.userId ?? null}
          onChange={userId => onChange({ ...filter, userId: userId ?? undefined })}
          options={people.map(({ userId, nickName }) => ({ value: userId, label: nickName }))}
        />
      )}
      <Select<OperationAction>
        className={classes.filter!}
        aria-label={t.filters.action}
        placeholder={t.filters.action}
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        value={filter.action ?? null}
        onChange={action => onChange({ ...filter, action: action ?? undefined })}
        options={groups}
      />
      <Select
        className={classes.filter!}
        aria-label={t.filters.time}
        value={filter.time}
        onChange={time => onChange({ ...filter, time })}
        options={times.map(value => ({ value, label: t.times[value] }))}
      />
      {filter.time === 'range' &&
        (['from', 'until'] as const).map(end => (
          <Input
            key={end}
            type="date"
            className={classes.day!}
            aria-label={t.filters[end]}
            value={filter[end]}
            onChange={event => onChange({ ...filter, [end]: event.target.value })}
          />
        ))}
      {isFiltered(filter) && (
        <Button type="text" onClick={() => onChange(NO_FILTER)}>
          {t.filters.clear}
        </Button>
      )}
    </div>
  );
}
