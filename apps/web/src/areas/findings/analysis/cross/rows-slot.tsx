import { type CrossRow, MAX_CROSS_ROWS } from '@wenshu/analysis/browser';
import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { nameIn } from '../slots/setup-context.ts';
import { SlotProblem } from '../slots/slot-problem.tsx';
import classes from '../slots/slots.module.css';
import { useListKeys } from '../slots/use-list-keys.ts';
import { allQuestions, withRequest } from './cross-analysis.ts';
import { useCross } from './cross-context.ts';
import { CrossItem } from './cross-item.tsx';
import { ShownDrawer } from './shown-drawer.tsx';

/** The questions that become tables. */
export function RowsSlot() {
  const texts = useTexts(analysisScreenTexts);
  const t = texts.rows;
  const { analysis, variables, change } = useCross();
  const { rows } = analysis.request;
  const id = useId();
  const [opened, setOpened] = useState<number>();
  const set = (next: readonly CrossRow[]) => change(now => withRequest(now, { rows: next }));
  const { move, remove } = useListKeys({
    slot: 'rows',
    items: rows,
    onChange: set,
    nameOf: ({ variable }) => nameIn(variables, variable, texts.item.gone),
  });
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
          <CrossItem
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
