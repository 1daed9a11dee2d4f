import classes from './tools.module.css';

interface ToolTableProps {
  readonly caption: string;
  readonly heads: readonly string[];
  /** So many columns at the left are words. */
  readonly names: number;
  readonly rows: readonly (readonly string[])[];
}

/** A small table that scrolls by itself where a phone is narrower. */
export function ToolTable({ caption, heads, names, rows }: ToolTableProps) {
  // By place: two targets may be called alike, and none of them moves.
  const columns = heads.map((head, at) => ({ key: `column-${at}`, head, isWords: at < names, at }));
  const lines = rows.map((cells, at) => ({ key: `line-${at}`, cells }));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has a keyboard alone scrolls it
    <section className={classes.tableBox} aria-label={caption} tabIndex={0}>
      <table className={classes.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, head, isWords }) => (
              <th key={key} scope="col" data-words={isWords}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, cells }) => (
            <tr key={key}>
              {columns.map(column => (
                <td key={column.key} data-words={column.isWords}>
                  {cells[column.at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
