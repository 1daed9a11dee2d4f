import type { CallData, cleaningCalls } from '@wenshu/api-contract';
import { cleaningScreenTexts } from '@wenshu/texts/findings/cleaning-screen';
import type { ReactNode } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { numberText } from '../records/many/batch-words.ts';
import classes from './cleaning.module.css';

export type FoundHits = CallData<typeof cleaningCalls.preview>;

interface FoundTablesProps {
  readonly found: FoundHits;
  /** By rule, in the order of what was found. */
  readonly names: readonly string[];
}

const percent = (count: number, of: number) => `${((count / Math.max(1, of)) * 100).toFixed(1)}%`;

/** What each rule finds, and what two of them find together. */
export function FoundTables({ found: { tally, looked }, names }: FoundTablesProps) {
  const t = useTexts(cleaningScreenTexts);
  return (
    <>
      <div className={classes.scroll}>
        <table className={classes.table} aria-label={t.byRule}>
          <thead>
            <tr>
              <th scope="col">{t.columns.rule}</th>
              <th scope="col">{t.columns.hits}</th>
              <th scope="col">{t.columns.share}</th>
              <th scope="col">{t.columns.alone}</th>
            </tr>
          </thead>
          <RuleRows names={names}>
            {at => (
              <>
                <td>{numberText(tally.hits[at]!)}</td>
                <td>{percent(tally.hits[at]!, looked)}</td>
                <td>{numberText(tally.alone[at]!)}</td>
              </>
            )}
          </RuleRows>
        </table>
      </div>
      {names.length > 1 && (
        <details className={classes.details}>
          <summary>{t.overlap}</summary>
          <p className={classes.faint}>{t.overlapHint}</p>
          <div className={classes.scroll}>
            <table className={classes.table} aria-label={t.overlap}>
              <thead>
                <tr>
                  <td />
                  {names.map((name, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: two rules may have one name
                    <th key={at} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <RuleRows names={names}>
                {at =>
                  tally.overlap[at]!.map((count, other) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a place is a rule
                    <td key={other} data-own={other === at}>
                      {numberText(count)}
                    </td>
                  ))
                }
              </RuleRows>
            </table>
          </div>
        </details>
      )}
    </>
  );
}

interface RuleRowsProps {
  readonly names: readonly string[];
  /** The cells of the rule at a place. */
  children(at: number): ReactNode;
}

const RuleRows = ({ names, children }: RuleRowsProps) => (
  <tbody>
    {names.map((name, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two rules may have one name
      <tr key={at}>
        <th scope="row">{name}</th>
        {children(at)}
      </tr>
    ))}
  </tbody>
);
