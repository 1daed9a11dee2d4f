import { proposeMatches } from '@wenshu/analysis/brought-in';
import type { StackedQuestion } from '@wenshu/api-contract';
import type { SourceVariable } from './open-source.ts';

/** The variables of the first source, each with those of the others that seem to be the same; then what only later ones have. */
export function proposeStack(sources: readonly (readonly SourceVariable[])[]): StackedQuestion[] {
  const rows: { variable: SourceVariable; members: (string | null)[] }[] = [];
  for (const [place, variables] of sources.entries()) {
    const matches = proposeMatches(
      variables,
      rows.map(({ variable }) => variable),
    );
    for (const [at, variable] of variables.entries()) {
      const row = rows[matches[at]!];
      if (row) row.members[place] = variable.key;
      else rows.push({ variable, members: sources.map((_, own) => (own === place ? variable.key : null)) });
    }
  }
  return rows.map(({ variable, members }) => ({
    name: variable.name,
    title: variable.title || variable.name,
    members,
  }));
}
