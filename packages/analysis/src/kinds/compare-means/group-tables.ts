import { compareMeansTexts } from '@wenshu/texts/findings/models/compare-means';
import type { Exhibit } from '../../exhibit/exhibits.ts';
import { numberAs, pFormat, plainTable } from '../model/plain-table.ts';
import type { GroupView } from './group-view.ts';

/** Both lines, as SPSS has them: with equal variances and without. */
export function tTestTable({ found, names, groups, context }: GroupView): Exhibit {
  const { titles, columns, parts, versus } = compareMeansTexts[context.language];
  const [first, second] = groups as readonly [string, string];
  return plainTable(
    {
      id: 'tTest',
      title: `${titles.tTest} (${versus(first, second)})`,
      base: found.base,
      columns: [
        { id: 'leveneF', text: columns.leveneF, format: numberAs(3) },
        { id: 'leveneP', text: columns.leveneP, format: pFormat },
        { id: 't', text: columns.t, format: numberAs(3) },
        { id: 'df', text: columns.df, format: numberAs(1) },
        { id: 'p', text: columns.p, format: pFormat },
        ...(['difference', 'standardError', 'low', 'high', 'cohensD'] as const).map(id => ({
          id,
          text: columns[id],
          format: numberAs(3),
        })),
      ],
      rows: found.tests.flatMap(({ key, levene, t }, test) =>
        (['equal', 'welch'] as const).map(assumed => {
          const { t: value, df, pValue, standardError, ciLower, ciUpper } = t![assumed];
          const spread = assumed === 'equal' ? [levene?.f ?? null, levene?.pValue ?? null] : ['', ''];
          return {
            id: `${key}:${assumed}`,
            text: parts[assumed],
            group: names[test]!,
            values: [...spread, value, df, pValue, t!.difference, standardError, ciLower, ciUpper, t!.cohensD],
          };
        }),
      ),
    },
    context,
  );
}

export function anovaTables({ found, names, context }: GroupView): readonly Exhibit[] {
  const { titles, columns, parts } = compareMeansTexts[context.language];
  const dfFormat = numberAs(found.base.effective === undefined ? 0 : 1);
  return [
    plainTable(
      {
        id: 'anova',
        title: titles.anova,
        base: found.base,
        columns: [
          { id: 'sumOfSquares', text: columns.sumOfSquares, format: numberAs(3) },
          { id: 'df', text: columns.df, format: dfFormat },
          { id: 'meanSquare', text: columns.meanSquare, format: numberAs(3) },
          { id: 'f', text: columns.f, format: numberAs(3) },
          { id: 'p', text: columns.p, format: pFormat },
        ],
        rows: found.tests.flatMap(({ key, anova }, test) => {
          const { ssBetween, ssWithin, ssTotal, dfBetween, dfWithin, msBetween, msWithin, f, pValue } = anova;
          const group = names[test]!;
          return [
            ...[
              {
                id: `${key}:between`,
                text: parts.between,
                group,
                values: [ssBetween, dfBetween, msBetween, f, pValue],
              },
            ],
            { id: `${key}:within`, text: parts.within, group, values: [ssWithin, dfWithin, msWithin, '', ''] },
            { id: `${key}:total`, text: parts.total, group, values: [ssTotal, dfBetween + dfWithin, '', '', ''] },
          ];
        }),
      },
      context,
    ),
    plainTable(
      {
        id: 'robust',
        title: titles.robust,
        base: found.base,
        columns: [
          { id: 'leveneF', text: columns.leveneF, format: numberAs(3) },
          { id: 'leveneP', text: columns.leveneP, format: pFormat },
          { id: 'welchF', text: columns.welchF, format: numberAs(3) },
          { id: 'welchDf', text: columns.welchDf, format: numberAs(1) },
          { id: 'welchP', text: columns.welchP, format: pFormat },
          { id: 'etaSquared', text: columns.etaSquared, format: numberAs(3) },
          { id: 'omegaSquared', text: columns.omegaSquared, format: numberAs(3) },
        ],
        rows: found.tests.map(({ key, levene, welch, etaSquared, omegaSquared }, test) => ({
          id: key,
          text: names[test]!,
          values: [
            ...[levene?.f ?? null, levene?.pValue ?? null],
            ...[welch?.f ?? null, welch?.df2 ?? null, welch?.pValue ?? null, etaSquared, omegaSquared],
          ],
        })),
      },
      context,
    ),
  ];
}
