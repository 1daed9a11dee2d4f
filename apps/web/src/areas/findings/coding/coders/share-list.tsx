import { codingCodersTexts } from '@wenshu/texts/findings/coders/coders-part';
import { type ListColumn, ListTable } from '@wenshu/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { Loaded } from '../../../../app/loaded.tsx';
import { useShares } from '../use-shares.ts';
import classes from './coders.module.css';
import { HandOutDialog } from './hand-out-dialog.tsx';
import { TakeBackDialog } from './take-back-dialog.tsx';
import { type CodersProps, nameOf, type Shares } from './use-coders.ts';

type Coder = Shares['items'][number];

/** Whose share is what, and how far each is. */
export function ShareList(props: CodersProps) {
  const t = useTexts(codingCodersTexts);
  const shares = useShares(props.of);
  const [isHandingOut, setHandingOut] = useState(false);
  const [moving, setMoving] = useState<Coder>();
  const columns: readonly ListColumn<Coder>[] = [
    { key: 'name', title: t.portions.person, as: 'name', cell: one => nameOf(one, t) },
    {
      key: 'progress',
      title: t.portions.progress,
      cell: ({ coded, given }) => (given === 0 ? t.portions.nothing : t.portions.of({ coded, given })),
    },
    {
      key: 'actions',
      title: t.portions.actions,
      as: 'bare',
      cell: one => one.given > 0 && <Button onClick={() => setMoving(one)}>{t.portions.takeBack}</Button>,
    },
  ];
  return (
    <section className={classes.card} aria-labelledby="coding-shares">
      <div className={classes.head}>
        <h2 id="coding-shares">{t.portions.title}</h2>
        <Button disabled={!shares.data?.free} onClick={() => setHandingOut(true)}>
          {t.portions.handOut}
        </Button>
      </div>
      <p className={classes.faint}>{t.portions.text}</p>
      <Loaded of={shares} words={t}>
        {({ items, answered, free, freeUncoded }) => (
          <>
            {answered === 0 ? (
              <p className={classes.faint}>{t.portions.noAnswers}</p>
            ) : (
              <>
                <ListTable
                  label={t.portions.list}
                  columns={columns}
                  rows={items}
                  keyOf={({ personId }) => personId}
                  isBare
                />
                <p className={classes.faint}>{t.portions.free({ free, uncoded: freeUncoded })}</p>
              </>
            )}
            {isHandingOut && (
              <HandOutDialog
                {...props}
                shares={{ items, answered, free, freeUncoded }}
                onClose={() => setHandingOut(false)}
              />
            )}
            {moving && <TakeBackDialog {...props} people={items} coder={moving} onClose={() => setMoving(undefined)} />}
          </>
        )}
      </Loaded>
    </section>
  );
}
