import { useState } from 'react';
import { useEarly } from '../../islands/use-early.ts';
import card from '../parts/live-card.module.css';
import { LiveChoices } from '../parts/live-choices.tsx';
import type { DrawnTable } from './draw-table.ts';
import classes from './live-cross-table.module.css';

interface LiveCrossTableProps {
  readonly tables: readonly DrawnTable[];
  readonly words: {
    readonly example: string;
    readonly question: string;
    readonly turn: string;
    readonly base: string;
    readonly letters: string;
    readonly small: string;
  };
}

/** One question by what people are, with the letters of columns that differ: each table is worked out where the page is drawn. */
export function LiveCrossTable({ tables, words }: LiveCrossTableProps) {
  const [chosen, choose] = useState(tables[0]!.id);
  useEarly('live-cross-table', 'input:checked', choose);
  const { columns, lines, told } = tables.find(({ id }) => id === chosen) ?? tables[0]!;
  return (
    <div className={classes.card}>
      <LiveChoices name="live-banner" legend={words.turn} list={tables} chosen={chosen} onChoose={choose} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keys. */}
      <section className={classes.scroller} aria-label={words.question} tabIndex={0}>
        <table className={classes.table}>
          <caption>{words.question}</caption>
          <thead>
            <tr>
              <td />
              {columns.map(({ name, letter, isSmall }) => (
                <th key={name} scope="col" data-small={isSmall}>
                  {name}
                  <span className={classes.letter}>{letter}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr className={classes.bases}>
              <th scope="row">{words.base}</th>
              {columns.map(({ name, base, isSmall }) => (
                <td key={name} data-small={isSmall}>
                  {base}
                </td>
              ))}
            </tr>
            {lines.map(line => (
              <tr key={line.name}>
                <th scope="row">{line.name}</th>
                {line.cells.map(({ percent, letters }, at) => (
                  <td key={columns[at]!.name} data-small={columns[at]!.isSmall}>
                    {percent}
                    <span className={classes.letter}>{letters}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className={classes.told} aria-live="polite">
        {told.map(sentence => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <div className={card.note}>
        <p>{words.letters}</p>
        {columns.some(({ isSmall }) => isSmall) && <p>{words.small}</p>}
        <p>{words.example}</p>
      </div>
    </div>
  );
}
