import type { Language } from '@wenshu/texts';
import type { Told } from '../claims/claim.ts';
import { LEAST_TO_SPEAK, peopleOf } from '../claims/evidence.ts';
import type { Exhibit } from '../exhibit/exhibits.ts';
import { askedClaims } from './asked-claims.ts';
import { differingTables } from './differing-tables.ts';

/** An outcome by one grouping, as its analysis found it. */
interface Looked {
  readonly group: string;
  /** Empty where the data did not let it be worked out. */
  readonly exhibits: readonly Exhibit[];
}

export interface LookedThrough<One extends Looked> {
  /** Those that stand when all tests are counted, the surest first. */
  readonly standing: readonly One[];
  readonly untested: readonly One[];
  /** Tests of all that could be tested. */
  readonly tested: number;
}

const isTest = (exhibit: Exhibit) =>
  exhibit.kind === 'table' && (exhibit.differs?.length ?? 0) > 0 && peopleOf(exhibit.source.base) >= LEAST_TO_SPEAK;

/** By which groupings an outcome differs: whoever looks through ten of them finds one by chance, so all tests count. */
export function lookThrough<One extends Looked>(looked: readonly One[]): LookedThrough<One> {
  const tables = looked.flatMap(one => one.exhibits.filter(isTest).map(exhibit => ({ exhibit, one })));
  const [found] = differingTables([{ tables }]);
  const testable = new Set(tables.map(({ one }) => one));
  return {
    standing: [...new Set(found!.differing.map(({ one }) => one))],
    untested: looked.filter(one => !testable.has(one)),
    tested: found!.tested,
  };
}

/** What it means, each sentence under its condition. */
export function tellLooked(
  outcome: string,
  { standing, untested, tested }: LookedThrough<Looked>,
  language: Language,
): readonly Told[] {
  const known = { tested, untested: untested.length, standing: standing.length };
  const names = (of: readonly Looked[]) => of.map(({ group }) => group);
  return [
    askedClaims.stand.tell(language, known, () => ({ outcome, groups: names(standing), tested })),
    askedClaims.noneStand.tell(language, known, () => ({ outcome, tested })),
    askedClaims.notTested.tell(language, known, () => ({ outcome })),
    askedClaims.someNotTested.tell(language, known, () => names(untested)),
  ].filter(one => one !== undefined);
}
