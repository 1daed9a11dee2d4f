import type { ReactNode } from 'react';

export type Fact = readonly [term: string, value: ReactNode];

/** The lines of a list of terms, each with what it is. */
export function FactLines({ facts }: { readonly facts: readonly Fact[] }) {
  return facts.map(([term, value]) => (
    <div key={term}>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  ));
}
