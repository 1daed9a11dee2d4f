import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react';
import type { AnswerViewProps } from '../_shared/answer-view.ts';
import { ariaOfQuestion } from '../_shared/aria-of.ts';
import { ownWords } from '../_shared/own-words.ts';
import { type HotspotAnswer, parsePoint, pointsOf } from './hotspot-answer.ts';
import { labels } from './labels.ts';
import { moveCursor } from './move-cursor.ts';
import type { Point } from './region.ts';

interface FreeClicksProps extends AnswerViewProps<HotspotAnswer> {
  readonly maxClicks: number;
  /** The picture in words. */
  readonly alt: string;
  readonly picture: ReactNode;
}

const percent = ({ x, y }: Point) => ({ x: Math.round(x * 100), y: Math.round(y * 100) });
const at = ({ x, y }: Point) => ({ left: `${x * 100}%`, top: `${y * 100}%` });

/** Tapped with a finger, or marked with a cursor that arrow keys move and a screen reader follows. */
export function FreeClicks(props: FreeClicksProps) {
  const { answer, onChange, titleId, texts, maxClicks, alt, picture } = props;
  const words = ownWords(labels, texts);
  const points = pointsOf(answer);
  const marks = points.map((point, index) => ({ point, n: index + 1 }));
  /** Undefined until the keyboard is used: a finger needs none. */
  const [cursor, setCursor] = useState<Point>();
  const [status, setStatus] = useState('');
  const change = (next: readonly Point[]) => onChange(next.length > 0 ? { points: next } : undefined);
  const mark = (raw: Point) => {
    const point = parsePoint(raw);
    if (!point) return;
    if (points.length >= maxClicks) {
      setStatus(words.full({ max: maxClicks }));
      return;
    }
    setStatus(words.marked({ n: points.length + 1, ...percent(point) }));
    change([...points, point]);
  };
  const markPointer = (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    mark({ x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height });
  };
  const pressKey = (event: KeyboardEvent) => {
    const from = cursor ?? { x: 0.5, y: 0.5 };
    if (event.key === ' ' || event.key === 'Enter') mark(from);
    else {
      const moved = moveCursor(from, event.key, event.shiftKey);
      if (!moved) return;
      setCursor(moved);
      setStatus(words.cursorAt(percent(moved)));
    }
    event.preventDefault();
  };
  return (
    <fieldset {...ariaOfQuestion(props)}>
      <p className="hotspot-hint">{words.clicksHint({ max: maxClicks })}</p>
      {/* An application: a screen reader leaves the arrow keys to the button in it. */}
      <div role="application" className="hotspot-picture" aria-labelledby={titleId}>
        <button
          type="button"
          className="hotspot-pad"
          aria-label={`${alt} ${words.pad}`.trim()}
          onClick={markPointer}
          onKeyDown={pressKey}
          onBlur={() => setCursor(undefined)}
        >
          {picture}
        </button>
        {marks.map(({ point, n }) => (
          <span key={n} className="hotspot-point" style={at(point)} aria-hidden="true">
            {n}
          </span>
        ))}
        {cursor && <span className="hotspot-cursor" style={at(cursor)} aria-hidden="true" />}
      </div>
      <p className="hotspot-status" role="status">
        {status}
      </p>
      {points.length > 0 && (
        <ol className="hotspot-points">
          {marks.map(({ point, n }) => (
            <li key={n}>
              <span>{words.marked({ n, ...percent(point) })}</span>
              <button
                type="button"
                className="link-button"
                onClick={() => {
                  setStatus('');
                  change(points.filter((_, place) => place !== n - 1));
                }}
              >
                {words.removePoint({ n })}
              </button>
            </li>
          ))}
        </ol>
      )}
    </fieldset>
  );
}
