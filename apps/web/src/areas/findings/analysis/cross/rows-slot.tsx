import { type CrossRow, MAX_CROSS_ROWS } from '@wenshu/analysis/browser';
import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { allQuestions, moveRow, withRequest } from './cross-analysis.ts';
import { nameIn, useSetup } from '../slots/setup-context.ts';
import { ShownDrawer } from './shown-drawer.tsx';
import { focusItem, SlotItem } from '../slots/slot-item.tsx';
import { SlotProblem } from '../slots/slot-problem.tsx';
import classes from '../slots/slots.module.css';

/** The questions that become tables. */
export function RowsSlot() {
  const texts = useTexts(analysisScreenTexts);
  const t = texts.rows;
  const { analysis, variables, change, announce } = useSetup();
  const { rows } = analysis.request;
  const id = useId();
  const [opened, setOpened] = useState<number>();
  const set = (next: readonly CrossRow[]) => change(now => withRequest(now, { rows: next }));
  const nameOf = (at: number) => nameIn(variables, rows[at]?.variable ?? '', texts.item.gone);
  const move = (at: number, key: string) => {
    const step = ({ ArrowUp: -1, ArrowDown: 1 } as Record<string, number>)[key] ?? 0;
    const to = at + step;
    if (step === 0 || to < 0 || to >= rows.length) return;
    set(moveRow(rows, at, step > 0 ? to + 1 : to));
    announce(texts.item.movedTo({ name: nameOf(at), place: to + 1 }));
    focusItem('rows', [to]);
  };
  const remove = (at: number) => {
    set(rows.filter((_, place) => place !== at));
    announce(texts.item.removed({ name: nameOf(at) }));
    focusItem('rows', [Math.max(0, Math.min(at, rows.length - 2))]);
  };
  const row = opened === undefined ? undefined : rows[opened];
  return (
    <section className={classes.part} aria-labelledby={`${id}-title`} data-slot="rows">
      <div className={classes.partHead}>
        <h2 id={`${id}-title`} className={classes.partTitle}>
          {t.title}
        </h2>
        <Button
          type="link"
          size="small"
          title={t.allHint}
          onClick={() => set(allQuestions(rows, [...variables.values()], MAX_CROSS_ROWS))}
        >
          {t.all}
        </Button>
        {rows.length > 0 && (
          <Button type="text" size="small" onClick={() => set([])}>
            {t.clear}
          </Button>
        )}
      </div>
      {rows.length === 0 && <p className={classes.emptySlot}>{t.empty}</p>}
      <ul className={classes.items}>
        {rows.map((one, at) => (
          <SlotItem
            // biome-ignore lint/suspicious/noArrayIndexKey: the same question may stand there twice
            key={at}
            item={one}
            path={[at]}
            dragged={{ from: 'rows', at }}
            onKey={key => move(at, key)}
            onSettings={() => setOpened(at)}
            onRemove={() => remove(at)}
          />
        ))}
      </ul>
      <SlotProblem slot="rows" />
      {row && (
        <ShownDrawer
          item={row}
          isRow
          onChange={next => set(rows.map((one, at) => (at === opened ? (next as CrossRow) : one)))}
          onClose={() => setOpened(undefined)}
        />
      )}
    </section>
  );
}
