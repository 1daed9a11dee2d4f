import type { ReactNode } from 'react';
import classes from './facts.module.css';

interface FactsProps {
  readonly label: string;
  readonly facts: readonly (readonly [term: string, value: ReactNode])[];
}

/** What is known of one thing, a term and what it is beside each other. */
export function Facts({ label, facts }: FactsProps) {
  return (
    <dl className={classes.facts} aria-label={label}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
