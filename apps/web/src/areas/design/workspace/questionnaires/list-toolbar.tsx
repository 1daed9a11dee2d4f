import {
  AppstoreOutlined,
  SortAscendingOutlined,
  SortDescendingOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import { type ListOrder, listOrders, type QuestionnaireStatus } from '@wenshu/api-contract';
import { questionnaireTexts } from '@wenshu/texts/design/questionnaires';
import { Button, Select } from 'antd';
import { useTexts } from '../../../../app/language/language.ts';
import { SearchField } from '../../../../app/search-field.tsx';
import type { ListTaste, ListView } from './list-state.ts';
import classes from './questionnaires.module.css';

export interface ListFilter {
  readonly text: string;
  readonly status?: QuestionnaireStatus | undefined;
  readonly label?: string | undefined;
}

interface ListToolbarProps {
  readonly filter: ListFilter;
  readonly labels: readonly string[];
  readonly taste: ListTaste;
  onFilter(filter: ListFilter): void;
  onTaste(taste: ListTaste): void;
}

const statuses = [0, 1, 2, 3] as const;
const views = [
  ['tiles', AppstoreOutlined],
  ['list', UnorderedListOutlined],
] as const satisfies readonly (readonly [ListView, unknown])[];

export function ListToolbar({ filter, labels, taste, onFilter, onTaste }: ListToolbarProps) {
  const t = useTexts(questionnaireTexts);
  const isAscending = taste.direction === 'asc';
  return (
    <search className={classes.toolbar}>
      <SearchField
        className={classes.search}
        label={t.search}
        hint={t.searchHint}
        value={filter.text}
        onChange={text => onFilter({ ...filter, text })}
      />
      <Select
        className={classes.filter}
        aria-label={t.statusFilter}
        value={filter.status ?? -1}
        options={[{ value: -1, label: t.anyStatus }, ...statuses.map(value => ({ value, label: t.status[value] }))]}
        onChange={value => onFilter({ ...filter, status: statuses.find(one => one === value) })}
      />
      {labels.length > 0 && (
        <Select
          className={classes.filter}
          aria-label={t.labelFilter}
          value={filter.label ?? ''}
          options={[{ value: '', label: t.anyLabel }, ...labels.map(value => ({ value, label: value }))]}
          onChange={value => onFilter({ ...filter, label: value || undefined })}
        />
      )}
      <span className={classes.order}>
        <Select<ListOrder>
          className={classes.filter}
          aria-label={t.order}
          value={taste.orderBy}
          options={listOrders.map(value => ({ value, label: t.orders[value] }))}
          onChange={orderBy => onTaste({ ...taste, orderBy })}
        />
        <Button
          icon={isAscending ? <SortAscendingOutlined aria-hidden /> : <SortDescendingOutlined aria-hidden />}
          aria-label={isAscending ? t.ascending : t.descending}
          title={isAscending ? t.ascending : t.descending}
          onClick={() => onTaste({ ...taste, direction: isAscending ? 'desc' : 'asc' })}
        />
      </span>
      <fieldset className={classes.views} aria-label={t.view}>
        {views.map(([view, Icon]) => (
          <Button
            key={view}
            icon={<Icon aria-hidden />}
            aria-label={t[view]}
            title={t[view]}
            aria-pressed={taste.view === view}
            type={taste.view === view ? 'primary' : 'default'}
            onClick={() => onTaste({ ...taste, view })}
          />
        ))}
      </fieldset>
    </search>
  );
}
