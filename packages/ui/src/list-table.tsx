import type { ReactNode } from 'react';
import classes from './list-table.module.css';

export interface ListColumn<Row> {
  readonly key: string;
  readonly title: string;
  /** In the place of its title in the head, such as a box that chooses all lines. */
  readonly head?: ReactNode;
  /** Nothing for a line that has nothing to say there: on a phone it is left out. */
  cell(row: Row): ReactNode;
  /**
   * `name`: what the line is about, the first words of its card. `words`: may break into several lines. `number`: figures of one width.
   * `menu`: a button that stands in the corner of the card. `bare`: says itself what it is.
   */
  readonly as?: 'name' | 'words' | 'number' | 'menu' | 'bare';
}

interface ListTableProps<Row> {
  readonly label: string;
  readonly columns: readonly ListColumn<Row>[];
  readonly rows: readonly Row[];
  keyOf(row: Row): string;
  /** Inside something that has a border of its own. */
  readonly isBare?: boolean;
}

/** A list as a table. On a phone every line is a card whose cells say their columns' names: nothing is found only by scrolling sideways. */
export function ListTable<Row>({ label, columns, rows, keyOf, isBare = false }: ListTableProps<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keys.
    <section className={classes.frame} data-bare={isBare} aria-label={label} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            {columns.map(({ key, title, head }) => (
              <th key={key} scope="col">
                {head ?? title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={keyOf(row)}>
              {columns.map(({ key, title, as, cell }) => (
                <td key={key} data-as={as} data-column={isNamed(as) ? title : undefined}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const isNamed = (as: ListColumn<never>['as']) => as !== 'name' && as !== 'menu' && as !== 'bare';
