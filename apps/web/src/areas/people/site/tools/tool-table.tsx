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
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has a keyboard alone scrolls it
    <section className={classes.tableBox} aria-label={caption} tabIndex={0}>
      <table className={classes.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {heads.map((head, at) => (
              // Two targets may be called alike; none of them moves.
              <th key={`${at + 1}`} scope="col" data-words={at < names}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            <tr key={`${line + 1}`}>
              {row.map((cell, at) => (
                <td key={`${at + 1}`} data-words={at < names}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
