import type { recordGridTexts } from '@wenshu/texts/findings/record-grid';
import type { MenuProps } from 'antd';
import type { GridActions } from './grid-actions.ts';
import { type GridColumn, inWidth } from './grid-columns.ts';
import type { SortKey } from './grid-view.ts';

const STEP_PX = 40;

interface HeadMenuOptions {
  readonly column: number;
  readonly columns: readonly GridColumn[];
  readonly sort: readonly SortKey[];
  readonly frozen: number;
  readonly t: (typeof recordGridTexts)['zh']['head'] | (typeof recordGridTexts)['en']['head'];
  readonly actions: GridActions;
}

/** Everything that can be done with a column, for hands that have no mouse too. */
export function headMenu({ column, columns, sort, frozen, t, actions }: HeadMenuOptions): MenuProps {
  const { key, variable, width } = columns[column - 1]!;
  const others = sort.filter(one => one.variable !== key);
  const only = (more: Omit<SortKey, 'variable'>) => () => actions.sort([{ variable: key, ...more }]);
  const also = (more: Omit<SortKey, 'variable'>) => () => actions.sort([...others, { variable: key, ...more }]);
  const isText = variable.kept === 'text';
  const lines: (readonly [name: keyof typeof t, isThere: boolean, perform: () => void])[] = [
    ['ascending', true, only({})],
    ['descending', true, only({ isDescending: true })],
    ['pinyin', isText, only({ isByPinyin: true })],
    ['pinyinDown', isText, only({ isDescending: true, isByPinyin: true })],
    ['alsoAscending', others.length > 0, also({})],
    ['alsoDescending', others.length > 0, also({ isDescending: true })],
    ['unsorted', others.length < sort.length, () => actions.sort(others)],
    ['filter', true, () => actions.filterBy(key)],
    ['freeze', frozen !== column + 1, () => actions.freeze(column)],
    ['unfreeze', frozen > 1, () => actions.freeze(0)],
    ['left', column > 1, () => actions.moveColumn(key, column - 2)],
    ['right', column < columns.length, () => actions.moveColumn(key, column + 1)],
    ['wider', true, () => actions.setWidth(key, inWidth(width + STEP_PX))],
    ['narrower', true, () => actions.setWidth(key, inWidth(width - STEP_PX))],
    ['hide', columns.length > 1, () => actions.hideColumn(key)],
  ];
  const shown = lines.filter(([, isThere]) => isThere);
  return {
    items: shown.map(([name]) => ({ key: name, label: t[name] as string })),
    onClick: ({ key: chosen, domEvent }) => {
      domEvent.stopPropagation();
      shown.find(([name]) => name === chosen)?.[2]();
    },
  };
}
