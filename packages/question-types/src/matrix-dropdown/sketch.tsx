import type { SketchProps } from '../_shared/sketch.ts';
import { FieldSketch, namedColumns, PartWords, TableSketch } from '../_shared/sketch-parts.tsx';
import { columnsOf } from './columns-of.ts';

const MOST_ROWS = 10;

export function MatrixDropdownSketch({ question, texts, tags, more }: SketchProps) {
  const columns = columnsOf(question);
  const { rows } = question;
  const fields = columns.map(({ id }) => <FieldSketch key={id} words={texts.choose} sign="select" />);
  return (
    <>
      <TableSketch
        columns={namedColumns(columns, tags)}
        rows={rows.slice(0, MOST_ROWS).map(row => ({
          key: row.id,
          cells: [<PartWords key="" part={row} tags={tags} />, ...fields],
        }))}
      />
      {rows.length > MOST_ROWS && <p className="sketch-more">{more(rows.length - MOST_ROWS)}</p>}
    </>
  );
}
