import type { CSSProperties } from 'react';
import type { ViewTexts } from '../answer-view.ts';
import { ariaOf } from '../aria-of.ts';
import { PointEnds } from './point-ends.tsx';

/** From displeased to delighted; a shorter row takes them evenly. */
const FACES = ['😠', '🙁', '😐', '🙂', '😍'] as const;

interface StarRowProps {
  readonly name: string;
  readonly count: number;
  readonly score: number | undefined;
  onScore(score: number): void;
  readonly faces: boolean;
  readonly lowLabel?: string;
  readonly highLabel?: string;
  readonly isInvalid: boolean;
  readonly titleId: string;
  readonly problemId: string;
  readonly texts: ViewTexts;
}

/** Stars, outlined and filled up to the score, or faces, as one radio group: arrow keys work, and a screen reader says "4 out of 5". */
export function StarRow(props: StarRowProps) {
  const { name, count, score, onScore, faces, lowLabel = '', highLabel = '', isInvalid, texts } = props;
  return (
    <div
      role="radiogroup"
      {...ariaOf(props, isInvalid)}
      className="star-scale"
      style={{ '--points': count } as CSSProperties}
    >
      <PointEnds low={lowLabel} high={highLabel} />
      <div className="stars">
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
            <span aria-hidden="true">{faces ? faceOf(value, count) : isLit(value, score, faces) ? '★' : '☆'}</span>
          </label>
        ))}
      </div>
    </div>
  );
}

export function faceOf(value: number, count: number): string {
  return FACES[Math.round(((value - 1) / (count - 1)) * (FACES.length - 1))]!;
}

function isLit(value: number, score: number | undefined, faces: boolean): boolean {
  return score !== undefined && (faces ? value === score : value <= score);
}
