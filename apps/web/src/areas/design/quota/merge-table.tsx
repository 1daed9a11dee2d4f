import { combinationsOf, inOrder, type Quota } from '@wenshu/survey-core';
import { quotaTexts } from '@wenshu/texts/design/quota';
import { Button } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { newId } from '../document/reading/new-id.ts';
import { useCreateScreen } from '../document/state/create-screen.ts';
import { useEditor } from '../document/state/use-editor.ts';
import { useRun } from '../document/state/use-run.ts';
import { mergeCombinations, quotaInput, splitCombinations } from './change-cells.ts';
import { GridHead } from './grid-head.tsx';
import classes from './quota.module.css';
import type { QuotaGrid } from './quota-grid.ts';

/** A, B, … Z, AA: a name for each limit that several squares share. */
export function letterOf(index: number): string {
  return (index >= 26 ? letterOf(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));
}

/** The letters of the shared cells, by cell. */
export function lettersOf(quota: Quota): ReadonlyMap<string, string> {
  const shared = inOrder(quota.cells).filter(cell => combinationsOf(cell.match).length > 1);
  return new Map(shared.map((cell, index) => [cell.id, letterOf(index)]));
}

/** Picks squares and joins them into one limit, or takes them apart. */
export function MergeTable({ quota, grid }: { readonly quota: Quota; readonly grid: QuotaGrid }) {
  const t = useTexts(quotaTexts);
  const { isLocked, loaded } = useCreateScreen();
  const run = useRun();
  const editor = useEditor();
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const { rowAxes, rows, cellOf } = grid;
  const letters = lettersOf(quota);
  const chosen = rows.flatMap(row => row.squares).filter(square => picked.has(square.key));
  const isShared = chosen.some(square => letters.has(cellOf.get(square.key)?.id ?? ''));
  const toggle = (key: string) => {
    const next = new Set(picked);
    if (!next.delete(key)) next.add(key);
    setPicked(next);
  };
  const change = (how: typeof mergeCombinations, said: string) => {
    run(
      'saveQuota',
      quotaInput(
        quota,
        how(
          quota,
          chosen.map(square => square.match),
          newId,
        ),
      ),
    );
    editor.announce(said);
    setPicked(new Set());
  };
  return (
    <>
      {loaded.mayEdit && (
        <div className={classes.tools}>
          <span className={classes.toolHint}>
            {chosen.length === 0 ? t.merge.choose : t.merge.selected({ count: chosen.length })}
          </span>
          <Button
            disabled={isLocked || chosen.length < 2}
            onClick={() => change(mergeCombinations, t.merge.merged({ count: chosen.length }))}
          >
            {t.merge.join}
          </Button>
          <Button disabled={isLocked || !isShared} onClick={() => change(splitCombinations, t.merge.splitDone)}>
            {t.merge.split}
          </Button>
          {chosen.length > 0 && (
            <Button type="text" onClick={() => setPicked(new Set())}>
              {t.merge.clear}
            </Button>
          )}
        </div>
      )}
      <section className={classes.scroll} aria-label={t.merge.choose}>
        <table className={classes.table}>
          <GridHead grid={grid} only={t.merge.groups} hasTotal={false} />
          <tbody>
            {rows.map(row => (
              <tr key={row.key}>
                {row.labels.map((label, index) => (
                  <th key={rowAxes[index]?.id} scope="row" className={classes.rowName}>
                    {label}
                  </th>
                ))}
                {row.squares.map(square => {
                  const letter = letters.get(cellOf.get(square.key)?.id ?? '');
                  return (
                    <td key={square.key}>
                      <button
                        type="button"
                        className={classes.pick}
                        aria-pressed={picked.has(square.key)}
                        aria-label={t.merge.cell({ name: square.label }) + (letter ? t.merge.inGroup({ letter }) : '')}
                        data-shared={letter !== undefined}
                        disabled={isLocked}
                        onClick={() => toggle(square.key)}
                      >
                        {letter ?? '·'}
                      </button>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
