import type { ReportBlock, ReportPlace } from '@wenshu/analysis/browser';
import { reportScreenTexts } from '@wenshu/texts/findings/report-screen';
import { Button, Switch } from 'antd';
import { useTexts } from '../../../../../app/language/language.ts';
import { NumberInput } from '../../../../../app/number-input.tsx';
import { placeBlocks, reorderings } from '../../model/block-changes.ts';
import { LEAST_SIDE, sizeOf } from '../../model/places.ts';
import { useMake, useWorkState } from '../builder-context.ts';
import { useBoardActions } from '../canvas/use-board-actions.ts';
import { Field, Part } from './field.tsx';
import classes from './panels.module.css';

const sides = ['x', 'y', 'width', 'height'] as const;

/** Where a block stands to the point, in which order it is read, and whether it may be moved. */
export function PlacePanel({ block }: { readonly block: ReportBlock }) {
  const t = useTexts(reportScreenTexts).place;
  const shape = useWorkState(state => state.document.shape);
  const make = useMake();
  const { reorder, lock, duplicate, remove } = useBoardActions();
  const room = sizeOf(shape);
  const most: ReportPlace = {
    x: room.width - block.place.width,
    y: room.height - block.place.height,
    width: room.width - block.place.x,
    height: room.height - block.place.y,
  };
  const shown = shape === 'phone' ? (['height'] as const) : sides;
  const set = (side: (typeof sides)[number], value: number | null) =>
    value !== null &&
    make(placeBlocks([[block, { ...block.place, [side]: Math.round(value) }]]), `${side} ${block.id}`);
  return (
    <Part title={t.title}>
      <div className={classes.grid}>
        {shown.map(side => (
          <Field key={side} name={t[side]}>
            <NumberInput
              size="small"
              aria-label={t[side]}
              disabled={block.isLocked === true}
              value={block.place[side]}
              min={side === 'x' || side === 'y' ? 0 : LEAST_SIDE}
              {...(Number.isFinite(most[side]) && { max: most[side] })}
              onChange={value => set(side, value)}
            />
          </Field>
        ))}
      </div>
      <div className={classes.line}>
        {reorderings.map(to => (
          <Button key={to} size="small" onClick={() => reorder(to)}>
            {t[to]}
          </Button>
        ))}
      </div>
      <div className={classes.line}>
        <Switch size="small" checked={block.isLocked === true} aria-label={t.lock} onChange={isOn => lock(isOn)} />
        <span>{t.lock}</span>
        <span className={classes.spacer} />
        <Button size="small" onClick={duplicate}>
          {t.duplicate}
        </Button>
        <Button size="small" danger disabled={block.isLocked === true} onClick={remove}>
          {t.remove}
        </Button>
      </div>
    </Part>
  );
}
