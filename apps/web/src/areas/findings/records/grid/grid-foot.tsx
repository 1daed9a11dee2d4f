import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { recordGridTexts } from '@wenshu/texts/findings/record-grid';
import { Button, Select } from 'antd';
import { useTexts } from '../../../../app/language/language.ts';
import { Choose } from '../../../design/editor/logic/choose.tsx';
import filterClasses from '../../filter/filter.module.css';
import type { Variable } from '../../filter/variable.ts';
import { useVariableOptions, variableName } from '../../filter/variable-names.ts';
import type { CellRange } from './cell-selection.ts';
import classes from './grid.module.css';
import { type GridView, pageSizes, type SortKey, sortedBy } from './grid-view.ts';

interface GridFootProps {
  readonly range: CellRange | undefined;
  readonly size: number | undefined;
  readonly page: number;
  readonly pages: number;
  readonly sort: readonly SortKey[];
  readonly variables: ReadonlyMap<string, Variable>;
  /** Without heads to click on, the order is chosen here. */
  readonly isNarrow: boolean;
  change(changes: Partial<GridView>): void;
  onPage(page: number): void;
}

/** What is selected and how it is sorted; pages, where somebody wants them. */
export function GridFoot({ range, size, page, pages, sort, variables, isNarrow, change, onPage }: GridFootProps) {
  const t = useTexts(recordGridTexts);
  const options = useVariableOptions(variables);
  return (
    <footer className={classes.foot}>
      {isNarrow && (
        <Choose
          label={t.sort.by}
          value={undefined}
          options={options}
          onChoose={key => change({ sort: sortedBy(sort, key, false) })}
        />
      )}
      {sort.map(key => {
        const variable = variables.get(key.variable);
        if (!variable) return null;
        const name = t.sort.chip({ name: variableName(variable), isDown: key.isDescending === true });
        return (
          <span key={key.variable} className={filterClasses.chip}>
            <button
              type="button"
              className={filterClasses.chipText}
              title={name}
              onClick={() => change({ sort: sortedBy(sort, key.variable, true) })}
            >
              {name}
            </button>
            <button
              type="button"
              className={filterClasses.chipClose}
              aria-label={t.filter.remove({ name })}
              onClick={() => change({ sort: sort.filter(one => one !== key) })}
            >
              ×
            </button>
          </span>
        );
      })}
      <span role="status">
        {range && t.selectedCells({ rows: range.bottom - range.top + 1, columns: range.right - range.left + 1 })}
      </span>
      <span className={classes.spacer} />
      {size !== undefined && (
        <>
          <Button
            size="small"
            icon={<LeftOutlined aria-hidden />}
            aria-label={t.previousPage}
            disabled={page === 0}
            onClick={() => onPage(page - 1)}
          />
          <span>{t.pageOf({ page: page + 1, pages })}</span>
          <Button
            size="small"
            icon={<RightOutlined aria-hidden />}
            aria-label={t.nextPage}
            disabled={page >= pages - 1}
            onClick={() => onPage(page + 1)}
          />
        </>
      )}
      <Select
        size="small"
        aria-label={t.pageSize}
        value={size ?? 0}
        options={[
          { value: 0, label: t.endless },
          ...pageSizes.map(count => ({ value: count, label: t.perPage({ count }) })),
        ]}
        onChange={chosen => change({ size: chosen || undefined })}
      />
    </footer>
  );
}
