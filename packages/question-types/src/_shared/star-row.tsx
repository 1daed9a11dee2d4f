import type { ViewTexts } from './answer-view.ts';
import { perRow } from './per-row.ts';

/** From displeased to delighted; a shorter row takes them evenly. */
const FACES = ['😠', '🙁', '😐', '🙂', '😍'] as const;

interface StarRowProps {
  readonly name: string;
  readonly count: number;
  readonly score: number | undefined;
  onScore(score: number): void;
  readonly faces: boolean;
  readonly isInvalid: boolean;
  readonly titleId: string;
  readonly problemId: string;
  readonly texts: ViewTexts;
}

/** Stars, filled up to the score, or faces, as one radio group: arrow keys work, and a screen reader says "4 out of 5". */
export function StarRow({ name, count, score, onScore, faces, isInvalid, titleId, problemId, texts }: StarRowProps) {
  return (
    <div
      role="radiogroup"
      aria-labelledby={titleId}
      aria-invalid={isInvalid}
      aria-describedby={isInvalid ? problemId : undefined}
      className="stars"
      style={{ '--per-row': perRow(count) } as never}
    >
      {Array.from({ length: count }, (_, index) => index + 1).map(value => (
        <label key={value} className={isLit(value, score, faces) ? 'star is-lit' : 'star'}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={value}
            checked={value === score}
            aria-label={texts.scoreOf({ score: value, points: count })}
            onChange={() => onScore(value)}
          />
          <span aria-hidden="true">
            {faces ? FACES[Math.round(((value - 1) / (count - 1)) * (FACES.length - 1))] : '★'}
          </span>
        </label>
      ))}
    </div>
  );
}

function isLit(value: number, score: number | undefined, faces: boolean): boolean {
  return score !== undefined && (faces ? value === score : value <= score);
}
