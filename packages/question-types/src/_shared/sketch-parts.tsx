import type { FlowItem, FlowRow } from '@wenshu/survey-core/answering';
import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { RichText } from './rich-text.tsx';
import { pointLook } from './rows/point-look.ts';
import { faceOf } from './rows/star-row.tsx';
import type { SketchProps } from './sketch.ts';

/** A card that nobody edits shows enough to know it by. */
const MOST_SHOWN = 20;

type Part = FlowItem | FlowRow;

/** The words of an option or a row, with what is set on it. */
export function PartWords({ part, tags }: { readonly part: Part } & Pick<SketchProps, 'tags'>) {
  return (
    <span className="sketch-words" data-still={part.id}>
      <RichText of={part.title} />
      {tags(part.settings)}
    </span>
  );
}

interface EachPartProps<One extends Part> extends Pick<SketchProps, 'more'> {
  readonly parts: readonly One[];
  children(part: One, index: number): ReactNode;
}

/** One line for each, up to a number that a card can hold. */
export function EachPart<One extends Part>({ parts, more, children }: EachPartProps<One>) {
  return (
    <>
      {parts.slice(0, MOST_SHOWN).map((part, index) => (
        <Fragment key={part.id}>{children(part, index)}</Fragment>
      ))}
      {parts.length > MOST_SHOWN && <p className="sketch-more">{more(parts.length - MOST_SHOWN)}</p>}
    </>
  );
}

interface ChipsSketchProps extends Pick<SketchProps, 'tags' | 'more'> {
  readonly parts: readonly Part[];
}

/** Short options side by side, as chips. */
export function ChipsSketch({ parts, tags, more }: ChipsSketchProps) {
  return (
    <div className="sketch-chips">
      <EachPart parts={parts} more={more}>
        {part => (
          <span className="sketch-chip">
            <PartWords part={part} tags={tags} />
          </span>
        )}
      </EachPart>
    </div>
  );
}

interface FieldSketchProps {
  readonly words?: string;
  readonly lines?: number;
  readonly sign?: 'select' | 'calendar';
}

/** Something to write or choose in: its frame and its pale words. */
export function FieldSketch({ words = '', lines = 1, sign }: FieldSketchProps) {
  return (
    <span
      className={sign ? `sketch-field has-${sign}` : 'sketch-field'}
      style={lines > 1 ? { height: 12 + 24 * Math.min(lines, 8) } : undefined}
      aria-hidden="true"
    >
      {words}
    </span>
  );
}

export function ButtonSketch({ words }: { readonly words: string }) {
  return (
    <span className="sketch-button" aria-hidden="true">
      {words}
    </span>
  );
}

interface EndsProps {
  readonly low: ReactNode;
  readonly high: ReactNode;
}

function EndsSketch({ low, high }: EndsProps) {
  return low || high ? (
    <span className="sketch-ends">
      <span>{low}</span>
      <span>{high}</span>
    </span>
  ) : null;
}

interface PointsSketchProps extends EndsProps {
  readonly points: readonly { readonly key: string | number; readonly label: string; readonly words?: ReactNode }[];
}

/** Points side by side with the meaning of the ends over them. */
export function PointsSketch({ points, low, high }: PointsSketchProps) {
  const isNumbers = pointLook(points.map(({ label }) => label)) === 'numbers';
  return (
    <div
      className={isNumbers ? 'sketch-scale' : 'sketch-scale has-words'}
      style={{ '--points': points.length } as CSSProperties}
    >
      <EndsSketch low={low} high={high} />
      <span className="sketch-points">
        {points.map(({ key, label, words }) => (
          <span key={key} className="sketch-point">
            {words ?? label}
          </span>
        ))}
      </span>
    </div>
  );
}

export function StarsSketch({
  count,
  faces,
  low,
  high,
}: EndsProps & { readonly count: number; readonly faces: boolean }) {
  return (
    <div className="sketch-scale is-stars" style={{ '--points': count } as CSSProperties}>
      <EndsSketch low={low} high={high} />
      <span className="sketch-points" aria-hidden="true">
        {Array.from({ length: count }, (_, index) => index + 1).map(value => (
          <span key={value} className="sketch-star">
            {faces ? faceOf(value, count) : '★'}
          </span>
        ))}
      </span>
    </div>
  );
}

/** A track with its handle where it stands before anybody has moved it. */
export function TrackSketch({ at }: { readonly at: 'start' | 'middle' }) {
  return <span className={`sketch-track is-at-${at}`} aria-hidden="true" />;
}

/** The place where files are put, with what may be put there. */
export function UploadSketch({ words, rules }: { readonly words: string; readonly rules: string }) {
  return (
    <div className="sketch-upload">
      <span className="sketch-upload-sign" aria-hidden="true" />
      <span>{words}</span>
      <small>{rules}</small>
    </div>
  );
}

/** A picture of the creator, or the words for that there is none yet. */
export function PictureSketch({
  src,
  alt,
  missing,
}: {
  readonly src: string;
  readonly alt: string;
  readonly missing: string;
}) {
  return src ? (
    <img className="sketch-picture" src={src} alt={alt} loading="lazy" />
  ) : (
    <div className="sketch-missing">{missing}</div>
  );
}

interface TableSketchProps {
  readonly columns: readonly { readonly key: string; readonly title: ReactNode }[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** Names and cells that line up. */
export function TableSketch({ columns, rows }: TableSketchProps) {
  return (
    <div className="sketch-table-frame">
      <table className="sketch-table">
        <thead>
          <tr>
            {columns.map(({ key, title }) => (
              <th key={key} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key: rowKey, cells }) => (
            <tr key={rowKey}>
              {columns.map(({ key }, index) => (
                <td key={key}>{cells[index]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A column for the names of the rows, then one for each of these. */
export function namedColumns(parts: readonly Part[], tags: SketchProps['tags']) {
  return [
    { key: '', title: null },
    ...parts.map(part => ({ key: part.id, title: <PartWords part={part} tags={tags} /> })),
  ];
}

export const RadioSketch = () => <span className="sketch-radio" aria-hidden="true" />;
