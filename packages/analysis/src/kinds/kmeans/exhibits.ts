import { clusterTexts } from '@wenshu/texts/findings/models/clusters';
import { kmeansTexts } from '@wenshu/texts/findings/models/kmeans';
import { modelResultTexts } from '@wenshu/texts/findings/models/model-result';
import type { Exhibit } from '../../exhibit/exhibits.ts';
import { formatNumber, isSmallBase, SMALL_BASE } from '../../exhibit/format-number.ts';
import type { PlainFormat } from '../../exhibit/units.ts';
import type { PresentContext } from '../kind.ts';
import type { ModelRequest } from '../model/form.ts';
import { variableNames } from '../model/named.ts';
import { type ModelNotes, modelNotes, numberAs, percentFormat, pFormat, plainTable } from '../model/plain-table.ts';
import { clusterNames, clustersInWords, presentClusters } from '../model/present-clusters.ts';
import type { FoundKmeans } from './found.ts';

/** Below, people belong hardly more to their own cluster than to the next. */
const UNCLEAR = 0.25;

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
    plainTable(
      {
        ...{ id: 'anova', title: texts.titles.anova, base, notes: modelNotes({ footnotes: [texts.anovaIs] }) },
        columns: [
          column('msBetween'),
          column('dfBetween', numberAs(0)),
          column('msWithin'),
          column('dfWithin', numberAs(base.effective === undefined ? 0 : 1)),
          column('f'),
          column('p', pFormat),
        ],
        rows: anova.map((one, at) => ({
          ...{ id: keys[at]!, text: names[at]! },
          values: [one.msBetween, one.dfBetween, one.msWithin, one.dfWithin, one.f, one.pValue],
        })),
      },
      context,
    ),
    ...(chosen
      ? [
          plainTable(
            {
              ...{
                id: 'choice',
                title: texts.titles.choice,
                base,
                notes: modelNotes({ meaning: [reasonOf(found, context)] }),
              },
              columns: [column('within'), column('silhouette'), column('ratio', numberAs(1))],
              rows: chosen.candidates.map(({ count, within, silhouette, ratio }) => ({
                ...{ id: String(count), text: texts.count(count), values: [within, silhouette, ratio] },
              })),
            },
            context,
          ),
        ]
      : []),
    {
      ...{ kind: 'lines', id: 'elbow', title: texts.titles.elbow, source: { ...source, base }, format: numberAs(1) },
      notes: modelNotes({
        meaning: [texts.elbowIs],
        footnotes: [found.lookedAt === undefined ? undefined : texts.lookedAt(found.lookedAt)],
      }),
      x: { of: 'category', names: elbow.map((_, at) => String(at + 1)) },
      y: { min: 0 },
      series: [{ id: 'within', name: texts.columns.within, values: elbow }],
    },
  ];
}

function reasonOf({ chosen }: FoundKmeans, { language }: PresentContext): string | undefined {
  const texts = kmeansTexts[language];
  const best = chosen?.candidates.find(({ count }) => count === chosen.count);
  if (!chosen || !best) return undefined;
  const value = formatNumber(numberAs(chosen.by === 'silhouette' ? 3 : 1), best[chosen.by], language);
  return texts.chosenBy[chosen.by]({ count: chosen.count, value });
}

function summaryNotes(found: FoundKmeans, request: ModelRequest, context: PresentContext): ModelNotes {
  const { language } = context;
  const [texts, shared] = [kmeansTexts[language], modelResultTexts[language]];
  const { silhouette, explained, leftOut, sizes, base, isConverged } = found;
  const names = clusterNames(sizes.length, request, context);
  const small = names.filter((_, at) => sizes[at]! < SMALL_BASE);
  return modelNotes({
    meaning: [clustersInWords(found, request, context), reasonOf(found, context)],
    warnings: [
      silhouette !== null && silhouette < UNCLEAR
        ? texts.unclear(formatNumber(numberAs(2), silhouette, language))
        : undefined,
      isSmallBase(base) ? shared.few : undefined,
      !isSmallBase(base) && small.length > 0 ? clusterTexts[language].small(shared.list(small)) : undefined,
      isConverged ? undefined : texts.notSettled,
    ],
    footnotes: [
      texts.explained(formatNumber(percentFormat, explained, language)),
      request.options.standardize === true ? clusterTexts[language].standardized : undefined,
      leftOut > 0 ? shared.leftOut(leftOut) : undefined,
    ],
  });
}
