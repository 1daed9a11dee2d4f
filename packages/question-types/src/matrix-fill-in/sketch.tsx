import type { SketchProps } from '../_shared/sketch.ts';
import { FieldSketch, namedColumns, PartWords, TableSketch } from '../_shared/sketch-parts.tsx';

const MOST_ROWS = 10;

export function MatrixFillInSketch({ question: { items, rows }, tags, more }: SketchProps) {
  const fields = items.map(({ id }) => <FieldSketch key={id} />);
  return (
    <>
      <TableSketch
        columns={namedColumns(items, tags)}
        rows={rows.slice(0, MOST_ROWS).map(row => ({
          key: row.id,
          cells: [<PartWords key="" part={row} tags={tags} />, ...fields],
        }))}
      />
      {rows.length > MOST_ROWS && <p className="sketch-more">{more(rows.length - MOST_ROWS)}</p>}
    </>
  );
}
