import { compareMeansTexts } from '@wenshu/texts/findings/models/compare-means';
import { togetherTested } from '../../claims/evidence.ts';
import type { Exhibit } from '../../exhibit/exhibits.ts';
import type { PresentContext } from '../../kind/kind.ts';
import type { ModelRequest } from '../model/form.ts';
import { variableNames } from '../model/named.ts';
import { countFormat, numberAs, plainTable } from '../model/plain-table.ts';
import type { FoundMeansOf } from './found.ts';
import { groupNotes } from './group-notes.ts';
import { anovaTables, tTestTable } from './group-tables.ts';
import type { GroupView } from './group-view.ts';
import { postHocTable } from './post-hoc-table.ts';
import { pOf } from './read-test.ts';

/** Means by group with their intervals, then the tests that belong to so many groups. */
export function presentGroups(
  found: FoundMeansOf<'groups'>,
  { slots }: ModelRequest,
  context: PresentContext,
): readonly Exhibit[] {
  const categories = context.variables.get(slots.group![0]!)?.categories ?? [];
  const view: GroupView = {
    found,
    context,
    names: variableNames(
      found.tests.map(({ key }) => key),
      context,
    ),
    groups: found.codes.map(code => categories.find(category => category.code === code)?.label ?? String(code)),
  };
  const isTwo = found.codes.length === 2;
  return [
    meansTable(view),
    meansChart(view),
    ...(isTwo ? [tTestTable(view)] : [...anovaTables(view), ...postHocTable(view)]),
  ];
}

function meansTable(view: GroupView): Exhibit {
  const { found, names, groups, context } = view;
  const { titles, columns } = compareMeansTexts[context.language];
  const isWeighted = found.base.effective !== undefined;
  const table = plainTable(
    {
      id: 'means',
      title: titles.means,
      base: found.base,
      notes: groupNotes(view),
      columns: [
        { id: 'people', text: columns.people, format: countFormat },
        ...(isWeighted ? [{ id: 'effective', text: columns.effective, format: numberAs(1) }] : []),
        ...(['mean', 'sd', 'standardError', 'low', 'high'] as const).map(id => ({
          id,
          text: columns[id],
          format: numberAs(2),
        })),
      ],
      rows: found.tests.flatMap(({ key, means }, test) =>
        means.map(({ base, mean, sd, standardError, low, high }, at) => ({
          id: `${key}:${found.codes[at]}`,
          text: groups[at]!,
          group: names[test]!,
          values: [base.people, ...(isWeighted ? [base.effective ?? 0] : []), mean, sd, standardError, low, high],
        })),
      ),
    },
    context,
  );
  // Of several scores each p counts the others: whoever takes the surest has looked at all of them.
  const ps = togetherTested(found.tests.map(pOf));
  const differs = found.tests.map(({ etaSquared }, at) => ({ p: ps[at]!, effect: Math.sqrt(Math.max(0, etaSquared)) }));
  return { ...table, differs };
}

function meansChart({ found, names, groups, context }: GroupView): Exhibit {
  const isOne = found.tests.length === 1;
  return {
    kind: 'ranges',
    id: 'intervals',
    title: compareMeansTexts[context.language].titles.intervals,
    notes: [],
    source: { ...context.source, base: found.base },
    format: numberAs(2),
    hidesNumbers: true,
    rows: found.tests.flatMap(({ means }, test) =>
      means.flatMap(({ mean, low, high }, at) =>
        mean === null
          ? []
          : [
              {
                text: groups[at]!,
                at: mean,
                low: low ?? mean,
                high: high ?? mean,
                ...(!isOne && { group: names[test]! }),
              },
            ],
      ),
    ),
  };
}
