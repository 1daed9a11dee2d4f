import { ownWords } from '../_shared/own-words.ts';
import type { SketchProps } from '../_shared/sketch.ts';
import { namedColumns, RadioSketch, TableSketch } from '../_shared/sketch-parts.tsx';
import { labels } from './labels.ts';

const MOST_FEATURES = 6;

/** Every feature with and without, on the same answers. */
export function KanoSketch({ question: { items, rows }, texts, tags, more }: SketchProps) {
  const own = ownWords(labels, texts);
  const marks = items.map(({ id }) => <RadioSketch key={id} />);
  return (
    <>
      <TableSketch
        columns={namedColumns(items, tags)}
        rows={rows.slice(0, MOST_FEATURES).flatMap(row => {
          const feature = row.title.text;
          const line = (key: string, words: string) => ({
            key: row.id + key,
            cells: [
              <span key="" data-still={row.id}>
                {words}
              </span>,
              ...marks,
            ],
          });
          return [line('with', own.kanoWith({ feature })), line('without', own.kanoWithout({ feature }))];
        })}
      />
      {rows.length > MOST_FEATURES && <p className="sketch-more">{more(rows.length - MOST_FEATURES)}</p>}
    </>
  );
}
