import { FilterOutlined, SearchOutlined, TableOutlined } from '@ant-design/icons';
import { recordGridTexts } from '@wenshu/texts/findings/record-grid';
import { Button, Input, Segmented } from 'antd';
import { useEffect } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { useDraft } from '../../../../app/use-draft.ts';
import classes from './grid.module.css';
import type { GridView } from './grid-view.ts';

interface GridToolsProps {
  readonly view: GridView;
  readonly filters: number;
  change(changes: Partial<GridView>): void;
  onFilter(): void;
  onColumns(): void;
}

/** Letters are searched for once somebody stops typing. What one more letter makes needless, the server gives up. */
const TYPED_MS = 100;

/** What is looked for, and how values are shown. */
export function GridTools({ view, filters, change, onFilter, onColumns }: GridToolsProps) {
  const t = useTexts(recordGridTexts);
  return (
    <>
      <SearchField search={view.search} onSearch={search => change({ search })} />
      <Button
        icon={<FilterOutlined aria-hidden />}
        type={filters > 0 ? 'primary' : 'default'}
        ghost={filters > 0}
        onClick={onFilter}
      >
        {filters > 0 ? t.filter.openCount({ count: filters }) : t.filter.open}
      </Button>
      <Button icon={<TableOutlined aria-hidden />} onClick={onColumns}>
        {t.columns.open}
      </Button>
      <Segmented
        aria-label={t.values.label}
        value={view.values}
        options={(['labels', 'codes'] as const).map(value => ({ value, label: t.values[value] }))}
        onChange={values => change({ values })}
      />
    </>
  );
}

function SearchField({ search, onSearch }: { readonly search: string; onSearch(search: string): void }) {
  const t = useTexts(recordGridTexts);
  const [typed, setTyped] = useDraft(search);
  useEffect(() => {
    if (typed.trim() === search) return;
    const timer = setTimeout(() => onSearch(typed.trim()), TYPED_MS);
    return () => clearTimeout(timer);
  });
  return (
    <Input
      allowClear
      type="search"
      className={classes.search}
      prefix={<SearchOutlined aria-hidden />}
      aria-label={t.search}
      placeholder={t.search}
      maxLength={100}
      value={typed}
      onChange={event => setTyped(event.target.value)}
      onPressEnter={() => onSearch(typed.trim())}
    />
  );
}
