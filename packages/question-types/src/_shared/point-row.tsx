import { perRow } from './per-row.ts';

/** Longer labels are words: on a phone they stand one below the other. */
const LONGEST_NUMBER = 3;

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

/** Points side by side, from low to high, as one radio group. On a phone they wrap before they get too small to touch. */
export function PointRow<Value extends string | number>({
  name,
  points,
  chosen,
  onChoose,
  lowLabel,
  highLabel,
  isInvalid,
  titleId,
  problemId,
}: PointRowProps<Value>) {
  return (
    <div
      role="radiogroup"
      aria-labelledby={titleId}
      aria-invalid={isInvalid}
      aria-describedby={isInvalid ? problemId : undefined}
    >
      <div
        className={points.some(({ label }) => label.length > LONGEST_NUMBER) ? 'points has-words' : 'points'}
        style={{ '--per-row': perRow(points.length) } as never}
      >
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
      {(lowLabel || highLabel) && (
        <p className="point-ends">
          <span>{lowLabel}</span>
          <span>{highLabel}</span>
        </p>
      )}
    </div>
  );
}
