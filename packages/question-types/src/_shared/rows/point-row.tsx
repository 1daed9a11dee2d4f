import type { CSSProperties } from 'react';
import { ariaOf } from '../aria-of.ts';
import { PointEnds } from './point-ends.tsx';
import { perLine, pointLook } from './point-look.ts';

interface PointRowProps<Value extends string | number> {
  readonly name: string;
  readonly points: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: Value | undefined;
  onChoose(value: Value): void;
  readonly lowLabel: string;
  readonly highLabel: string;
  readonly isInvalid: boolean;
  readonly titleId: string;
  readonly problemId: string;
}

/** Points side by side, from low to high, as one radio group; evenly shared, on a phone too. */
export function PointRow<Value extends string | number>(props: PointRowProps<Value>) {
  const { name, points, chosen, onChoose, lowLabel, highLabel, isInvalid } = props;
  const look = pointLook(points.map(({ label }) => label));
  return (
    <div
      role="radiogroup"
      {...ariaOf(props, isInvalid)}
      style={{ '--points': points.length, '--per-line': perLine(points.length, look) } as CSSProperties}
    >
      <PointEnds low={lowLabel} high={highLabel} />
      <div className={`points has-${look}`}>
        {points.map(({ value, label }) => (
          <label key={value} className={value === chosen ? 'point is-chosen' : 'point'}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
