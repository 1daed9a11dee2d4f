import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { recordGridTexts } from '@wenshu/texts/findings/record-grid';
import { Button, Drawer, Input } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import type { Variable } from '../../filter/variable.ts';
import { columnLines } from './column-lines.ts';
import classes from './grid.module.css';
import { moved } from './grid-columns.ts';

interface ColumnsPanelProps {
  readonly variables: ReadonlyMap<string, Variable>;
  readonly shown: readonly string[];
  /** None: the usual ones. */
  onChange(columns: readonly string[] | undefined): void;
  onClose(): void;
}

const DRAGGED = 'application/x-grid-column';

/** Which columns are shown, and in which order: those that are first, then the others. */
export function ColumnsPanel({ variables, shown, onChange, onClose }: ColumnsPanelProps) {
  const t = useTexts(recordGridTexts).columns;
  const [wanted, setWanted] = useState('');
  const [over, setOver] = useState<string>();
  const { all, chosen, found } = columnLines(variables, shown, wanted);
  return (
    <Drawer open title={t.title} size={420} onClose={onClose}>
      <Input
        allowClear
        aria-label={t.find}
        placeholder={t.find}
        value={wanted}
        onChange={event => setWanted(event.target.value)}
      />
      <p className={classes.foot}>
        {t.shown({ shown: chosen.length, all: all.length })}
        <span className={classes.spacer} />
        <Button type="text" size="small" onClick={() => onChange(all)}>
          {t.all}
        </Button>
        <Button type="text" size="small" onClick={() => onChange(undefined)}>
          {t.usual}
        </Button>
      </p>
      <ul className={classes.columnList}>
        {found.map(({ key, name, wholeName, place }) => {
          const isShown = place >= 0;
          return (
            <li
              key={key}
              className={classes.columnLine}
              title={isShown ? t.drag : undefined}
              draggable={isShown}
              data-drop={over === key || undefined}
              onDragStart={event => event.dataTransfer.setData(DRAGGED, key)}
              onDragOver={event => {
                if (!isShown || !event.dataTransfer.types.includes(DRAGGED)) return;
                event.preventDefault();
                setOver(key);
              }}
              onDragLeave={() => setOver(undefined)}
              onDrop={event => {
                setOver(undefined);
                onChange(moved(chosen, event.dataTransfer.getData(DRAGGED), place));
              }}
            >
              <label>
                <input
                  type="checkbox"
                  checked={isShown}
                  // One column stays: an empty table says nothing.
                  disabled={isShown && chosen.length === 1}
                  onChange={() => onChange(isShown ? chosen.filter(one => one !== key) : [...chosen, key])}
                />
                <span title={wholeName}>{name}</span>
              </label>
              {isShown && (
                <>
                  <Button
                    type="text"
                    size="small"
                    icon={<UpOutlined aria-hidden />}
                    aria-label={t.up({ name })}
                    disabled={place === 0}
                    onClick={() => onChange(moved(chosen, key, place - 1))}
                  />
                  <Button
                    type="text"
                    size="small"
                    icon={<DownOutlined aria-hidden />}
                    aria-label={t.down({ name })}
                    disabled={place === chosen.length - 1}
                    onClick={() => onChange(moved(chosen, key, place + 2))}
                  />
                </>
              )}
            </li>
          );
        })}
      </ul>
    </Drawer>
  );
}
