import { adjustPValues } from '@wenshu/statistics';
import type { Exhibit } from '../exhibit/exhibits.ts';

const ALPHA = 0.05;

/** Of a question, by a group. */
interface Compared {
  readonly exhibit: Exhibit;
}

export interface DifferingTables<Table extends Compared> {
  readonly tested: number;
  readonly untested: number;
  /** Tests of all groups. */
  readonly all: number;
  /** The surest first, and of equally sure ones the largest difference. */
  readonly differing: readonly Table[];
}

/** The surest test of the whole; a table of one group has one. */
function testOf(exhibit: Exhibit) {
  const tests = exhibit.kind === 'table' ? (exhibit.differs ?? []) : [];
  return tests.reduce<(typeof tests)[number] | undefined>(
    (known, one) => (known && known.p <= one.p ? known : one),
    undefined,
  );
}

/**
 * Which questions differ by each group: one p for each table, and Holm over all tables of all groups. Whoever looks at a hundred tables
 * finds five that differ by chance, however few letters each has.
 */
export function differingTables<Table extends Compared>(
  groups: readonly { readonly tables: readonly Table[] }[],
): readonly DifferingTables<Table>[] {
  const tests = groups.flatMap(({ tables }, group) =>
    tables.flatMap(table => {
      const test = testOf(table.exhibit);
      return test ? [{ group, table, ...test }] : [];
    }),
  );
  const { holm } = adjustPValues(tests.map(({ p }) => p));
  const sure = tests.filter((_test, at) => holm[at]! < ALPHA).sort((a, b) => a.p - b.p || b.effect - a.effect);
  return groups.map(({ tables }, group) => {
    const tested = tests.filter(test => test.group === group).length;
    return {
      tested,
      untested: tables.length - tested,
      all: tests.length,
      differing: sure.flatMap(test => (test.group === group ? [test.table] : [])),
    };
  });
}
