import { compareMeansTexts } from '@wenshu/texts/findings/models/compare-means';
import type { Exhibit } from '../../exhibit/exhibits.ts';
import { modelNotes, numberAs, pFormat, plainTable } from '../model/plain-table.ts';
import type { GroupView } from './group-view.ts';

/** Beyond so many pairs only those that differ are worth a line. */
const MOST_PAIRS = 60;

/** Which groups differ from which. */
export function postHocTable({ found, names, groups, context }: GroupView): readonly Exhibit[] {
  const { titles, columns, options, versus, onlyDifferent } = compareMeansTexts[context.language];
  const methods = [...new Set(found.tests.map(({ method }) => method))];
  const wordOf = (method: (typeof methods)[number]) => options.postHoc.words[method];
  // Where scores are compared by several methods each says its own.
  const headOf = (name: string, method: (typeof methods)[number]) =>
    methods.length > 1 ? `${name} (${wordOf(method)})` : name;
  const all = found.tests.flatMap(({ key, pairs, method }, test) =>
    pairs.map(pair => ({ ...pair, key, group: headOf(names[test]!, method) })),
  );
  const isShort = all.length <= MOST_PAIRS;
  const shown = isShort ? all : all.filter(({ pValue }) => pValue !== null && pValue < 0.05);
  if (shown.length === 0) return [];
  return [
    plainTable(
      {
        id: 'postHoc',
        title: methods.length > 1 ? titles.postHoc : `${titles.postHoc} (${wordOf(methods[0]!)})`,
        base: found.base,
        columns: [
          { id: 'difference', text: columns.difference, format: numberAs(3) },
          { id: 'standardError', text: columns.standardError, format: numberAs(3) },
          { id: 'p', text: columns.p, format: pFormat },
          { id: 'low', text: columns.low, format: numberAs(3) },
          { id: 'high', text: columns.high, format: numberAs(3) },
        ],
        rows: shown.map(({ key, group, a, b, difference, standardError, pValue, ciLower, ciUpper }) => ({
          id: `${key}:${found.codes[a]}:${found.codes[b]}`,
          text: versus(groups[a]!, groups[b]!),
          group,
          values: [difference, standardError, pValue, ciLower, ciUpper],
        })),
        notes: modelNotes({ footnotes: [isShort ? undefined : onlyDifferent] }),
      },
      context,
    ),
  ];
}
