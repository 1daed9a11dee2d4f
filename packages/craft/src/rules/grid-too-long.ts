import { splitGrid } from '../mends/split-grid.ts';
import type { Asked } from '../reading/asked.ts';
import { isBare } from '../reading/scale-labels.ts';
import type { ShapeRule } from './craft-rule.ts';

/** Beyond these a grid is a wall on a phone, and people click straight down. */
const MOST_ROWS = 10;
const MOST_COLUMNS = 7;
/** So many points fit on a phone beside each other only where the rows are few. */
const MANY_POINTS = 8;
const ROWS_OF_MANY_POINTS = 5;

export const gridTooLong: ShapeRule = {
  rule: 'grid-too-long',
  reads: 'shape',
  find: survey =>
    survey.questions.flatMap((asked): ReturnType<ShapeRule['find']> => {
      if (asked.kind !== 'grid') return [];
      const columns = columnsOf(asked);
      const worded = columns.filter(text => !isBare(text)).length;
      const at = { questionId: asked.id };
      if (asked.rows.length > MOST_ROWS) {
        const mend = splitGrid(asked, survey);
        return [
          {
            reason: 'rows',
            at,
            count: asked.rows.length,
            limit: MOST_ROWS,
            certainty: 'certain',
            ...(mend && { mend }),
          },
        ];
      }
      const tooWide =
        worded > MOST_COLUMNS || (columns.length >= MANY_POINTS && asked.rows.length > ROWS_OF_MANY_POINTS);
      return tooWide
        ? [{ reason: 'columns', at, count: columns.length, limit: MOST_COLUMNS, certainty: 'certain' }]
        : [];
    }),
};

/** A way out beside the points is no further point. */
const columnsOf = ({ options }: Asked) =>
  options.filter(({ role }) => role === 'plain' || role === 'none').map(({ text }) => text);
