import {
  type Analysis,
  cellFormats,
  type Exhibit,
  formatShown,
  type LiveFigure,
  leafHeads,
  type Table,
  tableOf,
} from '@wenshu/analysis/browser';
import { reportScreenTexts } from '@wenshu/texts/findings/report-screen';
import { isChart } from '@wenshu/ui/exhibits';
import { Button } from 'antd';
import { useState } from 'react';
import { language, useTexts } from '../../../../../app/language/language.ts';
import { PickerFrame, Preview } from './exhibit-picker.tsx';
import classes from './picker.module.css';

interface FigurePickerProps {
  onPick(figure: LiveFigure, caption: string): void;
  onClose(): void;
}

/** One number of any exhibit: first where it stands, then which. */
export function FigurePicker({ onPick, onClose }: FigurePickerProps) {
  const t = useTexts(reportScreenTexts).picker;
  const [from, setFrom] = useState<{ readonly analysis: Analysis; readonly exhibit: Exhibit }>();
  return (
    <PickerFrame title={t.figureTitle} lead={t.figureLead} onClose={onClose}>
      {({ analysis, exhibits }) => {
        const isOpen = from !== undefined && exhibits.includes(from.exhibit);
        if (isOpen) return <Numbers {...from} onPick={onPick} onBack={() => setFrom(undefined)} />;
        const numbered = exhibits.filter(
          exhibit => exhibit.kind === 'table' || isChart(exhibit) || exhibit.kind === 'figure',
        );
        return (
          <div className={classes.previews}>
            {numbered.map(exhibit => (
              <Preview
                key={exhibit.id}
                exhibit={exhibit}
                onPick={() =>
                  exhibit.kind === 'figure'
                    ? onPick({ analysis, exhibitId: exhibit.id }, exhibit.title)
                    : setFrom({ analysis, exhibit })
                }
              />
            ))}
          </div>
        );
      }}
    </PickerFrame>
  );
}

interface NumbersProps {
  readonly analysis: Analysis;
  readonly exhibit: Exhibit;
  onPick: FigurePickerProps['onPick'];
  onBack(): void;
}

/** All numbers of an exhibit, each as a button. */
function Numbers({ analysis, exhibit, onPick, onBack }: NumbersProps) {
  const t = useTexts(reportScreenTexts).picker;
  const table: Table | undefined =
    exhibit.kind === 'table' ? exhibit : isChart(exhibit) ? tableOf(exhibit, language) : undefined;
  if (!table) return null;
  const rows = leafHeads(table.rows);
  const columns = leafHeads(table.columns);
  const nameOf = (path: readonly { readonly text: string }[]) => path.map(({ text }) => text).join(' › ');
  return (
    <>
      <p className={classes.which}>
        <Button size="small" onClick={onBack}>
          {t.back}
        </Button>
        {t.which}
      </p>
      <div className={classes.numbers}>
        <table aria-label={table.title}>
          <thead>
            <tr>
              <td />
              {columns.map(({ head, path }) => (
                <th key={head.id} scope="col">
                  {nameOf(path)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, line) => (
              <tr key={row.head.id}>
                <th scope="row">{nameOf(row.path)}</th>
                {columns.map((column, at) => (
                  <td key={column.head.id}>
                    {cellFormats(table, row.head, column.head).map((format, which) => {
                      const value = table.cells[line]?.[at]?.values[which] ?? null;
                      const measure = table.measures[which]?.id;
                      const caption = [row.head.text, ...(columns.length > 1 ? [column.head.text] : [])].join(' · ');
                      return (
                        <button
                          key={measure ?? which}
                          type="button"
                          disabled={value === null}
                          aria-label={`${caption}: ${formatShown(format, value, language)}`}
                          onClick={() =>
                            onPick(
                              {
                                analysis,
                                exhibitId: exhibit.id,
                                row: row.head.id,
                                column: column.head.id,
                                ...(measure !== undefined && { measure }),
                              },
                              caption,
                            )
                          }
                        >
                          {formatShown(format, value, language)}
                        </button>
                      );
                    })}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
