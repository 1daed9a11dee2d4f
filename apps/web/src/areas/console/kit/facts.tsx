import { type Fact, FactLines } from '../../../app/fact-lines.tsx';
import classes from './facts.module.css';

interface FactsProps {
  readonly label: string;
  readonly facts: readonly Fact[];
}

/** What is known of one thing, a term and what it is beside each other. */
export function Facts({ label, facts }: FactsProps) {
  return (
    <dl className={classes.facts} aria-label={label}>
      <FactLines facts={facts} />
    </dl>
  );
}
