import { clusterTexts } from '@wenshu/texts/findings/models/clusters';
import { kmeansTexts } from '@wenshu/texts/findings/models/kmeans';
import { modelResultTexts } from '@wenshu/texts/findings/models/model-result';
import type { Told } from '../../claims/claim.ts';
import type { Exhibit } from '../../exhibit/exhibits.ts';
import { formatNumber } from '../../exhibit/format-number.ts';
import type { PlainFormat } from '../../exhibit/units.ts';
import type { PresentContext } from '../kind.ts';
import type { ModelRequest } from '../model/form.ts';
import { variableNames } from '../model/named.ts';
import { type ModelNotes, modelNotes, numberAs, percentFormat, pFormat, plainTable } from '../model/plain-table.ts';
import { clusterNotes, knownClusters, presentClusters } from '../model/present-clusters.ts';
import { kmeansClaims } from './claims.ts';
import type { FoundKmeans } from './found.ts';

export function presentKmeans(found: FoundKmeans, request: ModelRequest, context: PresentContext): readonly Exhibit[] {
  const { language, source } = context;
  const texts = kmeansTexts[language];
  const { base, elbow, chosen, anova } = found;
  const keys = request.slots.variables!;
  const names = variableNames(keys, context);
  const column = (id: keyof typeof texts.columns, format: PlainFormat = numberAs(3)) => ({
    id,
    text: texts.columns[id],
    format,
  });
  return [
    ...presentClusters(found, request, summaryNotes(found, request, context), context),
    ...(found.sizes.length < 2
      ? []
      : [
          plainTable(
            {
              id: 'anova',
              title: texts.titles.anova,
              base,
              notes: modelNotes({ footnotes: [texts.anovaIs] }),
              columns: [
                column('msBetween'),
                column('dfBetween', numberAs(0)),
                column('msWithin'),
                column('dfWithin', numberAs(base.effective === undefined ? 0 : 1)),
                column('f'),
                column('p', pFormat),
              ],
              rows: anova.map((one, at) => ({
                id: keys[at]!,
                text: names[at]!,
                values: [one.msBetween, one.dfBetween, one.msWithin, one.dfWithin, one.f, one.pValue],
              })),
            },
            context,
          ),
        ]),
    ...(chosen
      ? [
          plainTable(
            {
              id: 'choice',
              title: texts.titles.choice,
              base,
              notes: modelNotes({ meaning: reasonsOf(found, context) }),
              columns: [column('within'), column('silhouette'), column('ratio', numberAs(1))],
              rows: chosen.candidates.map(({ count, within, silhouette, ratio }) => ({
                id: String(count),
                text: texts.count(count),
                values: [within, silhouette, ratio],
              })),
            },
            context,
          ),
        ]
      : []),
    {
      kind: 'lines',
      id: 'elbow',
      title: texts.titles.elbow,
      source: { ...source, base },
      format: numberAs(1),
      notes: modelNotes({
        footnotes: [texts.elbowIs, found.lookedAt === undefined ? undefined : texts.lookedAt(found.lookedAt)],
      }),
      x: { of: 'category', names: elbow.map((_, at) => String(at + 1)) },
      y: { min: 0 },
      series: [{ id: 'within', name: texts.columns.within, values: elbow }],
    },
  ];
}

const knownOf = (found: FoundKmeans) => ({
  ...knownClusters(found),
  silhouette: found.silhouette,
  by: found.chosen?.by,
});

/** Why so many, where that was looked for. */
function reasonsOf(found: FoundKmeans, { language }: PresentContext): readonly (Told | undefined)[] {
  const { chosen } = found;
  const best = chosen?.candidates.find(({ count }) => count === chosen.count);
  if (!chosen || !best) return [];
  const said = (decimals: number) => () => ({
    count: chosen.count,
    value: formatNumber(numberAs(decimals), best[chosen.by], language),
  });
  return [
    kmeansClaims.silhouette.tell(language, knownOf(found), said(3)),
    kmeansClaims.ratio.tell(language, knownOf(found), said(1)),
  ];
}

function summaryNotes(found: FoundKmeans, request: ModelRequest, context: PresentContext): ModelNotes {
  const { language } = context;
  const [texts, shared] = [kmeansTexts[language], modelResultTexts[language]];
  const { silhouette, explained, leftOut, isConverged, sizes } = found;
  const known = knownOf(found);
  const { clear, unclear, notSettled } = kmeansClaims;
  const { meaning, warnings } = clusterNotes(found, request, context);
  const value = () => formatNumber(numberAs(2), silhouette, language);
  return modelNotes({
    meaning: [...meaning, ...reasonsOf(found, context), clear.tell(language, known, value)],
    warnings: [...warnings, unclear.tell(language, known, value), notSettled.tell(language, isConverged)],
    footnotes: [
      sizes.length > 1 ? texts.explained(formatNumber(percentFormat, explained, language)) : undefined,
      clusterTexts[language].evidenceIs,
      request.options.standardize === true ? clusterTexts[language].standardized : undefined,
      leftOut > 0 ? shared.leftOut(leftOut) : undefined,
    ],
  });
}
